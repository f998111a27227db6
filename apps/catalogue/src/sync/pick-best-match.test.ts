import { seedBook } from '@smm/pricing/seed-book'
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
    seedBook,
    followers,
    changes.map((change, index) => candidate({ upstreamId: index + 1, ...change })),
  )?.upstreamId

describe('pickBestMatch', () => {
  it('prefers a service that takes every published package, even at a higher cost', () => {
    expect(winner({ minQuantity: 1_000 }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
    expect(winner({ maxQuantity: 2_000 }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
  })
  it('prefers a profitable service to a better name', () => {
    expect(winner({ name: 'Seguidores Brasileiros Reais 🇧🇷', costMicrosPerThousand: 90_000_000 }, {})).toBe(2)
  })
  it('prefers Brazilian services and avoids foreign ones', () => {
    expect(winner({}, { name: 'Instagram Seguidores Brasil', costMicrosPerThousand: 9_000_000 })).toBe(2)
    expect(winner({ name: 'Instagram Followers 🇹🇷' }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
  })
  it('prefers a refill to a Brazilian audience', () => {
    expect(winner({ name: 'Instagram Seguidores Brasil', refill: false }, {})).toBe(2)
  })
  it('orders by refill, cancel, cost and id', () => {
    expect(winner({ refill: false }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
    expect(winner({ cancel: false }, { costMicrosPerThousand: 9_000_000 })).toBe(2)
    expect(winner({}, { costMicrosPerThousand: 4_000_000 })).toBe(2)
    expect(winner({}, {})).toBe(1)
  })
  it('states the criteria met', () => {
    expect(pickBestMatch(seedBook, followers, [candidate({})])?.reason).toMatch(
      /^best of 1: takes the smallest package,.*refills/,
    )
  })
  it('returns undefined without a price or for a type other than Default', () => {
    expect(winner({ costMicrosPerThousand: 0 }, { type: 'Custom Comments' })).toBeUndefined()
    expect(pickBestMatch(seedBook, followers, [])).toBeUndefined()
  })
})
