import { splitHosts } from './split-hosts.ts'

it.each([
  ['postgres://u:p@one:5432/shop', ['postgres://u:p@one:5432/shop']],
  [
    'postgres://u:p%40@one:5432,two,10.0.0.3:6000/shop?statement_timeout=0',
    [
      'postgres://u:p%40@one:5432/shop?statement_timeout=0',
      'postgres://u:p%40@two/shop?statement_timeout=0',
      'postgres://u:p%40@10.0.0.3:6000/shop?statement_timeout=0',
    ],
  ],
  ['postgres://u:a,b@one/shop', ['postgres://u:a,b@one/shop']],
  ['redis+sentinel://one,two/shop/1', ['redis+sentinel://one/shop/1', 'redis+sentinel://two/shop/1']],
  ['redis://one', ['redis://one']],
  ['postgres:///shop?host=/run/postgresql', ['postgres:///shop?host=/run/postgresql']],
])('%s', (url, hosts) => {
  expect(splitHosts(url)).toEqual(hosts)
})
