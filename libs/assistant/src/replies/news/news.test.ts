import { orderRefusals, paymentReviewReasons } from '@smm/contracts/messages'
import { orderStatuses } from '@smm/contracts/orders/orders'
import { eachRow } from '../../test-each-row.ts'
import { givenOrder } from '../../testing.ts'
import { textOf } from '../paragraph.ts'
import { talkTexts } from '../texts/talk-texts.ts'
import { chatResetText } from './conversation-news.ts'
import * as orderNews from './order-news.ts'
import * as paymentNews from './payment-news.ts'

const order = givenOrder()
const now = new Date()

describe('what the chat says when news arrives', () => {
  const all = [
    paymentNews.chargeIssuedText([order], false),
    paymentNews.chargeConfirmedText([order]),
    paymentNews.chargeExpiredText([order]),
    ...orderStatuses.map((it) => orderNews.orderStatusText({ ...order, status: it, remains: 40 })),
    ...orderRefusals.map((it) => orderNews.orderRefusedText(order, it)),
    textOf(paymentNews.chargePauseText(order, 25)),
    ...paymentReviewReasons.map((it) => textOf(paymentNews.chargeInReviewText([order], it))),
    ...(['cancelled', 'too-late', 'already-started', 'not-found'] as const).map((it) =>
      textOf(orderNews.cancelAnsweredText(order, { outcome: it }, now)),
    ),
    textOf(orderNews.cancelAnsweredText(order, { outcome: 'already-started', isBeingChecked: true }, now)),
    textOf(orderNews.cancelAnsweredText(order, { outcome: 'already-started', isStopping: true }, now)),
    ...(['requested', 'out-of-guarantee', 'not-delivered-yet', 'not-found'] as const).map((it) =>
      orderNews.refillAnsweredText(order, it),
    ),
    ...(['accepted', 'refused'] as const).map((it) => textOf(orderNews.refillDecidedText(order, it))),
    paymentNews.refundRequestedText(order, 360),
    paymentNews.refundDoneText(order, 360),
  ]

  it('names the order by its goods and their page, not by its id, and no two say the same', () => {
    for (const text of all) expect(text).toContain('500 seguidores no Instagram para @loja.x')
    expect(all.join()).not.toContain('1a2b3c4d')
    expect(new Set(all).size).toBe(all.length)
  })

  it('tells of money in review for a reason of a later release', () => {
    const later = 'PAID_BY_SOMEBODY_ELSE' as (typeof paymentReviewReasons)[number]
    for (const orders of [[order], [order, order]])
      expect(textOf(paymentNews.chargeInReviewText(orders, later))).toContain(
        'mas ele precisa ser conferido.',
      )
  })

  it('tells the new price of an order refused for its price', () =>
    expect(orderNews.orderRefusedText(order, 'PRICE_CHANGED', 5_190)).toContain('R$ 51,90'))

  it('tells how long the pause after too many charges lasts', () => {
    expect(textOf(paymentNews.chargePauseText(order, 1))).toContain('Daqui a 1 minuto é')
    expect(textOf(paymentNews.chargePauseText(order, 25))).toContain('Daqui a 25 minutos é')
  })

  eachRow([
    ['instagram', 'followers', 'o perfil público'],
    ['instagram', 'likes', 'a publicação pública'],
    ['youtube', 'subscribers', 'o canal público'],
    ['youtube', 'views', 'o vídeo público'],
  ] as const)('says what has to stay public', (platform, serviceType, words) =>
    expect(paymentNews.chargeConfirmedText([{ ...order, platform, serviceType }])).toContain(
      `Deixe ${words} até o fim`,
    ),
  )

  it('agrees with what was bought', () =>
    expect(orderNews.orderStatusText({ ...order, serviceType: 'likes', status: 'paid' })).toMatch(
      /^Suas 500 curtidas/,
    ))

  it('tells what is still missing', () => {
    const running = { ...order, quantity: 5_000, status: 'processing' } as const
    expect(orderNews.orderStatusText({ ...running, remains: 1_200 })).toContain('Faltam 1.200')
    expect(orderNews.orderStatusText({ ...running, remains: null })).not.toContain('Faltam')
  })

  it('promises no refill that the supplier has only taken in', () => {
    for (const text of [
      orderNews.refillAnsweredText(order, 'requested'),
      textOf(orderNews.refillDecidedText(order, 'accepted')),
    ])
      expect(text).not.toMatch(/foi aceit|chega aos poucos/)
    expect(textOf(orderNews.refillDecidedText(order, 'accepted'))).toContain('Se for aprovada')
    expect(textOf(orderNews.refillDecidedText(order, 'refused'))).toContain('equipe')
  })

  eachRow([
    [orderNews.refillAnsweredText(order, 'requested'), 'Pedi a reposição'],
    [textOf(orderNews.refillDecidedText(order, 'accepted')), 'está em análise'],
    [textOf(orderNews.refillDecidedText(order, 'refused')), 'não foi aceita desta vez'],
    [orderNews.orderStatusText({ ...order, status: 'partial', remains: 40 }), 'Não foi possível entregar 40'],
  ])('says how it ended', (text, words) => expect(text).toContain(words))

  it('asks nobody for a password', () => {
    expect(talkTexts['password-turned-down']().map(textOf).join()).not.toMatch(
      /(envie|mande|informe).{0,30}senha/,
    )
    expect(chatResetText()).toContain('link')
  })
})
