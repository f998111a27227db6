import { complaints, purchasesAskedAfter, purchasesTold, shortComplaints } from './corpus.ts'
import { parseMessage } from './understanding/parse/parse-message.ts'
import { readPurchase } from './understanding/evidence/read-purchase.ts'
import { firstRecapped, givenOrder, givenTicket, outcome, talk } from './testing.ts'
import { eachRow } from './test-each-row.ts'

const told = [...complaints, ...shortComplaints, ...purchasesTold, ...purchasesAskedAfter].flatMap(
  ([messages, expected]) => (/^ticket (?!offered)/.test(expected) ? [messages] : []),
)

describe('a yes to the answer to a complaint is no yes to an order', () => {
  eachRow(told.map((messages) => [messages]))('row by row', (messages) => {
    const isOffered = outcome(messages) === 'ticket offered?'
    for (const yes of ['sim', 'isso', ...(isOffered ? [] : ['pode gerar o pix'])]) {
      const { state, intents } = talk([...messages, yes, yes])
      expect(firstRecapped(state)).toBeNull()
      expect(intents.map((it) => it.type)).not.toContain('place-orders')
    }
  })

  it('nor when an order was about to be made', () => {
    const messages = ['quero 500 seguidores instagram.com/loja.x', 'ontem comprei 100 e não chegou nada']
    expect(talk([...messages, 'sim', 'sim', 'isso']).intents).toMatchObject([{ type: 'open-ticket' }])
    expect(firstRecapped(talk([...messages, 'instagram.com/loja.x', 'pode gerar']).state)).toBeNull()
  })

  eachRow(['quero cancelar os 500 seguidores do @outra.loja', 'cadê os 500 seguidores do @outra.loja?'])(
    'nor where it is of another page than the order in hand',
    (message) => {
      const { state, intents } = talk(['quero 500 seguidores instagram.com/loja.x', message, 'sim', 'sim'])
      expect(firstRecapped(state)).toBeNull()
      expect(intents.map((it) => it.type)).not.toContain('place-orders')
    },
  )
})

describe('after a complaint', () => {
  const complaint = 'paguei e não recebi instagram.com/loja.x'

  eachRow(['foram 500 seguidores', '500 seguidores instagram.com/loja.x', '500', '@loja.x'])(
    'tells more of it',
    (message) => {
      const { state, intents } = talk([complaint, message])
      expect(state.dialogue.cart).toEqual([])
      expect(intents).toHaveLength(1)
    },
  )

  it('what is told goes with the ticket', () =>
    expect(
      talk([complaint, 'foram 500 seguidores'], { tickets: [givenTicket()] }).intents.at(-1),
    ).toMatchObject({
      type: 'add-to-ticket',
      description: 'foram 500 seguidores',
    }))

  eachRow([
    [['quero comprar 500 seguidores instagram.com/loja.x']],
    [['me vê mais 500 seguidores', 'instagram.com/loja.x']],
    [['quanto custa 500 seguidores no insta?', '@loja.x']],
  ])('is an order again', (messages) =>
    expect(outcome([complaint, ...messages])).toBe(
      'recap instagram followers 500 instagram.com/loja.x R$ 45,00',
    ),
  )
})

it('a purchase that went well is no complaint', () =>
  expect(talk('comprei 500 e chegou tudo certinho').last).toContain('Que bom que deu'))

describe('of an order of this conversation', () => {
  const orders = [givenOrder({ status: 'paid' })]

  eachRow([
    'já paguei os 500 seguidores do @loja.x',
    'e os 500 seguidores do @loja.x?',
    'comprei 500 seguidores instagram.com/loja.x',
    'paguei o pedido agora há pouco',
    'vocês vão entregar os 500 do instagram.com/loja.x?',
  ])('tells how it stands', (message) => {
    const { last, intents } = talk(message, { orders })
    expect(intents).toEqual([])
    expect(last).toContain('pedido 1a2b3c4d')
  })

  eachRow([
    'só entrou 120 dos 500 do @loja.x',
    'faz 3 dias que paguei o @loja.x',
    'cadê meus 500 seguidores?',
  ])('is a ticket about it', (message) =>
    expect(talk(message, { orders }).intents).toMatchObject([
      { type: 'open-ticket', orderId: orders[0]!.orderId },
    ]),
  )
})

const idle = { expecting: 'nothing', shownRows: 0 } as const

describe('the clauses of a message', () => {
  const clausesOf = (message: string) => parseMessage(message, idle).story.clauses.map((it) => it.text)

  eachRow([
    ['já faz 3 dias e só entrou 120 de 500', ['ja faz T', 'e so entrou N de N']],
    ['comprei mil e quinhentos seguidores, me vê 300', ['comprei N G ,', 'me ve N']],
    ['os 500 que já paguei não vieram', ['os N que ja paguei nao vieram']],
    ['paguei 45 reais quero mais 500', ['paguei M', 'quero mais N']],
    ['meu pedido é 500 seguidores', ['meu pedido e N G']],
    ['faz um tempão que paguei', ['faz T que paguei']],
  ])('row by row', (message, expected) => expect(clausesOf(message)).toEqual(expected))

  eachRow([
    ['comprei 500 semana passada e quero mais 1000', null, 'e quero mais 1000'],
    ['comprei 500 e gostei, quero de novo', null, 'comprei 500 e gostei , quero de novo'],
    ['comprei 500 seguidores e 300 curtidas, quero 50 views', null, 'quero 50 views'],
    ['quero os 500 que paguei', 'bought', 'quero os 500 que paguei'],
    ['quero meus 500 seguidores de volta', 'owed', 'quero meus 500 seguidores de volta'],
    ['perdi 300 seguidores', 'lost', 'perdi 300 seguidores'],
    ['paguei a luz, 500 seguidores', null, 'paguei a luz , 500 seguidores'],
  ])('is told as its row says', (message, told, parsed) => {
    const { utterance, clauses, story } = parseMessage(message, idle)
    const found = readPurchase(story)
    const ordering = clauses.filter((_, at) => found.ordering?.has(at) ?? true)
    expect(found.kind).toBe(told)
    expect(
      ordering
        .flatMap(({ from, to }) => utterance.units.slice(from, to))
        .map((it) => it.text)
        .join(' '),
    ).toBe(parsed)
  })
})
