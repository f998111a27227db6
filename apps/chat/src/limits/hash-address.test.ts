import { hashAddress } from './hash-address.ts'

const secret = 'a secret that is long enough for a test'
const evening = new Date('2026-11-22T23:59:59Z')
const morning = new Date('2026-11-23T00:00:01Z')

describe('the hashes of an address', () => {
  it('are of today and yesterday, so that the hour around midnight is counted', () => {
    const [today, yesterday] = hashAddress(secret, '200.1.2.3', morning)
    expect(hashAddress(secret, '200.1.2.3', evening)[0]).toBe(yesterday)
    expect(today).not.toBe(yesterday)
  })

  it('differ by address and by secret, and hold no address', () => {
    const [hash] = hashAddress(secret, '200.1.2.3', morning)
    expect(hash).toMatch(/^[\w-]{22}$/)
    expect(hashAddress(secret, '200.1.2.4', morning)).not.toContain(hash)
    expect(hashAddress(`${secret}!`, '200.1.2.3', morning)).not.toContain(hash)
  })

  it('are the same within an IPv6 /56, and others outside it', () => {
    const [hash] = hashAddress(secret, '2804:14d:1234:5600::1', morning)
    expect(hashAddress(secret, '2804:14d:1234:56ff:a:b:c:d', morning)[0]).toBe(hash)
    expect(hashAddress(secret, '2804:14d:1234:5700::1', morning)[0]).not.toBe(hash)
  })
})
