import type { IncomingMessage } from 'node:http'
import { visitorReader } from './visitor-address.ts'

describe('visitorReader', () => {
  const request = (remoteAddress: string, headers: Record<string, string>) =>
    ({ socket: { remoteAddress }, headers: { host: 'a', ...headers } }) as unknown as IncomingMessage
  const chain = {
    'x-forwarded-for': '6.6.6.6, 9.9.9.9, 10.0.0.2',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'loja.example',
  }

  it.each([
    ['trusts no proxy by default', [], '10.0.0.1', { ip: '10.0.0.1', proto: 'http', host: 'a' }],
    [
      'trusts a proxy up to the first untrusted address',
      ['10.0.0.0/8'],
      '10.0.0.1',
      { ip: '9.9.9.9', proto: 'https', host: 'loja.example' },
    ],
    [
      'does not trust an unknown peer',
      ['10.0.0.0/8'],
      '9.9.9.9',
      { ip: '9.9.9.9', proto: 'http', host: 'a' },
    ],
    [
      'reads IPv4 mapped into IPv6',
      ['10.0.0.1'],
      '::ffff:10.0.0.1',
      { ip: '10.0.0.2', proto: 'https', host: 'loja.example' },
    ],
    ['reads IPv6', ['fd00::/8'], 'fd00::1', { ip: '10.0.0.2', proto: 'https', host: 'loja.example' }],
  ])('%s', (_name, trusted, peer, visitor) => {
    expect(visitorReader(trusted)(request(peer, chain))).toEqual(visitor)
  })
})
