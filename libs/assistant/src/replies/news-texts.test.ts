import { orderRefusals, paymentReviewReasons } from '@smm/contracts/messages'
import { orderStatuses } from '@smm/contracts/orders/orders'
import * as replies from './news-texts.ts'
import { textOf } from './paragraph.ts'
import { talkTexts } from './talk-texts.ts'
import { givenOrder } from '../testing.ts'
import { eachRow } from '../test-each-row.ts'

const order = givenOrder()

describe('what the chat says when news arrives', () => {
  const all = [
    replies.chargeIssuedText([order], false),
    replies.chargeConfirmedText([order]),
    replies.chargeExpiredText([order]),
    ...orderStatuses.map((it) => replies.orderStatusText({ ...order, status: it, remains: 40 })),
    ...orderRefusals.map((it) => replies.orderRefusedText(order, it)),
    textOf(replies.chargePauseText(order, 25)),
    ...paymentReviewReasons.map((it) => textOf(replies.chargeInReviewText([order], it))),
    ...(['cancelled', 'too-late', 'already-started', 'not-found'] as const).map((it) =>
      textOf(replies.cancelAnsweredText(order, { outcome: it })),
    ),
    textOf(replies.cancelAnsweredText(order, { outcome: 'already-started', isBeingChecked: true })),
    textOf(replies.cancelAnsweredText(order, { outcome: 'already-started', isStopping: true })),
    ...(['requested', 'out-of-guarantee', 'not-delivered-yet', 'not-found'] as const).map((it) =>
      replies.refillAnsweredText(order, it),
    ),
    ...(['accepted', 'refused'] as const).map((it) => textOf(replies.refillDecidedText(order, it))),
    replies.refundRequestedText(order, 360),
    replies.refundDoneText(order, 360),
  ]

  it('names the order by its goods and their page, not by its id, and no two say the same', () => {
    for (const text of all) expect(text).toContain('500 seguidores no Instagram para @loja.x')
    expect(all.join()).not.toContain('1a2b3c4d')
    expect(new Set(all).size).toBe(all.length)
  })

  it('tells of money in review for a reason of a later release', () => {
    const later = 'PAID_BY_SOMEBODY_ELSE' as (typeof paymentReviewReasons)[number]
    for (const orders of [[order], [order, order]])
      expect(textOf(replies.chargeInReviewText(orders, later))).toContain('mas ele precisa ser conferido.')
  })

  it('tells the new price of an order refused for its price', () =>
    expect(replies.orderRefusedText(order, 'PRICE_CHANGED', 5_190)).toContain('R$ 51,90'))

  it('tells how long the pause after too many charges lasts', () => {
    expect(textOf(replies.chargePauseText(order, 1))).toContain('Daqui a 1 minuto é')
    expect(textOf(replies.chargePauseText(order, 25))).toContain('Daqui a 25 minutos é')
  })

  eachRow([
    ['instagram', 'followers', 'o perfil público'],
    ['instagram', 'likes', 'a publicação pública'],
    ['youtube', 'subscribers', 'o canal público'],
    ['youtube', 'views', 'o vídeo público'],
  ] as const)('says what has to stay public', (platform, serviceType, words) =>
    expect(replies.chargeConfirmedText([{ ...order, platform, serviceType }])).toContain(
      `Deixe ${words} até o fim`,
    ),
  )

  it('agrees with what was bought', () =>
    expect(replies.orderStatusText({ ...order, serviceType: 'likes', status: 'paid' })).toMatch(
      /^Suas 500 curtidas/,
    ))

  it('tells what is still missing', () => {
    const running = { ...order, quantity: 5_000, status: 'processing' } as const
    expect(replies.orderStatusText({ ...running, remains: 1_200 })).toContain('Faltam 1.200')
    expect(replies.orderStatusText({ ...running, remains: null })).not.toContain('Faltam')
  })

  it('promises no refill that the supplier has only taken in', () => {
    for (const text of [
      replies.refillAnsweredText(order, 'requested'),
      textOf(replies.refillDecidedText(order, 'accepted')),
    ])
      expect(text).not.toMatch(/foi aceit|chega aos poucos/)
    expect(textOf(replies.refillDecidedText(order, 'accepted'))).toContain('Se for aprovada')
    expect(textOf(replies.refillDecidedText(order, 'refused'))).toContain('equipe')
  })

  eachRow([
    [replies.refillAnsweredText(order, 'requested'), 'Pedi a reposição'],
    [textOf(replies.refillDecidedText(order, 'accepted')), 'está em análise'],
    [textOf(replies.refillDecidedText(order, 'refused')), 'não foi aceita desta vez'],
    [replies.orderStatusText({ ...order, status: 'partial', remains: 40 }), 'Não foi possível entregar 40'],
  ])('says how it ended', (text, words) => expect(text).toContain(words))

  it('asks nobody for a password', () => {
    expect(talkTexts['password-refused']().map(textOf).join()).not.toMatch(
      /(envie|mande|informe).{0,30}senha/,
    )
    expect(replies.chatResetText()).toContain('link')
  })
})
