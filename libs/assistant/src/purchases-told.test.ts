import { complaints } from './corpus/complaints.ts'
import { purchasesAskedAfter } from './corpus/purchases-asked-after.ts'
import { purchasesTold } from './corpus/purchases-told.ts'
import { shortComplaints } from './corpus/short-complaints.ts'
import { findPurchase } from './find-purchase.ts'
import { splitClauses } from './split-clauses.ts'
import { splitWords } from './split-words.ts'
import { givenOrder, givenTicket, outcome, talk } from './testing.ts'

const told = [...complaints, ...shortComplaints, ...purchasesTold, ...purchasesAskedAfter].flatMap(
  ([messages, expected]) => (expected.startsWith('ticket') ? [messages] : []),
)

describe('a yes to the answer to a complaint is no yes to an order', () => {
  it.each(told.map((messages) => [messages]))('%j', (messages) => {
    for (const yes of ['sim', 'isso', 'pode gerar o pix']) {
      const { state, intents } = talk([...messages, yes, yes])
      expect(state.recap).toBeNull()
      expect(intents.map((it) => it.type)).not.toContain('place-order')
    }
  })

  it('nor when an order was about to be made', () => {
    const messages = ['quero 500 seguidores instagram.com/loja.x', 'ontem comprei 100 e não chegou nada']
    expect(talk([...messages, 'sim', 'sim', 'isso']).intents).toMatchObject([{ type: 'open-ticket' }])
    expect(talk([...messages, 'instagram.com/loja.x', 'pode gerar']).state.recap).toBeNull()
  })

  it.each(['quero cancelar os 500 seguidores do @outra.loja', 'cadê os 500 seguidores do @outra.loja?'])(
    'nor where it is of another page than the order in hand: %s',
    (message) => {
      const { state, intents } = talk(['quero 500 seguidores instagram.com/loja.x', message, 'sim', 'sim'])
      expect(state.recap).toBeNull()
      expect(intents.map((it) => it.type)).not.toContain('place-order')
    },
  )

  it('nor after being told how the orders stand', () => {
    const messages = ['quero 500 seguidores instagram.com/loja.x', 'cadê meu pedido?']
    expect(talk([...messages, 'sim']).intents).toEqual([])
    expect(outcome([...messages, 'sim', 'sim'])).toMatch(/^order/)
  })
})

describe('what may be of a purchase made before', () => {
  const told = [
    '500 likes? no meu post tem 41. instagram.com/p/CxYzAbC1234',
    'paguei a luz, 500 seguidores instagram.com/loja.x',
    'conforme combinado 500 seguidores instagram.com/loja.x',
  ]

  it.each(told)('%s: a bare yes does not place it', (message) => {
    const { intents, last } = talk([message, 'sim', 'sim'])
    expect(intents).toEqual([])
    expect(last).toContain('seria um pedido novo')
  })

  it.each(told)('%s: is placed as a new order, when it is said to be one', (message) =>
    expect(talk([message, 'sim', 'pode gerar o pix']).intents).toMatchObject([{ type: 'place-order' }]),
  )

  it.each(told)('%s: is heard, when it is said to be none', (message) =>
    expect(talk([message, 'sim', 'É sobre uma compra que já fiz', 'sim']).intents).toMatchObject([
      { type: 'open-ticket' },
    ]),
  )
})

describe('after a complaint', () => {
  const complaint = 'paguei e não recebi instagram.com/loja.x'

  it.each(['foram 500 seguidores', '500 seguidores instagram.com/loja.x', '500', '@loja.x'])(
    '%s: tells more of it',
    (message) => {
      const { state, intents, last } = talk([complaint, message])
      expect(state.draft).toMatchObject({ quantity: null, link: null, handle: null })
      expect(intents).toHaveLength(1)
      expect(last).toContain('me diga o que você quer comprar')
    },
  )

  it('what is told goes with the ticket', () =>
    expect(
      talk([complaint, 'foram 500 seguidores'], { tickets: [givenTicket()] }).intents.at(-1),
    ).toMatchObject({
      type: 'add-to-ticket',
      description: 'foram 500 seguidores',
    }))

  it.each([
    [['quero comprar 500 seguidores instagram.com/loja.x']],
    [['me vê mais 500 seguidores', 'instagram.com/loja.x']],
    [['quanto custa 500 seguidores no insta?', '@loja.x']],
  ])('%j: is an order again', (messages) =>
    expect(outcome([complaint, ...messages])).toBe(
      'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
    ),
  )
})

describe('after a purchase that is told of', () => {
  it('numbers are of that, and its page finds it', () => {
    const told = ['paguei ontem', '500']
    expect(talk(told).last).toContain('Para localizar o seu pedido')
    expect(outcome([...told, '@loja.x'])).toBe('ticket instagram.com/loja.x')
  })

  it('an order goes on where it was', () => {
    const { last } = talk(['quero seguidores no insta', '@loja.x', 'comprei 500 ano passado com vocês'])
    expect(last).toContain('Que bom ter você de volta!')
    expect(last).toContain('1.500 seguidores por R$ 120,00')
  })

  it('that went well is no complaint', () =>
    expect(talk('comprei 500 e chegou tudo certinho').last).toContain('Que bom ter você de volta!'))
})

describe('of an order of this conversation', () => {
  const orders = [givenOrder({ status: 'paid' })]

  it.each([
    'já paguei os 500 seguidores do @loja.x',
    'e os 500 seguidores do @loja.x?',
    'comprei 500 seguidores instagram.com/loja.x',
    'paguei o pedido agora há pouco',
    'vocês vão entregar os 500 do instagram.com/loja.x?',
  ])('%s: tells how it stands', (message) => {
    const { last, intents } = talk(message, { orders })
    expect(intents).toEqual([])
    expect(last).toContain('Pedido 1a2b3c4d')
  })

  it.each([
    'só entrou 120 dos 500 do @loja.x',
    'faz 3 dias que paguei o @loja.x',
    'cadê meus 500 seguidores?',
  ])('%s: is a ticket about it', (message) =>
    expect(talk(message, { orders }).intents).toMatchObject([
      { type: 'open-ticket', orderId: orders[0]!.orderId },
    ]),
  )
})

describe('the clauses of a message', () => {
  const clausesOf = (message: string) => splitClauses(splitWords(message).words).map((it) => it.text)

  it.each([
    ['já faz 3 dias e só entrou 120 de 500', ['ja faz T', 'e so entrou N de N']],
    ['comprei mil e quinhentos seguidores, me vê 300', ['comprei N G ,', 'me ve N']],
    ['os 500 que já paguei não vieram', ['os N que ja paguei nao vieram']],
    ['paguei 45 reais quero mais 500', ['paguei M', 'quero mais N']],
    ['meu pedido é 500 seguidores', ['meu pedido e N G']],
    ['faz um tempão que paguei', ['faz T que paguei']],
  ])('%s', (message, expected) => expect(clausesOf(message)).toEqual(expected))

  it.each([
    ['comprei 500 semana passada e quero mais 1000', null, 'e quero mais 1000'],
    ['comprei 500 e gostei, quero de novo', null, 'comprei 500 e gostei , quero de novo'],
    ['comprei 500 seguidores e 300 curtidas, quero 50 views', null, 'quero 50 views'],
    ['quero os 500 que paguei', 'bought', 'quero os 500 que paguei'],
    ['quero meus 500 seguidores de volta', 'trouble', 'quero meus 500 seguidores de volta'],
    ['perdi 300 seguidores', 'lost', 'perdi 300 seguidores'],
    ['paguei a luz, 500 seguidores', null, 'paguei a luz , 500 seguidores'],
  ])('%s: told as %s', (message, told, heard) => {
    const found = findPurchase(splitWords(message).words)
    expect(found.told).toBe(told)
    expect(found.heard.map((it) => it.text).join(' ')).toBe(heard)
  })
})
