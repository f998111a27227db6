import { packagesUnderFloor } from './floor.ts'
import { packageTitle } from './package-title.ts'
import { inTier, packagesOf, packagesOn, publishedProduct, tiersOf } from './price-book.ts'
import { orderableRange, quote } from './quote.ts'
import { seedBook } from './seed-book.ts'
import { premium, premiumFollowers, premiumOffer, twoTierBook } from './test-two-tiers.ts'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const likes = { platform: 'instagram', serviceType: 'likes' } as const
const priceOf = (
  product: typeof followers | typeof premiumFollowers,
  quantity: number,
  offer = premiumOffer(),
) => quote(twoTierBook, { product, quantity, ...('tier' in product && { offer }) })

describe('a product in two tiers', () => {
  it('names them, the standard one first; with one tier the book names none', () => {
    expect(tiersOf(twoTierBook, followers).map(({ name }) => name)).toEqual(['Padrão', premium.name])
    expect(tiersOf(twoTierBook, premiumFollowers)).toHaveLength(2)
    expect([...tiersOf(twoTierBook, likes), ...tiersOf(seedBook, followers)]).toEqual([])
  })

  it('has the packages, the pages and the range of each tier apart', () => {
    expect(packagesOf(twoTierBook, premiumFollowers)).toEqual(premium.packages)
    expect(packagesOn(twoTierBook, 'landing', premiumFollowers)).toEqual(premium.packages)
    expect(packagesOf(twoTierBook, { ...followers, tier: 'Padrão' })).toEqual(packagesOf(seedBook, followers))
    expect(orderableRange(twoTierBook, premiumFollowers)).toEqual({ minimum: 500, maximum: 20_000 })
    expect(publishedProduct(twoTierBook, { ...likes, tier: premium.name })).toBeUndefined()
  })

  it('costs what its tier costs: packages, quantities between them, discounts and the range', () => {
    expect(priceOf(followers, 500)).toEqual({ ok: true, amountCents: 4_500 })
    expect(priceOf(premiumFollowers, 500)).toEqual({ ok: true, amountCents: 9_000 })
    expect(priceOf(premiumFollowers, 1_000)).toEqual({ ok: true, amountCents: 16_500 })
    // R$ 1.200, less 5 % of 500 and 8 % of 200.
    expect(priceOf(premiumFollowers, 10_000)).toEqual({ ok: true, amountCents: 115_900 })
    expect(priceOf(premiumFollowers, 100)).toMatchObject({ ok: false, reason: 'BELOW_MINIMUM', minimum: 500 })
  })

  it('never sells a quantity under the floor of its own tier', () => {
    const dear = premiumOffer({ costMicrosPerThousand: 200_000_000 })
    expect(priceOf(premiumFollowers, 1_000, dear)).toEqual({ ok: true, amountCents: 30_000 })
    expect(packagesUnderFloor(twoTierBook, dear).map(({ quantity }) => quantity)).toEqual([500, 1_500, 5_000])
    expect(packagesUnderFloor(twoTierBook, premiumOffer())).toEqual([])
  })

  it('is not sold in a tier that the book does not have, whatever its offer', () => {
    const gone = { ...followers, tier: 'Ouro' }
    expect(quote(twoTierBook, { product: gone, quantity: 500, offer: premiumOffer() })).toMatchObject({
      reason: 'NOT_SOLD',
    })
    expect(orderableRange(twoTierBook, gone, premiumOffer())).toBeUndefined()
    expect(priceOf(premiumFollowers, 500, premiumOffer({ isActive: false }))).toMatchObject({
      reason: 'UNAVAILABLE',
    })
  })

  it('is told by the name of its tier, but for the standard one', () => {
    expect(packageTitle(premiumFollowers, 1_500)).toBe(
      '1.500 seguidores no Instagram (Premium com reposição)',
    )
    expect(packageTitle(inTier(followers, 'Padrão'), 500)).toBe('500 seguidores no Instagram')
  })
})
