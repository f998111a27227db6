import type { Offer } from '@smm/contracts/products'
import { nextTurn } from '../../next-turn.ts'
import { mostFor } from '../../shop.ts'
import { now, outcome, talk } from '../../testing.ts'
import { seedBook } from '@smm/pricing/seed-book'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const offer: Offer = {
  ...followers,
  isActive: true,
  upstreamServiceId: 1,
  costMicrosPerThousand: 10_000_000,
  marginBasisPoints: 5_000,
  minQuantity: 10,
  maxQuantity: 100_000,
  gaps: [{ minimum: 601, maximum: 1_799 }],
}
const known = { offers: [offer] }
const page = 'instagram.com/padaria.estrela'

describe('a quantity that no route takes', () => {
  it('is not quoted; the nearest ones are named and suggested', () => {
    const { last, replies } = talk(`700 seguidores ${page}`, known)
    expect(last).toContain('700 não consigo no momento: o mais perto é 600 ou 1.800.')
    expect(replies.at(-1)!.at(-1)!.suggestions).toEqual(['600 seguidores', '1.800 seguidores'])
    expect(outcome([`700 seguidores ${page}`, '600 seguidores'], known)).toMatch(/^recap .* 600 /)
    expect(outcome([`700 seguidores ${page}`, '1800'], known)).toMatch(/^recap .* 1800 /)
  })

  it('has no price where one is asked', () => {
    const { last } = talk('quanto custa 700 seguidores no instagram?', known)
    expect(last).toContain('o mais perto é 600 ou 1.800')
    expect(last).not.toContain('por R$ 60')
  })

  it('is not what an order is changed to', () => {
    expect(outcome([`500 seguidores ${page}`, 'muda pra 700'], known)).not.toContain('700')
    expect(outcome([`500 seguidores ${page}`, 'muda pra 1900'], known)).toMatch(/^recap .* 1900 /)
  })

  it('is a gap of the drawn range, with the price of a package inside it', () => {
    const { replies } = nextTurn({
      ...{ state: null, message: `quero seguidores ${page}`, turnId: '1', now, orders: [] },
      offers: [offer],
    })
    const part = replies[0]!.parts!.find((it) => it.type === 'packages')!
    expect(part.otherQuantity).toEqual({ offerId: '1', minimum: 100, maximum: 50_000, gaps: offer.gaps })
    expect(part.rows).toContainEqual(expect.objectContaining({ quantity: 1_500, amount: 120 }))
  })

  it('is never what a budget buys', () => {
    const most = (cents: number) => mostFor({ ...known, priceBook: seedBook }, followers, cents)
    expect(most(6_000)).toMatchObject({ quantity: 600 })
    expect(most(13_000)!.quantity).toBe(600)
    expect(most(16_000)!.quantity).toBeGreaterThanOrEqual(1_800)
  })
})
