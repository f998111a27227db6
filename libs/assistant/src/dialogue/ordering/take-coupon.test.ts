import type { Coupon } from '@smm/contracts/orders/coupons'
import { emptyDialogue } from '../state.ts'
import { reopenCart } from '../../reopen-cart.ts'
import { storeDialogue } from '../stored-dialogue.ts'
import { type Intent, nextTurn, type Reply } from '../../next-turn.ts'
import { asStored, givenOrder, now } from '../../testing.ts'
import { seedBook } from '@smm/pricing/seed-book'
import { cutCoupon } from '../../understanding/parse/cut-coupon.ts'

const aCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  code: 'VERAO10',
  discount: { kind: 'percent', percent: 10 },
  minimumCents: 0,
  products: null,
  ...change,
})

type Step = string | { says: string; coupons: Coupon[] }

/** Says each message in turn, with the coupons of that moment. */
function talk(steps: Step[], coupons = [aCoupon()]) {
  let state: unknown = storeDialogue(emptyDialogue)
  let replies: Reply[] = []
  const intents: Intent[] = []
  for (const [at, step] of steps.entries()) {
    const moment = typeof step === 'string' ? { says: step, coupons } : step
    const turn = nextTurn({
      ...{ state: asStored(state), message: moment.says, coupons: moment.coupons },
      ...{ offers: [], now, orders: [], takesCarts: true, turnId: `t${at}` },
    })
    state = turn.state
    replies = turn.replies
    intents.push(...turn.intents)
  }
  const last = replies.map(({ content }) => content).join('\n')
  return { state, last, intents, parts: replies.flatMap(({ parts = [] }) => parts) }
}

const order = 'quero 500 seguidores no instagram @loja.x'

describe('a coupon', () => {
  it('is noted before anything is ordered, and taken off in the recap', () => {
    const noted = talk(['tenho o cupom verao10'])
    expect(noted.last).toContain('Cupom VERAO10 anotado: 10% de desconto')
    const { last, parts } = talk(['tenho o cupom verao10', order])
    expect(last).toContain('Cupom VERAO10: − R$ 4,50')
    expect(last).toContain('Total: R$ 40,50')
    expect(parts).toContainEqual(
      expect.objectContaining({ type: 'recap', total: 40.5, coupon: { code: 'VERAO10', discount: 4.5 } }),
    )
  })

  it('told with the order, or after it, gives the same recap', () => {
    for (const steps of [
      [`${order}, cupom VERAO10`],
      [order, 'cupom: Verão10'],
      [order, 'tenho cupom "VERAO10"'],
    ])
      expect(talk(steps).last).toContain('Total: R$ 40,50')
  })

  it('goes with the order that is placed, and is not in hand any more', () => {
    const { intents, state } = talk([order, 'cupom VERAO10', 'sim'])
    const placed = expect.objectContaining({ quotedCents: 4_050, discountCents: 450 })
    expect(intents).toEqual([{ type: 'place-orders', orders: [placed], isOnePix: true, coupon: 'VERAO10' }])
    expect(state).toMatchObject({ dialogue: { coupon: null } })
  })

  it('never places anything by itself', () => {
    expect(talk([order, 'cupom VERAO10, pode gerar o pix']).intents).toEqual([])
  })

  it('is split over a cart, whose lines show their full prices', () => {
    const both = 'quero 500 seguidores no insta @loja.x e 2000 visualizações em youtu.be/dQw4w9WgXcQ'
    const { last, parts } = talk([both, 'cupom VERAO10'])
    expect(last).toContain('R$ 45,00')
    expect(last).toContain('Cupom VERAO10: − R$ 8,00')
    expect(last).toContain('Total: R$ 72,00')
    expect(parts).toContainEqual(expect.objectContaining({ type: 'recap', total: 72 }))
  })

  it.each([
    ['unknown', 'cupom NATAL50', [aCoupon()], 'Não encontrei nenhum cupom “NATAL50” valendo agora.'],
    ['for dearer orders', 'cupom VERAO10', [aCoupon({ minimumCents: 5_000 })], 'a partir de R$ 50'],
    [
      'for other products',
      'cupom VERAO10',
      [aCoupon({ products: [{ platform: 'youtube', serviceType: 'views' }] })],
      'só vale para visualizações no YouTube',
    ],
  ])('that is %s leaves the price', (_name, says, coupons, words) => {
    const { last } = talk([order, says], coupons)
    expect(last).toContain(words)
    expect(last).toContain('R$ 45,00')
  })

  it('that ends between recap and yes is told, and the recap is shown again', () => {
    const { last, intents } = talk([order, 'cupom VERAO10', { says: 'sim', coupons: [] }])
    expect(last).toContain('O cupom VERAO10 deixou de valer agora há pouco')
    expect(last).toContain('Total: R$ 45,00')
    expect(intents).toEqual([])
  })
})

describe('a refused coupon', () => {
  const placed = () => talk([order, 'cupom VERAO10', 'sim']).state
  const refused = givenOrder({
    status: 'requested',
    amountCents: 4_050,
    discountCents: 450,
    couponCode: 'VERAO10',
  })
  const reopen = (change: object) =>
    reopenCart(
      {
        ...{ state: placed(), turnId: 'again', orders: [refused], takesCarts: true },
        ...{ offers: [], priceBook: seedBook, coupons: [aCoupon()] },
      },
      { orderId: refused.orderId, code: 'PRICE_CHANGED', amountCents: 4_500, ...change },
    )!

  it('is told kindly, with the recap at the price without it', () => {
    const { replies, state } = reopen({ coupon: 'used-up' })
    const [said] = replies
    expect(said!.content).toContain('O cupom VERAO10 acabou de ser usado até o fim. Nada foi cobrado.')
    expect(said!.content).toContain('Total: R$ 45,00')
    expect(state).toMatchObject({ dialogue: { coupon: null, state: { at: 'confirming' } } })
  })

  it('by a release that knows none is left out, so that a yes places the order', () => {
    expect(reopen({}).replies[0]!.content).toContain('Total: R$ 45,00')
  })

  it('stays where another price was the reason', () => {
    const { replies } = reopen({ amountCents: 5_000 })
    expect(replies[0]!.content).toContain('Cupom VERAO10: − R$ 5,00')
    expect(replies[0]!.content).toContain('Total: R$ 45,00')
  })
})

it.each([
  ['tenho cupom VERAO10', 'VERAO10', true],
  ['meu cupom é natal-20!', 'natal-20', true],
  ['código promocional: ABC', 'ABC', true],
  ['usa o cupom de desconto bemvindo', 'bemvindo', false],
  ['tem cupom hoje?', 'hoje', false],
  ['tem cupom?', undefined, false],
  ['500 seguidores no @cupom.novo10', undefined, false],
  ['https://www.instagram.com/cupom_vip10/', undefined, false],
])('reads the coupon of %j', (message, code, isCode) => {
  const { coupon, rest } = cutCoupon(message)
  expect(coupon).toEqual(code === undefined ? undefined : { code, isCode })
  expect(rest.includes(code ?? '')).toBe(!isCode)
})
