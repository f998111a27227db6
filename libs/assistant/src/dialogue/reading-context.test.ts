import { eachRow } from '../test-each-row.ts'
import { givenOrder, talk } from '../testing.ts'
import { messagesBefore, readingContext } from './reading-context.ts'
import { readDialogue } from './stored-dialogue.ts'

const one = '500 seguidores no insta @loja.x'
const orders = [
  givenOrder({ status: 'paid', paidAt: '2026-03-01T15:00:00Z' }),
  givenOrder({
    orderId: '2b3c4d5e-0000-4000-8000-000000000002',
    status: 'paid',
    paidAt: '2026-03-01T15:00:00Z',
  }),
]
const after = (messages: string[], known = {}) => readDialogue(talk(messages, known).state)

eachRow([
  [['500 seguidores no insta'], { expecting: 'link', shownRows: 0 }],
  [['seguidores no insta'], { expecting: 'choice', shownRows: 4, isPageOpen: true }],
  [['seguidores no insta @loja.x'], { expecting: 'choice', shownRows: 4, isPageOpen: false }],
  [[`${one} e 100 no tiktok @loja.y`, 'muda'], { expecting: 'confirmation', shownRows: 2 }],
  [['comprei e não chegou nada'], { expecting: 'link', shownRows: 0 }],
  [['cadê meu pedido?'], { expecting: 'link', shownRows: 0 }],
  [['muito obrigada'], { expecting: 'nothing', shownRows: 0 }],
])('the reader is told what is asked, and how many rows are shown', (messages, context) =>
  expect(readingContext(after(messages))).toEqual(context),
)

it('the recap is told while a yes can mean it', () => {
  expect(readingContext(after([one])).recap).toMatchObject([{ quantity: 500 }])
  expect(readingContext(after([one, 'é seguro?']))).toMatchObject({ isAnswered: true, recap: [{}] })
  expect(readingContext(after([one, 'vou pensar']))).toMatchObject({ isPaused: true, recap: [{}] })
  expect(readingContext(after([one, 'e se fosse 1000?'])).recap).toBeUndefined()
})

it('the rows of orders to cancel can be chosen from, and the orders placed are known', () => {
  const context = readingContext(after(['cancela'], { orders }), { orders })
  expect(context).toMatchObject({ expecting: 'choice', shownRows: 2, placed: [{ state: 'running' }, {}] })
})

it('a message is read with those of the cart, or of the complaint that is asked about', () => {
  expect(messagesBefore(after(['500 seguidores', 'no insta']))).toEqual(['500 seguidores', 'no insta'])
  expect(messagesBefore(after(['comprei e não chegou nada']))).toEqual(['comprei e não chegou nada'])
})
