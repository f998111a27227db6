import type { Coupon } from '@smm/contracts/orders/coupons'
import { eachRow } from '../test-each-row.ts'
import { givenOrder, givenTicket } from '../testing.ts'
import { textOf } from './paragraph.ts'
import { say, textFiles } from './say.ts'

const situations = textFiles.flatMap((it) => Object.keys(it))

it('a situation stands in one file of texts, so that none is overwritten', () => {
  expect(situations.filter((it, at) => situations.indexOf(it) !== at)).toEqual([])
})

const product = { platform: 'instagram', serviceType: 'followers' } as const
const order = { ...givenOrder(), cents: 4_500, quotedCents: 4_500 }
const coupon: Coupon = {
  code: 'VERAO10',
  discount: { kind: 'percent', percent: 10 },
  minimumCents: 0,
  products: null,
}
const limit = { product, minimum: 100, maximum: 5_000, leastCents: 1_500 }
/** Facts for any text. */
const facts = {
  ...{
    ...order,
    order,
    orders: [order],
    product,
    products: [product],
    others: [],
    pages: [order.link, '@x'],
  },
  ...{
    serviceType: 'followers',
    services: ['followers', 'likes'],
    prices: [{ platform: 'tiktok', cents: 1 }],
  },
  ...{ ...limit, limits: [limit], nearest: [100, 200], lists: [{ product, lines: '1. …' }], lines: '1. …' },
  ...{ name: 'Growth', mark: '', by: 'popular', leastCents: 1, least: 1, total: 2, pixCount: 1, misses: 1 },
  ...{
    handle: 'loja.x',
    catalogue: 'seguidores',
    greeting: null,
    kindness: ['joy'],
    acts: [],
    topic: 'guarantee',
  },
  ...{
    condition: 'price',
    of: 'price',
    lifeEvent: 'joy',
    subject: null,
    code: 'PRICE_CHANGED',
    why: 'changed',
  },
  ...{
    ...givenTicket(),
    tickets: [givenTicket()],
    ticketRef: '1a2b3c4d',
    orderRef: null,
    coupon,
    kind: 'access',
  },
  ...{ reason: 'under-minimum', refusal: 'STORY', endsAt: new Date(0), dueAt: new Date(0), names: ['votos'] },
}
/** Facts of the same name that are of another kind. */
const others: Record<string, object> = { 'ask-quantities': { pages: [{ product, link: order.link }] } }
const flags = ['hasPage', 'isAgain', 'isOffer', 'isBare', 'isKept', 'isAlone', 'isPaid', 'isAsked', 'isSum']
const moreFlags = ['isOnePix', 'isMaximum', 'hasOrders', 'isAnother', 'isTroubled', 'isThanked', 'greets']
const given = (value: boolean) => ({
  ...facts,
  ...Object.fromEntries([...flags, ...moreFlags].map((it) => [it, value])),
})

describe('what is said twice running has another wording, or a role', () => {
  eachRow(situations)('%s', (situation) => {
    for (const flag of [true, false]) {
      const { role, wordings } = say(
        situation as 'packages',
        { ...given(flag), ...others[situation] } as never,
      )
      if (!role) expect(new Set(wordings.map(textOf)).size).toBeGreaterThan(1)
    }
  })
})
