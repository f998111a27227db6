import type { IncomingMessage } from 'node:http'
import { composePage } from './compose-page.ts'
import { encodingFor } from './encoding-for.ts'
import { aPage } from './testing.ts'
import { visitorReader } from './visitor-address.ts'

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['BR', 'br'],
    ['br;q=0.5', 'br'],
    ['xbr, gzipped', 'identity'],
  ])('takes from %j %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})

describe('visitorReader', () => {
  const request = (remoteAddress: string, headers: Record<string, string>) =>
    ({ socket: { remoteAddress }, headers: { host: 'a', ...headers } }) as unknown as IncomingMessage
  const chain = {
    'x-forwarded-for': '6.6.6.6, 9.9.9.9, 10.0.0.2',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'loja.example',
  }

  it.each([
    ['believes nobody by default', [], '10.0.0.1', { ip: '10.0.0.1', proto: 'http', host: 'a' }],
    [
      'believes a proxy up to the first stranger',
      ['10.0.0.0/8'],
      '10.0.0.1',
      { ip: '9.9.9.9', proto: 'https', host: 'loja.example' },
    ],
    ['does not believe a stranger', ['10.0.0.0/8'], '9.9.9.9', { ip: '9.9.9.9', proto: 'http', host: 'a' }],
    [
      'knows IPv4 inside IPv6',
      ['10.0.0.1'],
      '::ffff:10.0.0.1',
      { ip: '10.0.0.2', proto: 'https', host: 'loja.example' },
    ],
    ['knows IPv6', ['fd00::/8'], 'fd00::1', { ip: '10.0.0.2', proto: 'https', host: 'loja.example' }],
  ])('%s', (_name, trusted, peer, visitor) => {
    expect(visitorReader(trusted)(request(peer, chain))).toEqual(visitor)
  })
})

describe('composePage', () => {
  const compose = (head: Partial<ReturnType<typeof aPage>['head']>) =>
    composePage({
      origin: 'https://loja.example',
      page: aPage({ head: { ...aPage().head, ...head } }),
      styles: [],
    })

  it('lets no text of a page out of its place', () => {
    const html = compose({
      title: '</title><script>alert(1)</script>',
      description: '"><script>alert(1)</script>',
      structuredData: [{ name: '</script><script>alert(1)</script>' }],
    })
    expect(html).not.toContain('<script>alert')
  })

  it('completes the addresses of structured data', () => {
    const html = compose({ structuredData: [{ url: '/faq', offers: [{ url: '/precos' }], name: '/faq' }] })
    expect(html).toContain(
      '{"url":"https://loja.example/faq","offers":[{"url":"https://loja.example/precos"}],"name":"/faq"}',
    )
  })

  it('tells search engines to leave a page, or where it stands', () => {
    expect(compose({ noIndex: true })).toContain('<meta name="robots" content="noindex">')
    expect(compose({ noIndex: true })).not.toContain('rel="canonical"')
    expect(compose({ canonicalPath: '/todos-servicos' })).toContain(
      'href="https://loja.example/todos-servicos"',
    )
  })
})
