import { givenOrder, givenTicket, talk } from '../testing.ts'
import type { Topic } from '../understanding/reading-labels.ts'
import { answerAll, givenItem, givenReading, givenTarget, wholeOrder } from './testing.ts'

const yes = givenReading(['agree'])

describe('an order', () => {
  it('is placed by a yes to its recap, and only once', () => {
    const { intents, dialogue } = answerAll([wholeOrder(), yes, yes])
    expect(intents).toEqual([
      {
        type: 'place-orders',
        isOnePix: false,
        orders: [
          {
            platform: 'instagram',
            serviceType: 'followers',
            quantity: 500,
            link: 'https://www.instagram.com/loja.x/',
            quotedCents: 4_500,
          },
        ],
      },
    ])
    expect(dialogue.state.at).toBe('awaiting-payment')
  })

  it('is asked for part by part', () => {
    const { dialogue, last } = answerAll([
      givenReading(['order'], { items: [givenItem({ serviceType: 'followers', quantity: 500 })] }),
      givenReading([], { items: [givenItem({ platform: 'tiktok' })] }),
    ])
    expect(dialogue.state).toEqual({ at: 'collecting', missing: 'link' })
    expect(last).toContain('me envie o link do seu perfil')
  })

  it.each([
    ['another quantity', { items: [givenItem({ quantity: 700 })] }],
    ['another page', { targets: [givenTarget('outra')] }],
    ['another kind of page', { pageKind: 'content' as const }],
    ['another price', { money: { cents: 3_000, use: 'price' as const } }],
    ['a page that is refused', { targets: [{ ...givenTarget(), link: null, refusal: 'STORY' }] }],
  ])('is not placed by a yes beside %s', (_, facts) =>
    expect(answerAll([wholeOrder(), givenReading(['agree'], facts)]).intents).toEqual([]),
  )

  it.each([
    ['its quantity', { items: [givenItem({ quantity: 500 })] }],
    ['its page', { targets: [givenTarget()] }],
    ['its price', { money: { cents: 4_500, use: 'price' as const } }],
  ])('is placed by a yes that repeats %s', (_, facts) =>
    expect(answerAll([wholeOrder(), givenReading(['agree'], facts)]).intents).toHaveLength(1),
  )

  it.each([
    ['once as many', { resize: { by: 'factor' as const, factor: 1 } }],
    [
      'its own quantity for another',
      { replaced: [givenItem({ quantity: 100 })], items: [givenItem({ quantity: 500 })] },
    ],
  ])('is placed by a yes beside %s, which leaves the recap as it was', (_, facts) => {
    const { intents } = answerAll([wholeOrder(), givenReading(['agree'], facts)])
    expect(intents).toHaveLength(1)
  })

  it.each([
    ['a doubt', givenReading(['agree', 'hedge'])],
    ['a condition', givenReading(['agree'], { conditions: ['time'] })],
    ['a question', givenReading(['agree'], { isQuestion: true })],
    ['a correction', givenReading(['agree', 'correct'])],
    ['nothing of a yes', givenReading([])],
  ])('is not placed where its recap is the same beside %s', (_, reading) => {
    const repeated = {
      ...reading,
      items: [givenItem({ quantity: 500 })],
      replaced: [givenItem({ quantity: 100 })],
    }
    expect(answerAll([wholeOrder(), repeated]).intents).toEqual([])
  })

  it('is never namedOrders to have changed where its recap is the same', () => {
    const cheapest = givenReading(['order'], { choice: { by: 'cheapest' } })
    const { last, dialogue } = answerAll([wholeOrder(100), cheapest])
    expect(dialogue.state).toMatchObject({ at: 'confirming', recap: [{ quantity: 100 }] })
    expect(last).not.toMatch(/atualizei|mudei|corrigi/)
  })

  it('is placed by the second yes, where the first was doubtful', () => {
    const doubtful = givenReading(['agree', 'complain'])
    const { intents, replies } = answerAll([wholeOrder(), doubtful, doubtful])
    expect(replies[1]).toContain('prefiro perguntar antes de cobrar')
    expect(intents).toHaveLength(1)
  })

  it('is placed by the second yes beside another kind of page', () => {
    const beside = givenReading(['agree', 'command'], { pageKind: 'content' })
    expect(answerAll([wholeOrder(), beside]).intents).toEqual([])
    expect(answerAll([wholeOrder(), beside, beside]).intents).toHaveLength(1)
  })

  it('is dropped by a refusal, in one line without a question', () => {
    const { dialogue, last } = answerAll([wholeOrder(), givenReading(['refuse'])])
    expect(dialogue).toMatchObject({ cart: [], state: { at: 'idle' } })
    expect(last).not.toMatch(/[?\n]/)
  })

  it.each(['pause', 'hedge', 'postpone'] as const)('waits after a %s, and is not asked about', (act) => {
    const { dialogue, intents, last } = answerAll([wholeOrder(), givenReading([act])])
    expect(dialogue.state).toMatchObject({ at: 'confirming', waitsFor: 'decision' })
    expect(intents).toEqual([])
    expect(last).not.toContain('?')
  })

  it('is not changed by a hypothesis, which is quoted', () => {
    const supposed = givenReading([], { supposed: [givenItem({ quantity: 1_500 })], isQuestion: true })
    const { dialogue, last } = answerAll([wholeOrder(), supposed])
    expect(last).toContain('R$ 120,00')
    expect(dialogue.cart).toMatchObject([{ quantity: 500 }])
    expect(answerAll([supposed], {}, dialogue).dialogue.cart).toMatchObject([{ quantity: 500 }])
  })
})

describe('several orders', () => {
  const second = givenReading(['order', 'add-item'], {
    items: [givenItem({ platform: 'tiktok', serviceType: 'followers', quantity: 100 })],
  })

  it('are shown with their total and placed by one yes', () => {
    const { intents, replies } = answerAll([wholeOrder(), second, yes])
    expect(replies[1]).toContain('Total: R$ 57,00. Cada pedido tem um PIX próprio.')
    expect(intents).toMatchObject([{ orders: [{ platform: 'instagram' }, { platform: 'tiktok' }] }])
  })

  it('are placed under one charge where the shop takes carts', () => {
    const { intents, replies, last } = answerAll([wholeOrder(), second, yes], { takesCarts: true })
    expect(replies[1]).toContain('Total: R$ 57,00. Um único PIX paga tudo.')
    expect(replies[1]).toContain('gerar o PIX')
    expect(intents).toMatchObject([{ isOnePix: true, orders: [{}, {}] }])
    expect(last).toContain('Gerando um PIX de R$ 57,00 para os 2 pedidos')
  })

  it('count as one unpaid PIX under one charge', () => {
    const cart = ['1', '2', '3'].map((it) => givenOrder({ orderId: it, status: 'pending', cartId: 'one' }))
    const shop = { orders: [...cart, givenOrder({ orderId: '4', status: 'requested' })], takesCarts: true }
    expect(answerAll([wholeOrder(), second, yes], shop).intents).toMatchObject([{ orders: [{}, {}] }])
    const third = [...shop.orders, givenOrder({ orderId: '5', status: 'pending' })]
    expect(answerAll([wholeOrder(), second, yes], { ...shop, orders: third }).last).toContain('três PIX')
  })

  it('lose the one that is taken out', () => {
    const removal = givenReading(['remove-item'], { removed: [givenItem({ platform: 'tiktok' })] })
    expect(answerAll([wholeOrder(), second, removal]).dialogue.cart).toMatchObject([
      { platform: 'instagram' },
    ])
  })

  it('wait where too many are unpaid', () => {
    const orders = ['1', '2'].map((it) => givenOrder({ orderId: it, status: 'pending' }))
    const { intents, dialogue } = answerAll([wholeOrder(), second, yes], { orders })
    expect(intents).toMatchObject([{ orders: [{ platform: 'instagram' }] }])
    expect(dialogue).toMatchObject({ cart: [{ platform: 'tiktok' }], state: { at: 'confirming' } })
  })
})

describe('a ticket', () => {
  const late = givenReading(['complain'], {
    past: { state: 'pending', items: [] },
    targets: [{ ...givenTarget(), role: 'former' }],
  })

  it('opens by itself on a past purchase with a problem', () =>
    expect(answerAll([late]).intents).toMatchObject([
      { type: 'open-ticket', link: 'https://www.instagram.com/loja.x/' },
    ]))

  it('is asked for otherwise, and left at a no', () => {
    const { intents, replies } = answerAll([givenReading(['complain']), givenReading(['deny'])])
    expect(intents).toEqual([])
    expect(replies[0]).toContain('quer que eu abra um chamado')
    expect(replies[1]).toContain('não abri chamado nenhum')
  })

  it('is withdrawn', () => {
    const { intents } = answerAll([givenReading(['withdraw-ticket'])], { tickets: [givenTicket()] })
    expect(intents).toEqual([{ type: 'withdraw-ticket', ticketId: givenTicket().ticketId }])
  })
})

describe('manners', () => {
  const gibberish = givenReading()

  it('a second miss is namedOrders otherwise, and a third offers a person', () => {
    const { replies } = answerAll([gibberish, gibberish, gibberish])
    expect(new Set(replies).size).toBe(3)
    expect(replies[2]).toContain('wa.me')
  })

  it('beside a recap, words in which nothing is understood are no wish, and asked for nothing', () => {
    const { last } = answerAll([wholeOrder(), gibberish])
    expect(last).toContain('nada foi cobrado')
    expect(answerAll([wholeOrder(), { ...gibberish, isQuestion: true }]).last).toContain('não entendi')
    expect(last).not.toMatch(/posso gerar/i)
  })

  it('beside a recap that waits for the visitor, what is asked and not understood has suggestions', () => {
    const asked = { ...gibberish, isQuestion: true }
    const { last, suggestions } = answerAll([wholeOrder(), givenReading(['pause']), asked, asked])
    expect(last).toContain('opções abaixo')
    expect(suggestions).toContain('Mudar a quantidade')
  })

  it.each([
    ['misses', gibberish],
    ['greetings', givenReading(['greet'])],
    ['questions', givenReading([], { topics: ['safety'], isQuestion: true })],
    ['refusals', givenReading(['refuse'])],
    ['recaps', wholeOrder()],
  ])('no reply stands twice running: %s', (_, reading) => {
    const { replies } = answerAll(Array.from({ length: 8 }, () => reading))
    expect(replies.filter((it, at) => it === replies[at - 1])).toEqual([])
  })

  const about = (...topics: Topic[]) => givenReading([], { topics, isQuestion: true })

  it('an answer that is asked for again says so, and a refusal, a question or thanks do not', () => {
    expect(answerAll([about('safety'), about('safety')]).last).toMatch(/^Só reforçando: é seguro/)
    expect(answerAll([about('guarantee'), about('guarantee')]).last).toMatch(/^São 30 dias/)
    for (const act of ['refuse', 'order', 'thank', 'greet'] as const)
      for (const reply of answerAll(Array.from({ length: 5 }, () => givenReading([act]))).replies)
        expect(reply).not.toMatch(/reforçando|falei|Repetindo|nada mudou/)
  })

  it('two answers give our WhatsApp once, and the first asks for an order once', () => {
    expect(answerAll([about('support-hours', 'contact')]).last.match(/wa\.me/g)).toHaveLength(1)
    const { replies } = answerAll([about('safety'), about('guarantee')])
    expect(replies.map((it) => it.includes('Quando quiser pedir'))).toEqual([true, false])
  })

  it('greets before it answers', () => {
    const greeted = {
      ...wholeOrder(),
      acts: ['greet' as const],
      topics: ['guarantee' as const],
      isQuestion: true,
    }
    expect(answerAll([greeted]).last).toMatch(/^Oi! A garantia/)
  })

  it('a no to nothing puts nothing aside, and the cart that was declined before stays', () => {
    const refusal = givenReading(['refuse'])
    const { replies, dialogue } = answerAll([wholeOrder(), refusal, refusal])
    expect(replies[1]).toContain('deixei de lado')
    expect(replies[2]).toMatch(/^Tudo bem, sem problema/)
    expect(dialogue.declinedCart).toHaveLength(1)
  })

  it('a yes to no question is no miss', () =>
    expect(
      answerAll([givenReading(['want-ticket']), givenReading(['withdraw-ticket']), givenReading(['nod'])])
        .last,
    ).not.toContain('entendi'))

  it('words of a yes in a question that is not understood say yes to nothing', () =>
    expect(talk('aceita vale refeição?').last).toContain('não sei dizer'))

  it('a greeting after a pause tells of the order that waits', () =>
    expect(answerAll([wholeOrder(), givenReading(['pause']), givenReading(['greet'])]).last).toMatch(
      /^Oi! Seu pedido continua anotado: 500 seguidores/,
    ))

  it('a third miss suggests to call a person', () =>
    expect(answerAll([gibberish, gibberish, gibberish]).suggestions).toEqual(['Chamar a equipe por aqui']))

  it('a miss of a visitor who has ordered is no invitation to begin', () =>
    expect(answerAll([gibberish], { orders: [givenOrder()] }).last).toContain('É sobre o que você já pediu'))

  it.each([
    ['morning', 'Bom dia!'],
    ['afternoon', 'Boa tarde!'],
    ['night', 'Boa noite!'],
    ['peace', 'A paz!'],
    ['buenas', 'Buenas!'],
  ] as const)('a greeting such as %s is returned in kind', (greeting, words) =>
    expect(answerAll([givenReading(['greet'], { greeting })]).last).toContain(words),
  )
})
