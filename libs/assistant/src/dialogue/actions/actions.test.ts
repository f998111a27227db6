import type { ChatAction, MessagePart, PackagesPart, RecapPart } from '@smm/contracts/message-parts'
import { nextTurn, type Reply, type VisitorOrder } from '../../next-turn.ts'
import { asStored, givenOrder, now } from '../../testing.ts'

/** A conversation whose turns are named 1, 2, 3 …; an action is sent with words that say nothing. */
function converse({ orders = [], takesCarts }: { orders?: VisitorOrder[]; takesCarts?: boolean } = {}) {
  let state: unknown = null
  let turns = 0
  return (message: string | ChatAction) => {
    const isAction = typeof message !== 'string'
    const turn = nextTurn({
      state: asStored(state),
      message: isAction ? 'não quero nada' : message,
      ...(isAction && { action: message }),
      turnId: String((turns += 1)),
      offers: [],
      orders,
      now,
      takesCarts,
    })
    state = turn.state
    const [reply] = turn.replies
    return { reply: reply!, intents: turn.intents, at: turn.state.dialogue.state.at }
  }
}

type Drawn<Type extends MessagePart['type']> = Extract<MessagePart, { type: Type }>
const partOf = <Type extends MessagePart['type']>({ parts = [] }: Reply, type: Type) =>
  parts.find((it): it is Drawn<Type> => it.type === type)
const packagesIn = (reply: Reply): PackagesPart => partOf(reply, 'packages')!
const recapIn = (reply: Reply): RecapPart => partOf(reply, 'recap')!
const actionOf = ({ actions }: RecapPart, label: string) => actions.find((it) => it.label === label)!.action
const order = '500 seguidores instagram.com/padaria.estrela'

describe('the packages of a reply', () => {
  it('are drawn as rows with price, struck price and badge, and stay in the words', () => {
    const { reply } = converse()('quero seguidores para instagram.com/padaria.estrela')
    expect(reply.content).toContain('2. Growth: 500 seguidores por R$ 45,00 (mais popular)')
    expect(reply.parts).toMatchObject([
      { type: 'text', text: 'Quantos seguidores para @padaria.estrela?' },
      { type: 'packages', title: 'Seguidores no Instagram', unit: 'seguidores' },
    ])
    expect(packagesIn(reply).rows).toMatchObject([
      { quantity: 100, amount: 15, originalAmount: 25 },
      { quantity: 500, amount: 45, originalAmount: 65, badge: 'MAIS POPULAR' },
      { quantity: 1500, amount: 120, originalAmount: 180 },
      { quantity: 5000, amount: 300, originalAmount: 450, badge: 'MELHOR VALOR' },
    ])
    expect(packagesIn(reply).otherQuantity).toEqual({ offerId: '1', minimum: 100, maximum: 50_000 })
  })

  it('lead to the recap of exactly the row that is tapped, or of another quantity', () => {
    for (const quantity of [1500, 730]) {
      const say = converse()
      const { reply } = say('quero seguidores para instagram.com/padaria.estrela')
      const action = { ...packagesIn(reply).rows[2]!.action, quantity } as ChatAction
      const { reply: next, intents } = say(action)
      expect(intents).toEqual([])
      expect(recapIn(next).items).toMatchObject([
        {
          title: expect.stringMatching(/^(1\.500|730) seguidores no Instagram$/),
          target: '@padaria.estrela',
        },
      ])
    }
  })

  it('ask for the page after a tap where none is known', () => {
    const say = converse()
    const { reply } = say('seguidores no instagram')
    expect(partOf(reply, 'text')).toMatchObject({ text: 'Quantos seguidores no Instagram você quer?' })
    const { reply: next, at } = say(packagesIn(reply).rows[1]!.action)
    expect(at).toBe('collecting')
    expect(next.content).toContain('500 seguidores no Instagram saem por R$ 45,00')
  })

  it('do nothing once a quantity was chosen, which is shown instead', () => {
    const say = converse()
    const { reply } = say('quero seguidores para instagram.com/padaria.estrela')
    say('1500')
    const { reply: late, intents } = say(packagesIn(reply).rows[3]!.action)
    expect(intents).toEqual([])
    expect(late.content).toContain('Essa opção era de uma etapa anterior')
    expect(recapIn(late).items).toMatchObject([{ title: '1.500 seguidores no Instagram', amount: 120 }])
  })
})

describe('the recap of a reply', () => {
  it('is drawn as a card with its total, its page and its buttons', () => {
    const { reply } = converse()(order)
    expect(reply.parts).toEqual([
      { type: 'text', text: 'Confira o pedido:' },
      {
        type: 'recap',
        items: [
          {
            platform: 'instagram',
            title: '500 seguidores no Instagram',
            target: '@padaria.estrela',
            amount: 45,
          },
        ],
        total: 45,
        note: 'Começa em até 30 minutos, entrega de 1 a 7 dias.',
        actions: [
          { label: 'Gerar PIX', action: { type: 'place-recap', recapId: '1' } },
          { label: 'Mudar', action: { type: 'change-recap', recapId: '1' } },
          { label: 'Cancelar', action: { type: 'cancel-recap', recapId: '1' } },
        ],
      },
    ])
  })

  it.each(['é seguro?', 'precisa de senha?', 'e se eu levar 1000?'])(
    'is drawn again below the answer to %j',
    (question) => {
      const say = converse()
      const first = recapIn(say(order).reply)
      const again = say(question).reply
      expect(recapIn(again)).toEqual(first)
      expect(say(actionOf(first, 'Gerar PIX')).intents).toMatchObject([
        { type: 'place-orders', orders: [{ quantity: 500, quotedCents: 4500 }] },
      ])
    },
  )

  it('places exactly the orders that it shows', () => {
    const say = converse()
    const { reply } = say(`${order} e 300 curtidas em instagram.com/p/Cabc123`)
    expect(recapIn(reply)).toMatchObject({ items: [{}, {}], total: 70 })
    const { intents } = say(actionOf(recapIn(reply), 'Gerar PIX'))
    expect(intents).toMatchObject([
      { type: 'place-orders', orders: [{ quotedCents: 4500 }, { quotedCents: 2500 }] },
    ])
  })

  it('places its orders once', () => {
    const say = converse()
    const action = actionOf(recapIn(say(order).reply), 'Gerar PIX')
    expect(say(action).intents).toHaveLength(1)
    const { reply, intents } = say(action)
    expect(intents).toEqual([])
    expect(reply.content).toContain('Essa opção era de uma etapa anterior')
  })

  it('places nothing once the order has changed, and shows the order as it is now', () => {
    const say = converse()
    const old = actionOf(recapIn(say(order).reply), 'Gerar PIX')
    say('na verdade 1500')
    const { reply, intents } = say(old)
    expect(intents).toEqual([])
    expect(recapIn(reply)).toMatchObject({ total: 120 })
  })

  it('says how another order joins it, and a link alone is that order', () => {
    const say = converse({ takesCarts: true })
    const { reply } = say(order)
    expect(recapIn(reply).hint).toBe('Para pôr mais um, cole o próximo link: um PIX paga tudo.')
    expect(reply.content).toContain('cole o próximo link')
    const { reply: asked } = say('instagram.com/loja.y')
    expect(asked.content).toContain('Já anotei:\n• 500 seguidores no Instagram')
    const { reply: both } = say(packagesIn(asked).rows[0]!.action)
    expect(recapIn(both)).toMatchObject({
      items: [{ target: '@padaria.estrela' }, { target: '@loja.y' }],
      total: 60,
      note: 'Um único PIX paga tudo.',
    })
    expect(recapIn(converse()(order).reply).hint).toBeUndefined()
  })

  it('asks what to change, and drops the order', () => {
    const say = converse()
    const recap = recapIn(say(order).reply)
    const asked = say(actionOf(recap, 'Mudar')).reply
    expect(asked.content).toContain('O que você quer mudar')
    expect(asked.parts).toBeUndefined()
    const { at, intents } = say(actionOf(recap, 'Cancelar'))
    expect({ at, intents }).toEqual({ at: 'idle', intents: [] })
  })

  it('says where the PIX is when it is tapped after the payment was asked for', () => {
    const { reply } = converse({ orders: [givenOrder()] })({ type: 'place-recap', recapId: 'another' })
    expect(reply.content).toContain('está logo acima')
  })
})

it('the money of a paid order that is to be cancelled is told beside its row', () => {
  const { reply } = converse({ orders: [givenOrder({ status: 'paid' })] })('cancela meu pedido')
  const { text } = partOf(reply, 'text')!
  expect(text).toMatch(
    /os R\$ 45,00 voltam por PIX para a conta que pagou\.\n\nVocê quer cancelar este pedido\?$/,
  )
})

it('orders of which one is to be cancelled are rows, and a tap on one cancels it', () => {
  const orders = [
    givenOrder({ status: 'paid' }),
    givenOrder({
      orderId: '2b3c4d5e-0000-4000-8000-000000000002',
      quantity: 100,
      createdAt: now.toISOString(),
    }),
  ]
  const say = converse({ orders })
  const { reply } = say('cancela')
  expect(partOf(reply, 'text')).toMatchObject({
    text: expect.stringMatching(/Qual pedido você quer cancelar\?$/),
  })
  const { rows } = partOf(reply, 'choices')!
  expect(rows).toMatchObject([
    { title: '100 seguidores no Instagram', target: '@loja.x', state: 'awaiting-payment', amount: 45 },
    { title: '500 seguidores no Instagram', state: 'paid' },
  ])
  expect(say(rows[1]!.action).intents).toEqual([{ type: 'cancel-order', orderId: orders[0]!.orderId }])
})

describe('the words of a button', () => {
  it.each([
    ['Gerar PIX', 'awaiting-payment'],
    ['Mudar', 'confirming'],
    ['Cancelar', 'idle'],
  ])('%s means the same when it is typed', (words, at) => {
    const say = converse()
    say(order)
    expect(say(words).at).toBe(at)
  })
})

it('draws an address of WhatsApp as a button', () => {
  const { reply } = converse()('quero falar com uma pessoa')
  expect(reply.content).toContain('https://wa.me/')
  expect(reply.parts).toMatchObject([
    { type: 'text', text: expect.not.stringContaining('wa.me') },
    {
      type: 'links',
      links: [{ label: 'Chamar no WhatsApp', url: expect.stringMatching(/^https:\/\/wa\.me\/\d+/) }],
    },
  ])
})

it('draws nothing where a reply is text only', () => {
  expect(converse()('oi').reply.parts).toBeUndefined()
})
