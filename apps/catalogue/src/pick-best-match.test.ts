import { type Candidate, pickBestMatch } from './pick-best-match.ts'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const candidate = (change: Partial<Candidate>): Candidate => ({
  upstreamId: 1,
  name: 'Instagram Followers',
  type: 'Default',
  costMicrosPerThousand: 5_000_000,
  minQuantity: 10,
  maxQuantity: 100_000,
  refill: true,
  cancel: true,
  ...change,
})
const winner = (...changes: Array<Partial<Candidate>>) =>
  pickBestMatch(
    followers,
    changes.map((change, index) => candidate({ upstreamId: index + 1, ...change })),
  )?.upstreamId

describe('the service of the supplier a product is sent to', () => {
  it('takes the packages we publish, even when it costs more', () => {
    expect(winner({ minQuantity: 1_000 }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
    expect(winner({ maxQuantity: 2_000 }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
  })
  it('leaves something over at the published prices before anything that reads better', () => {
    expect(winner({ name: 'Seguidores Brasileiros Reais 🇧🇷', costMicrosPerThousand: 90_000_000 }, {})).toBe(2)
  })
  it('is Brazilian where one is, and never for another country where it can be helped', () => {
    expect(winner({}, { name: 'Instagram Seguidores Brasil', costMicrosPerThousand: 9_000_000 })).toBe(2)
    expect(winner({ name: 'Instagram Followers 🇹🇷' }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
  })
  it('can be refilled, as the pages promise, before it is Brazilian', () => {
    expect(winner({ name: 'Instagram Seguidores Brasil', refill: false }, {})).toBe(2)
  })
  it('can be refilled, then cancelled, then costs least, then is the oldest', () => {
    expect(winner({ refill: false }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
    expect(winner({ cancel: false }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
    expect(winner({}, { costMicrosPerThousand: 4_000_000 })).toBe(2)
    expect(winner({}, {})).toBe(1)
  })
  it('says why', () => {
    expect(pickBestMatch(followers, [candidate({})])?.reason).toMatch(
      /^best of 1: takes the smallest package,.*refills/,
    )
  })
  it('is none when no price is known or more than a link and a quantity is asked for', () => {
    expect(winner({ costMicrosPerThousand: 0 }, { type: 'Custom Comments' })).toBeUndefined()
    expect(pickBestMatch(followers, [])).toBeUndefined()
  })
})
