import type { Package } from '@smm/contracts/prices/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import { reopenCart } from './reopen-cart.ts'
import { nextTurn } from './next-turn.ts'
import { firstRecapped, givenOrder, now } from './testing.ts'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const bookWith = (change: (it: Package) => Package[]) =>
  seedBook.map((it) => ({ ...it, packages: it.packages.flatMap(change) }))
const dearer = bookWith((it) => [{ ...it, priceCents: it.priceCents + 123 }])
const cheaper = bookWith((it) => [{ ...it, priceCents: it.priceCents - 100 }])

const order = '500 seguidores instagram.com/loja.x'
const turn = (message: string, priceBook = seedBook, state: unknown = null) =>
  nextTurn({ state, message, turnId: 'turn', offers: [], priceBook, now, orders: [] })
const words = (message: string, priceBook = seedBook) => turn(message, priceBook).replies[0]!.content

describe('the price book in force', () => {
  it('gives the price of an order, of a list and of a budget', () => {
    expect(firstRecapped(turn(order, dearer).state)).toMatchObject({ quotedCents: 4_623 })
    expect(words('quais os pacotes de seguidores no instagram?', dearer)).toContain('R$ 46,23')
    expect(words('quais os pacotes de seguidores no instagram?', dearer)).not.toContain('R$ 45,00')
    expect(words('tenho 46 reais para seguidores no instagram', dearer)).not.toContain('500 seguidores por')
    expect(words('quanto custa?', dearer)).toContain('R$ 16,23')
  })

  it('is drawn as the packages that can be tapped', () => {
    const { parts } = turn('quero seguidores instagram.com/loja.x', dearer).replies[0]!
    const list = parts?.find((it) => it.type === 'packages')
    expect(list?.rows.map(({ quantity, amount }) => [quantity, amount])).toEqual([
      [100, 16.23],
      [500, 46.23],
      [1_500, 121.23],
      [5_000, 301.23],
    ])
  })

  it('tells which product a package is of', () => {
    const renamed = seedBook.map((it) => ({
      ...it,
      packages: it.packages.map((pack) => ({
        ...pack,
        name: { instagram: 'Influencer', tiktok: 'Grande', youtube: pack.name }[it.platform],
      })),
    }))
    const ofLikes = (it: (typeof seedBook)[number]) =>
      it.platform === 'instagram' && it.serviceType === 'likes'
    const book = renamed.map((it, at) => (ofLikes(it) ? seedBook[at]! : it))
    expect(words('quanto é o influencer?')).toContain('no TikTok')
    expect(words('quanto é o influencer?', book)).toContain('seguidores no Instagram')
  })

  it('brings a package that the shop did not begin with, and its name', () => {
    const added = bookWith((it) => [it]).map((it) =>
      it.platform === followers.platform && it.serviceType === followers.serviceType
        ? {
            ...it,
            packages: it.packages.flatMap((one) =>
              one.quantity === 500
                ? [one, { ...one, name: 'Plus', quantity: 1_000, priceCents: 8_000 }]
                : [one],
            ),
          }
        : it,
    )
    expect(firstRecapped(turn('1000 seguidores instagram.com/loja.x', added).state)).toMatchObject({
      quotedCents: 8_000,
    })
    expect(words('quais os pacotes de seguidores no instagram?', added)).toContain(
      'Plus: 1.000 seguidores por R$ 80,00',
    )
  })

  it('brings a product that the shop did not begin with, whose video is its page', () => {
    const likes = { ...seedBook[1]!, platform: 'tiktok' as const }
    const video = 'https://www.tiktok.com/@loja.x/video/7231234567890123456'
    expect(firstRecapped(turn(`300 curtidas ${video}`, [...seedBook, likes]).state)).toMatchObject({
      platform: 'tiktok',
      serviceType: 'likes',
      link: video,
    })
  })

  it.each([
    ['rose', dearer, 4_623],
    ['fell', cheaper, 4_400],
  ])('that %s between recap and yes is shown before anything is charged', (_how, next, quotedCents) => {
    const before = turn(order)
    const after = turn('sim', next, before.state)
    expect(after.intents).toEqual([])
    expect(after.replies[0]!.content).toContain('mudou')
    expect(firstRecapped(after.state)).toMatchObject({ quotedCents })
    expect(turn('sim', next, after.state).intents).toMatchObject([
      { type: 'place-orders', orders: [{ quotedCents }] },
    ])
  })

  it('that changed one order of a cart shows the whole cart again', () => {
    const before = turn(`${order} e 500 curtidas instagram.com/p/DAbc_1-XyZq`)
    const likes = seedBook.map((it) =>
      it.serviceType === 'likes'
        ? { ...it, packages: it.packages.map((one) => ({ ...one, priceCents: one.priceCents + 100 })) }
        : it,
    )
    const after = turn('sim', likes, before.state)
    expect(after.intents).toEqual([])
    expect(turn('sim', likes, after.state).intents).toMatchObject([
      { orders: [{ quotedCents: 4_500 }, { quotedCents: 3_600 }] },
    ])
  })

  it.each([
    ['rose', 5_000],
    ['fell', 4_000],
  ])(
    'that %s for orders first is placed as the refusal told it, whatever book the chat has by then',
    (_how, amountCents) => {
      const { state } = turn('sim', seedBook, turn(order).state)
      const refused = givenOrder({ status: 'requested', amountCents: 4_600 })
      const reopened = reopenCart(
        { state, turnId: 'again', orders: [refused], takesCarts: true, offers: [], priceBook: seedBook },
        { orderId: refused.orderId, code: 'PRICE_CHANGED', amountCents },
      )!
      for (const book of [seedBook, dearer, cheaper]) {
        const after = turn('sim', book, reopened.state)
        expect(after.intents).toMatchObject([{ orders: [{ quotedCents: amountCents }] }])
      }
      const changed = turn('na verdade quero 1500', dearer, reopened.state)
      expect(changed.intents).toEqual([])
      expect(firstRecapped(changed.state)).toMatchObject({ quantity: 1_500, quotedCents: 12_123 })
    },
  )
})
