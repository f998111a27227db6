import type { ChatAction, PackagesPart, RecapPart } from '@smm/contracts/message-parts'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import { premium, premiumOffer, twoTierBook } from '@smm/pricing/test-two-tiers'
import { reopenCart } from './reopen-cart.ts'
import { nextTurn, type NextTurn } from './next-turn.ts'
import type { TieredOffer } from './shop.ts'
import { givenOrder, now } from './testing.ts'

const tier = premium.name
type Shop = { priceBook?: PriceBook; offers?: TieredOffer[]; action?: ChatAction; turnId?: string }
const turn = (message: string, state: unknown = null, shop: Shop = {}) =>
  nextTurn({
    state,
    message,
    turnId: 'turn',
    offers: [premiumOffer()],
    priceBook: twoTierBook,
    takesCarts: true,
    now,
    orders: [],
    ...shop,
  })
const talk = (...messages: string[]) =>
  messages.reduce<NextTurn | undefined>((before, it) => turn(it, before?.state), undefined)!
const recapped = ({ state }: NextTurn) => {
  const at = state.dialogue.state
  return at.at === 'confirming' ? at.recap.map((it) => [it.quantity, it.tier, it.quotedCents]) : at.at
}
const partOf = <Type extends 'packages' | 'recap'>({ replies }: NextTurn, type: Type) =>
  replies[0]!.parts?.find((it) => it.type === type) as
    (Type extends 'recap' ? RecapPart : PackagesPart) | undefined
const words = ({ replies }: NextTurn) => replies.map(({ content }) => content).join('\n')
const page = 'instagram.com/loja.x'

describe('a product in two tiers', () => {
  it('is listed with both, each under its name and sentence, and a row of each carries its tier', () => {
    const listed = talk(`quero seguidores ${page}`)
    expect(words(listed)).toContain(
      'Padrão: Entrega rápida, sem reposição.\n1. Starter: 100 seguidores por R$ 15,00',
    )
    expect(words(listed)).toContain(`${tier}: ${premium.sentence}\n• Growth: 500 seguidores por R$ 90,00`)
    const part = partOf(listed, 'packages')!
    expect(part.tier).toEqual({ name: 'Padrão', sentence: 'Entrega rápida, sem reposição.' })
    expect(part.rows.map(({ amount, action }) => [amount, 'tier' in action])).toEqual([
      [15, false],
      [45, false],
      [120, false],
      [300, false],
    ])
    expect(part.otherTiers).toMatchObject([
      {
        name: tier,
        sentence: premium.sentence,
        rows: [
          {
            quantity: 500,
            amount: 90,
            action: { type: 'choose-quantity', offerId: 'turn', quantity: 500, tier },
          },
          { quantity: 1_500, amount: 240 },
          { quantity: 5_000, amount: 600 },
        ],
        otherQuantity: { minimum: 500, maximum: 20_000 },
      },
    ])
  })

  it.each([
    ['the first tier, without a word', [`500 seguidores ${page}`], [[500, undefined, 4_500]]],
    ['by its name in the order', [`500 seguidores do premium ${page}`], [[500, tier, 9_000]]],
    ['by what it includes', [`quero 1500 seguidores com reposição ${page}`], [[1_500, tier, 24_000]]],
    ['after the list', [`quero seguidores ${page}`, 'quero o premium', '500'], [[500, tier, 9_000]]],
    ['before anything else', ['quero o premium', `500 seguidores ${page}`], [[500, tier, 9_000]]],
    ['by the number of a row of its list', [`seguidores premium ${page}`, '2'], [[1_500, tier, 24_000]]],
    ['at the recap', [`500 seguidores ${page}`, 'quero com reposição'], [[500, tier, 9_000]]],
    ['and back', [`500 seguidores premium ${page}`, 'sem reposição'], [[500, undefined, 4_500]]],
    ['in a yes that names the other one', [`500 seguidores ${page}`, 'sim, o premium'], [[500, tier, 9_000]]],
    ['for any quantity', [`1000 seguidores premium ${page}`], [[1_000, tier, 16_500]]],
    [
      'kept when the quantity changes',
      [`500 seguidores premium ${page}`, 'melhor 1500'],
      [[1_500, tier, 24_000]],
    ],
    [
      'left behind by another product',
      [`500 seguidores premium ${page}`, 'troca por 300 curtidas'],
      'collecting',
    ],
  ])('is chosen %s', (_how, messages, recap) => {
    expect(recapped(talk(...messages))).toEqual(recap)
  })

  it('is named in the recap, in words and drawn, and in the order that a yes places', () => {
    const shown = talk(`500 seguidores premium ${page}`)
    expect(words(shown)).toContain(`500 seguidores no Instagram (${tier})`)
    expect(partOf(shown, 'recap')?.items).toMatchObject([
      { title: `500 seguidores no Instagram (${tier})`, amount: 90 },
    ])
    expect(turn('sim', shown.state).intents).toMatchObject([
      { type: 'place-orders', orders: [{ tier, quantity: 500, quotedCents: 9_000 }] },
    ])
    expect(turn('sim', talk(`500 seguidores ${page}`).state).intents[0]).not.toHaveProperty('orders.0.tier')
  })

  it('is chosen by a tap on its row, and by one on the other tier', () => {
    const listed = talk(`quero seguidores premium ${page}`)
    const choose = (action: object) =>
      turn('500', listed.state, {
        action: { type: 'choose-quantity', offerId: 'turn', quantity: 500, ...action },
      })
    expect(recapped(choose({ tier }))).toEqual([[500, tier, 9_000]])
    expect(recapped(choose({}))).toEqual([[500, undefined, 4_500]])
  })

  it('asks for a quantity that its tier takes', () => {
    const asked = talk(`100 seguidores premium ${page}`)
    expect(recapped(asked)).toBe('collecting')
    expect(words(asked)).toContain('500')
  })

  it('is asked after without being ordered', () => {
    expect(words(talk('quanto custa 500 seguidores do premium no insta?'))).toContain('R$ 90,00')
    expect(words(talk(`500 seguidores ${page}`, 'tem reposição?'))).not.toContain(tier)
    expect(recapped(talk(`500 seguidores ${page}`, 'tem reposição?'))).toEqual([[500, undefined, 4_500]])
  })

  it('stands in a cart beside the other tier, and as many again are of the same', () => {
    const both = talk(
      `500 seguidores premium ${page}`,
      'e mais 500 seguidores pra instagram.com/loja.y sem reposição',
    )
    expect(recapped(both)).toEqual([
      [500, tier, 9_000],
      [500, undefined, 4_500],
    ])
    const again = talk(`500 seguidores premium ${page}`, 'mais 500 pra instagram.com/loja.y')
    expect(recapped(again)).toEqual([
      [500, tier, 9_000],
      [500, tier, 9_000],
    ])
  })
})

describe('a tier that went off sale', () => {
  it.each([
    ['the book', { priceBook: seedBook }],
    ['its route', { offers: [premiumOffer({ isActive: false })] }],
  ])('with %s between recap and yes places nothing: the standard one is shown', (_how, shop) => {
    const shown = talk(`500 seguidores premium ${page}`)
    const after = turn('sim', shown.state, shop)
    expect(after.intents).toEqual([])
    expect(recapped(after)).toEqual([[500, undefined, 4_500]])
  })

  it('is tapped too late', () => {
    const listed = talk(`quero seguidores ${page}`)
    const action = { type: 'choose-quantity', offerId: 'turn', quantity: 500, tier } as const
    const after = turn('500', listed.state, { action, priceBook: seedBook })
    expect(recapped(after)).toBe('choosing')
    expect(partOf(after, 'packages')).not.toHaveProperty('otherTiers')
  })

  it('names no tier in a shop of one: its words are those of before', () => {
    for (const offers of [[premiumOffer()], []])
      for (const message of [`quero seguidores ${page}`, 'quero o premium', `500 seguidores premium ${page}`])
        expect(turn(message, null, { priceBook: seedBook, offers })).toEqual(
          turn(message, null, { priceBook: seedBook, offers: [] }),
        )
  })
})

it('an order of a tier is shown again as such when orders refuses it', () => {
  const { state } = turn('sim', talk(`500 seguidores premium ${page}`).state)
  const refused = givenOrder({ status: 'requested', tier, amountCents: 9_000 })
  const reopened = reopenCart(
    {
      state,
      turnId: 'again',
      orders: [refused],
      takesCarts: true,
      offers: [premiumOffer()],
      priceBook: twoTierBook,
    },
    { orderId: refused.orderId, code: 'PRICE_CHANGED', amountCents: 9_500 },
  )!
  expect(reopened.replies[0]!.content).toContain(`500 seguidores no Instagram (${tier})`)
  expect(turn('sim', reopened.state).intents).toMatchObject([{ orders: [{ tier, quotedCents: 9_500 }] }])
})
