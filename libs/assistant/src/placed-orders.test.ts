import type { Offer } from '@smm/contracts/products'
import { nextTurn } from './next-turn.ts'
import { firstRecapped, givenOrder, now, outcome, readFirst, talk } from './testing.ts'
import { noItem } from './understanding/reading.ts'
import { correctedOrders } from './corpus.ts'
import { eachRow } from './test-each-row.ts'

const start = 'quero 500 seguidores instagram.com/loja.x'
const id = givenOrder().orderId

const anOffer = (overrides: Partial<Offer> = {}): Offer => ({
  platform: 'instagram',
  serviceType: 'followers',
  isActive: true,
  upstreamServiceId: 1,
  costMicrosPerThousand: 1_000_000,
  marginBasisPoints: 5_000,
  minQuantity: 10,
  maxQuantity: 100_000,
  ...overrides,
})

describe('an unpaid PIX of several orders', () => {
  const cart = ['1a', '2b'].map((it, at) =>
    givenOrder({
      orderId: `${it}2b3c4d-0000-4000-8000-000000000001`,
      cartId: 'one',
      serviceType: at ? 'likes' : 'followers',
      link: at ? 'https://www.instagram.com/p/Abc123/' : 'https://www.instagram.com/loja.x/',
    }),
  )
  const ids = cart.map(({ orderId }) => orderId)
  const intentsOf = (message: string) => talk([message], { orders: cart }).intents

  it('is cancelled whole, unless the message names one of them', () => {
    expect(intentsOf('cancela')).toMatchObject([
      { type: 'cancel-order', orderIds: expect.arrayContaining(ids) },
    ])
    for (const message of ['cancela as curtidas', `cancela o pedido ${ids[1]!.slice(0, 8)}`])
      expect(intentsOf(message)).toEqual([{ type: 'cancel-order', orderId: ids[1] }])
  })
})

describe('a cancellation beside several open orders', () => {
  const orders = [
    givenOrder({ orderId: '1a2b3c4d-0000-4000-8000-000000000001', status: 'paid' }),
    givenOrder({
      orderId: '2b3c4d5e-0000-4000-8000-000000000002',
      serviceType: 'likes',
      quantity: 300,
      link: 'https://www.instagram.com/p/Abc123/',
      createdAt: now.toISOString(),
    }),
    givenOrder({ orderId: '3c4d5e6f-0000-4000-8000-000000000003', status: 'completed' }),
  ]
  const [first, second] = orders.map(({ orderId }) => orderId)
  const after = (...messages: string[]) => talk(messages, { orders })

  eachRow(['cancela', 'cancela um', 'quero cancelar meu pedido', 'cancela o do @outra.loja'])(
    'asks which one is meant',
    (message) => {
      const { last, intents } = after(message)
      expect(intents).toEqual([])
      expect(last).toContain('Qual pedido você quer cancelar?')
      expect(last).toContain('1. 300 curtidas no Instagram para instagram.com/p/Abc123 (pedido 2b3c4d5e)')
      expect(last).toContain('2. 500 seguidores no Instagram para @loja.x (pedido 1a2b3c4d)')
      expect(last).not.toContain('3c4d5e6f')
    },
  )

  eachRow([
    ['o segundo', first],
    ['2', first],
    ['o último', first],
    ['cancela o primeiro', second],
    ['o das curtidas', second],
    ['as 300 curtidas', second],
    ['o do @loja.x', first],
    ['pedido 1a2b3c4d', first],
  ] as const)('cancels the one that the answer names, and says which', (answer, orderId) => {
    const { last, intents } = after('cancela', answer)
    expect(intents).toEqual([{ type: 'cancel-order', orderId }])
    expect(last).toContain(`pedido ${orderId!.slice(0, 8)}`)
  })

  eachRow([['Cancelar todos'], ['todos'], ['os dois']])('cancels all of them', (answer) =>
    expect(after('cancela', answer).intents).toEqual([
      { type: 'cancel-order', orderId: second },
      { type: 'cancel-order', orderId: first },
    ]),
  )

  eachRow(['Não cancelar nada', 'não', 'nenhum', 'deixa', 'oi', 'qual o prazo?', 'sim'])(
    'cancels nothing after any other answer',
    (answer) => expect(after('cancela', answer).intents).toEqual([]),
  )

  it('forgets the question with the next message', () =>
    expect(after('cancela', 'oi', '2').intents).toEqual([]))

  it('asks before it takes one that the message does not describe', () => {
    const [only] = orders
    const wrong = talk(['cancela as 300 curtidas'], { orders: [only!] })
    expect(wrong.intents).toEqual([])
    expect(wrong.last).toContain('500 seguidores')
    expect(talk(['cancela as 300 curtidas', 'sim'], { orders: [only!] }).intents).toMatchObject([
      { orderId: first },
    ])
    expect(talk(['cancela as 300 curtidas', 'Não cancelar nada'], { orders: [only!] }).intents).toEqual([])
  })
})

describe('an order already placed', () => {
  eachRow([
    ['requested', 'sendo preparado'],
    ['pending', 'aguardando o PIX'],
    ['paid', 'pagamento confirmado'],
    ['processing', 'Faltam 120'],
    ['partial', 'entrega parcial'],
    ['completed', 'tudo entregue'],
    ['cancelled', 'cancelado'],
    ['refused', 'nada foi cobrado'],
  ] as const)('that is over is told so', (status, words) => {
    const { last } = talk('qual o status do meu pedido?', { orders: [givenOrder({ status, remains: 120 })] })
    expect(last).toContain('1a2b3c4d')
    expect(last).toContain('500 seguidores no Instagram')
    expect(last).toContain(words)
  })

  it('is told beside a new order', () => {
    const orders = [givenOrder({ status: 'pending' })]
    const { last } = talk('já paguei! agora quero 300 curtidas https://www.instagram.com/p/DXa6uLd4RoK/', {
      orders,
    })
    expect(last).toContain('Assim que o pagamento cair')
    expect(last).toContain('300 curtidas')
    expect(last).toContain('R$ 25,00')
  })

  it('is told with its page to whoever asks where it goes', () => {
    const orders = [givenOrder({ status: 'paid' })]
    expect(talk('pra qual perfil vai?', { orders }).last).toContain('no Instagram para @loja.x')
    expect(talk('em qual conta vai cair o reembolso?', { orders }).last).not.toContain('pagamento confirmado')
  })

  it('is found by the first characters of its id', () => {
    const orders = [
      givenOrder(),
      givenOrder({ orderId: 'ffff0000-0000-4000-8000-000000000002', quantity: 100, status: 'paid' }),
    ]
    expect(talk('status do pedido ffff0000', { orders }).last).toContain('100 seguidores')
    // The letters of an id are no words, its digits no quantity.
    const spelled = [givenOrder({ orderId: '35cad346-0000-4000-8000-000000000002', quantity: 100 })]
    expect(talk('qual o status do pedido 35cad346?', { orders: spelled }).last).toContain('100 seguidores')
    expect(talk('e o pedido FFFF0000?', { orders }).last).toContain('100 seguidores')
    expect(talk('pedido abcd1234', { orders }).last).toContain('Não encontrei o pedido abcd1234')
  })

  eachRow(['manda o pix de novo', 'perdi o código', 'o qr code não funciona', 'cadê o pix?', 'cadê meu pix'])(
    'shows its PIX again, never as a text',
    (message) => {
      const { last, intents } = talk(message, { orders: [givenOrder({ pixCode: '00020101021226' })] })
      expect(intents).toEqual([{ type: 'show-pix', orderId: id }])
      expect(last).not.toContain('00020101021226')
    },
  )

  it('that is paid is told of instead of a PIX', () => {
    const { last, intents } = talk('cadê meu pix?', { orders: [givenOrder({ status: 'processing' })] })
    expect(intents).toEqual([])
    expect(last).toContain('enviado para a entrega')
  })

  it('that is named is the one that is cancelled, while an order for another page is in hand', () => {
    const placed = givenOrder({ status: 'paid', link: 'https://www.instagram.com/lia/' })
    const { intents } = talk(['quero 500 seguidores para instagram.com/bia', 'cancela o da @lia', 'sim'], {
      orders: [placed],
    })
    expect(intents).toEqual([{ type: 'cancel-order', orderId: placed.orderId }])
  })

  eachRow(['desisto', 'deixa pra lá'])('that is paid is not said to have cost nothing', (message) => {
    const { last, replies } = talk(message, { orders: [givenOrder({ status: 'paid' })] })
    expect(last).not.toContain('nada foi cobrado')
    const [suggestion] = replies.at(-1)!.flatMap(({ suggestions = [] }) => suggestions)
    expect(suggestion).toBe('Cancelar o pedido 1a2b3c4d')
    const { intents } = talk([suggestion!, 'sim'], { orders: [givenOrder({ status: 'paid' })] })
    expect(intents).toEqual([{ type: 'cancel-order', orderId: id }])
  })

  it('whose link is lost is told of', () => {
    const { last } = talk('perdi o link do pedido', { orders: [givenOrder({ status: 'processing' })] })
    expect(last).toContain('enviado para a entrega')
  })

  it('is followed by one for another page, in the same words', () => {
    const { last } = talk(['500 seguidores para @lia', 'instagram', 'sim', 'e mais 500 para @bia'])
    expect(last).toContain('instagram.com/bia')
    expect(last).toContain('Posso gerar o PIX')
    expect(last).not.toContain('Já anotei')
  })

  it('that was paid and cancelled is told of, with its refund, instead of another PIX', () => {
    const paid = { status: 'cancelled', paidAt: '2026-11-20T12:00:00Z', refundNotedCents: 4_500 } as const
    const { last, intents } = talk('cadê meu pix?', { orders: [givenOrder(paid)] })
    expect(intents).toEqual([])
    expect(last).toContain('Vamos devolver R$ 45,00')
  })

  eachRow([
    ['quero também 300 curtidas nessa foto instagram.com/p/CxYzAbC1234', 'likes', 300],
    ['e mais 300 curtidas nessa foto instagram.com/p/CxYzAbC1234', 'likes', 300],
    ['sim, e depois quero 300 curtidas', 'likes', 300],
    ['coloca tbm 2000 views nesse video youtube.com/watch?v=dQw4w9WgXcQ', 'views', 2_000],
    ['mais 500 pra @bia_doces', 'followers', 500],
    ['e 200 pro @bia_doces tbm', 'followers', 200],
    ['mais 200 pro @outra.loja', 'followers', 200],
    ['põe mais 300 curtidas', 'likes', 300],
  ])('in hand is not pushed out by one beside it', (message, serviceType, quantity) => {
    const { state, intents } = talk([start, message])
    expect(intents).toEqual([])
    expect(state.dialogue.cart).toMatchObject([
      { serviceType: 'followers', quantity: 500, link: { handle: 'loja.x' } },
      { serviceType, quantity },
    ])
  })
  eachRow(['mais 300', 'na verdade quero 300 curtidas instagram.com/p/CxYzAbC1234'])(
    'in hand is changed by',
    (message) => {
      expect(talk([start, message]).state.dialogue.cart).toHaveLength(1)
    },
  )

  describe('for the wrong page', () => {
    const pending = { orders: [givenOrder({ status: 'pending', pixCode: '000201' })] }
    eachRow([
      'errei o perfil, é @bia_doces',
      'coloquei o perfil errado, troca pra instagram.com/bia_doces',
      'muda o perfil pra @bia_doces',
      'o link ta errado, o certo é instagram.com/bia_doces',
    ])('is taken back while it waits to be paid, and shown anew', (message) => {
      const { state, last, intents } = talk(message, pending)
      expect(intents).toEqual([{ type: 'cancel-order', orderId: id }])
      expect(last).toContain('não pague aquele PIX')
      expect(firstRecapped(state)).toMatchObject({
        quantity: 500,
        link: 'https://www.instagram.com/bia_doces/',
      })
    })
    eachRow(['o link ta errado', 'mandei o link errado', 'errei o perfil'])(
      'is asked for the right one',
      (message) => {
        const { state, intents } = talk(message, pending)
        expect(intents).toEqual([{ type: 'cancel-order', orderId: id }])
        expect(state.dialogue).toMatchObject({
          state: { at: 'collecting', missing: 'link' },
          cart: [{ quantity: 500, link: null }],
        })
      },
    )
    it('is cancelled only at a word of the visitor once it is paid', () => {
      const { last, intents } = talk('errei o perfil', { orders: [givenOrder({ status: 'paid' })] })
      expect(intents).toEqual([])
      expect(last).toContain('30 minutos')
    })
    eachRow(['quero 500 no meu outro perfil', 'vocês entregaram no perfil errado'])(
      'is not seen in',
      (message) => {
        const { intents } = talk(message, pending)
        expect(intents.filter(({ type }) => type === 'cancel-order')).toEqual([])
      },
    )
  })

  describe('that is corrected before it is paid', () => {
    const unpaid = { orders: [givenOrder({ status: 'pending' })] }
    eachRow(correctedOrders)('gives way to the order as it should be', (messages, expected) => {
      expect(talk(messages, unpaid).intents).toEqual([{ type: 'cancel-order', orderId: id }])
      expect(outcome(messages, unpaid)).toBe(expected)
    })
    eachRow([
      'quero mais 500',
      'agora quero 300 curtidas',
      'e 300 no @outra.loja',
      'não paguei ainda',
      'ainda não paguei, o pix vale até quando?',
      'quanto fica 1000?',
      'quanto seria 1500?',
      'faz outro de 1000',
      'agora outro vídeo, só 500 nesse: https://youtu.be/abcABC12345',
      'agora pra minha outra conta @loja.y',
      'desculpa incomodar, dá pra fazer 500 no tiktok @loja.y também?',
      'melhor ainda: bota 300 curtidas tb instagram.com/p/C9xYz12AbCd',
      'não quero mais',
      'desculpa a demora, quero 300 curtidas instagram.com/p/C9xYz12AbCd',
    ])('stays where another is asked for', (message) => {
      expect(talk(message, unpaid).intents).toEqual([])
    })
    it('is not replaced once it is paid', () => {
      const { intents, last } = talk('errei, queria 100', { orders: [givenOrder({ status: 'paid' })] })
      expect(intents).toEqual([])
      expect(last).toContain('do jeito certo')
    })
  })

  it('is not placed a second time by a second yes', () => {
    const { intents } = talk([start, 'sim', 'sim', 'pode gerar', 'ok'], { orders: [givenOrder()] })
    expect(intents.filter((it) => it.type === 'place-orders')).toHaveLength(1)
  })

  it('is named when the very same order is asked for again', () =>
    expect(talk(start, { orders: [givenOrder()] }).last).toContain('já existe um PIX'))

  const cancellations = [
    'quero cancelar meu pedido',
    'cancela o pedido',
    `cancela o pedido ${id.slice(0, 8)}`,
  ]
  const cancelled = [{ type: 'cancel-order', orderId: id }]

  eachRow(['requested', 'pending'] as const)('is cancelled at once where nothing is paid', (status) => {
    for (const message of cancellations)
      expect(talk(message, { orders: [givenOrder({ status })] }).intents).toEqual(cancelled)
  })

  eachRow([
    ['paid', 'os R$ 45,00 voltam por PIX para a conta que pagou'],
    ['processing', 'volta o valor do que não for entregue, até R$ 45,00, por PIX para a conta que pagou'],
  ] as const)('is cancelled once the visitor has read what goes back', (status, back) => {
    const orders = [givenOrder({ status })]
    for (const message of cancellations) {
      const asked = talk(message, { orders })
      expect(asked.intents).toEqual([])
      expect(asked.last).toContain('500 seguidores no Instagram para @loja.x (pedido 1a2b3c4d), R$ 45,00')
      expect(asked.last).toContain(back)
      expect(asked.replies.at(-1)?.[0]?.suggestions).toEqual(['Sim, cancelar', 'Não cancelar nada'])
      for (const yes of ['sim', 'Sim, cancelar', 'pode cancelar', 'quero cancelar', message])
        expect(talk([message, yes], { orders }).intents).toEqual(cancelled)
      for (const no of ['não', 'Não cancelar nada', 'deixa', 'oi', 'qual o prazo?'])
        expect(talk([message, no], { orders }).intents).toEqual([])
    }
  })

  it('that is paid is asked about with all the others', () => {
    const other = {
      orderId: '99aa88bb-0000-4000-8000-000000000002',
      quantity: 1_000,
      status: 'paid',
    } as const
    const orders = [givenOrder({ status: 'paid' }), givenOrder(other)]
    const asked = talk('cancela todos os meus pedidos', { orders })
    expect(asked.intents).toEqual([])
    expect(asked.last).toContain('R$ 45,00')
    expect(talk(['cancela todos os meus pedidos', 'Cancelar todos'], { orders }).intents).toHaveLength(2)
    expect(talk(['cancela o pedido 99aa88bb', 'cancela o pedido 1a2b3c4d'], { orders }).last).toContain(
      '1a2b3c4d',
    )
    expect(
      talk(['cancela o pedido 99aa88bb', 'cancela o pedido 1a2b3c4d', 'sim'], { orders }).intents,
    ).toEqual(cancelled)
  })

  it('is cancelled by its quantity and its goods, beside newer ones of the same goods', () => {
    const newer = { orderId: '99aa88bb-0000-4000-8000-000000000002', quantity: 1_000 }
    const onTiktok = { ...newer, platform: 'tiktok', createdAt: now.toISOString() } as const
    for (const message of ['cancela o pedido de 500 seguidores', 'cancela o pedido de 500 seguidore'])
      expect(talk(message, { orders: [givenOrder(), givenOrder(onTiktok)] }).intents).toEqual([
        { type: 'cancel-order', orderId: id },
      ])
  })

  eachRow(['completed', 'cancelled', 'refused'] as const)(
    'cannot be cancelled in any of these states',
    (status) =>
      expect(talk('quero cancelar meu pedido', { orders: [givenOrder({ status })] }).intents).toEqual([]),
  )

  it('is not cancelled by asking how cancelling works', () =>
    expect(
      talk('posso cancelar se eu me arrepender?', { orders: [givenOrder({ status: 'paid' })] }).intents,
    ).toEqual([]))

  eachRow([
    'meus seguidores caíram',
    'caiu bastante seguidor',
    'quero a reposição',
    'sumiram 100 seguidores',
  ])('is refilled after any of these', (message) =>
    expect(talk(message, { orders: [givenOrder({ status: 'completed' })] }).intents).toEqual([
      { type: 'request-refill', orderId: id },
    ]),
  )

  eachRow(['meus seguidores caíram', 'quero a reposição', 'caiu?', 'sumiram 100 seguidores'])(
    'is not refilled once its whole price went back',
    (message) => {
      const orders = [givenOrder({ status: 'completed', refundedCents: 4_500 })]
      const { intents, last, replies } = talk(message, { orders })
      expect(intents).toEqual([])
      expect(last).toMatch(/voltou inteiro|Já devolvemos R\$ 45,00/)
      expect(JSON.stringify(replies)).not.toMatch(/Quero a reposição|garantia de reposição vale/)
    },
  )

  it('goes with the ticket about it', () => {
    const { intents } = talk('paguei e não chegou nada ainda', { orders: [givenOrder({ status: 'paid' })] })
    expect(intents).toEqual([
      {
        type: 'open-ticket',
        description: 'paguei e não chegou nada ainda',
        link: 'https://www.instagram.com/loja.x/',
        orderId: id,
      },
    ])
  })

  it('is of the order that lives, beside a newer one that was cancelled', () => {
    const living = givenOrder({ status: 'paid' })
    const cancelled = givenOrder({
      orderId: 'c0ffee00-0000-4000-8000-000000000000',
      status: 'cancelled',
      link: 'https://www.instagram.com/loja.y/',
      createdAt: '2026-11-21T12:00:00Z',
    })
    const orders = [living, cancelled]
    expect(talk('meu pedido não chegou, abre um chamado', { orders }).intents).toMatchObject([
      { type: 'open-ticket', orderId: id, link: living.link },
    ])
    expect(talk('o pedido c0ffee00 não chegou, abre um chamado', { orders }).intents).toMatchObject([
      { type: 'open-ticket', orderId: cancelled.orderId },
    ])
  })

  it('is still a ticket when the visitor asks for one', () =>
    expect(outcome('caíram, abre um chamado', { orders: [givenOrder({ status: 'completed' })] })).toBe(
      'ticket instagram.com/loja.x',
    ))
})

describe('a word or two about paying', () => {
  const words = `paguei|Paguei!|pago|tá pago|pix feito|já fiz|recebeu?|feito|chegou?|caiu?|caiu aí?|pronto, paguei|acabei de pagar
    já entrou?|Pago ✅|feito 🙏|já tá pago, moça|acabei de fazer o pix|confirmou?|prontinho|fiz o pix agora|opa, já transferi|receberam aí?`
  eachRow(words.split(/\||\n\s*/))('tells that the order waits for its payment', (message) => {
    const delivered = givenOrder({
      orderId: 'ffff0000-0000-4000-8000-000000000002',
      status: 'completed',
      createdAt: '2026-01-02T14:00:00Z',
    })
    const { last, intents } = talk([start, 'sim', message], { orders: [delivered, givenOrder()] })
    expect(last).toContain('1a2b3c4d')
    expect(last).toContain('aguardando o PIX')
    expect(last).not.toContain('ffff0000')
    expect(intents).toHaveLength(1)
  })

  eachRow(['caiu?', 'caiu', 'caiu aí?'])('asks back what fell after a delivery', (message) => {
    const { last, intents } = talk(message, { orders: [givenOrder({ status: 'completed' })] })
    expect(intents).toEqual([])
    expect(last).toContain('reposição')
  })

  eachRow(['chegou?', 'paguei'])('tells of a delivery that it is done', (message) =>
    expect(talk(message, { orders: [givenOrder({ status: 'completed' })] }).last).toContain('tudo entregue'),
  )

  it('what is suggested then asks for the refill', () => {
    const orders = [givenOrder({ status: 'completed' })]
    const suggestion = talk('caiu?', { orders }).replies[0]![0]!.suggestions![0]!
    expect(talk(['caiu?', suggestion], { orders }).intents).toEqual([{ type: 'request-refill', orderId: id }])
  })

  it('is a yes where a recap waits for one', () =>
    expect(talk([start, 'feito'], { orders: [givenOrder({ quantity: 100 })] }).intents).toHaveLength(1))
})

describe('the offers', () => {
  it('lift a custom quantity to its floor and leave the packages alone', () => {
    const offers = [anOffer({ costMicrosPerThousand: 100_000_000 })]
    expect(outcome('800 seguidores instagram.com/loja.x', { offers })).toBe(
      'recap instagram followers 800 instagram.com/loja.x R$ 120,00',
    )
    expect(outcome(start, { offers })).toBe('recap instagram followers 500 instagram.com/loja.x R$ 45,00')
  })

  it('switch a product off', () => {
    const { last, state } = talk(start, {
      offers: [anOffer({ isActive: false }), anOffer({ platform: 'tiktok' })],
    })
    expect(last).toContain('seguidores no Instagram estão em falta')
    expect(last).toContain('seguidores no TikTok')
    expect(firstRecapped(state)).toBeNull()
  })

  it('add a product no page publishes', () => {
    const offers = [
      anOffer({
        serviceType: 'comments',
        costMicrosPerThousand: 200_000_000,
        minQuantity: 5,
        maxQuantity: 500,
      }),
    ]
    expect(outcome('10 comentários https://www.instagram.com/p/DAbc_1-XyZq/', { offers })).toBe(
      'recap instagram comments 10 instagram.com/p/DAbc_1-XyZq R$ 3,00',
    )
  })

  it('that change between recap and yes are shown before anything is charged', () => {
    const message = '800 seguidores instagram.com/loja.x'
    const before = nextTurn({ state: null, message, offers: [], now, orders: [] })
    const dearer = [anOffer({ costMicrosPerThousand: 100_000_000 })]
    const after = nextTurn({ state: before.state, message: 'sim', offers: dearer, now, orders: [] })
    expect(after.intents).toEqual([])
    expect(firstRecapped(after.state)?.quotedCents).toBe(12_000)
    expect(after.replies[0]!.content).toContain('mudou')
    const gone = nextTurn({
      state: before.state,
      message: 'sim',
      offers: [anOffer({ isActive: false })],
      now,
      orders: [],
    })
    expect(gone.intents).toEqual([])
    expect(firstRecapped(gone.state)).toBeNull()
  })
})

describe('another reader', () => {
  it('is believed, and pages still come from the message alone', () => {
    const message = 'bota quinhentinho pra nóis instagram.com/loja.x'
    const item = {
      ...noItem,
      platform: 'instagram',
      serviceType: 'followers',
      quantity: 500,
      target: 0,
    } as const
    const reading = { ...readFirst(message), acts: ['order' as const], items: [item] }
    expect(outcome(message, { reading })).toBe('recap instagram followers 500 instagram.com/loja.x R$ 45,00')
  })
})

describe('an order that is not his', () => {
  eachRow(['pending', 'completed'] as const)(
    'is not found, to be cancelled, beside another one',
    (status) => {
      const { last, intents } = talk('cancela o pedido 99aa88bb', { orders: [givenOrder({ status })] })
      expect(intents).toEqual([])
      expect(last).toContain('Não encontrei o pedido 99aa88bb nesta conversa.')
    },
  )
})

describe('a yes beside three payments that wait', () => {
  const unpaid = ['1', '2', '3'].map((digit) =>
    givenOrder({
      orderId: givenOrder().orderId.replace(/.$/, digit),
      link: `https://www.instagram.com/l${digit}/`,
    }),
  )
  const toRecap = 'quero 500 seguidores instagram.com/loja.y'

  it('promises no fourth, and says why', () => {
    const { intents, last } = talk([toRecap, 'sim'], { orders: unpaid })
    expect(intents).toEqual([])
    expect(last).toContain('três PIX esperando pagamento')
  })

  it('is a fourth order when one of them is paid', () => {
    const orders = [...unpaid.slice(1), { ...unpaid[0]!, status: 'paid' as const }]
    expect(talk([toRecap, 'sim'], { orders }).intents).toHaveLength(1)
  })
})

eachRow(['cadê o pedido #deadbeef', 'meu pedido deadbeef como tá?', 'paguei o pedido #deadbeef'])(
  'an order of another number is not found',
  (message) =>
    expect(talk([message], { orders: [givenOrder()] }).last).toContain('Não encontrei o pedido deadbeef'),
)
