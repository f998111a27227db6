import { negotiateEncoding } from './negotiate-encoding.ts'

describe('negotiateEncoding', () => {
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
    expect(negotiateEncoding(accepted)).toBe(encoding)
  })
})
