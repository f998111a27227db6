import { readDialogue, storeDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import { until } from '@smm/http-service/test-until'
import { visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chats: TestChat[]
beforeAll(async () => {
  const nextTurn: TestChat['deps']['nextTurn'] = ({ state, message }) => ({
    state: storeDialogue(readDialogue(state)),
    replies: [{ content: 'Protocolo {ticketId8}.' }],
    intents: [{ type: 'open-ticket', description: message, link: null }],
  })
  const first = await openTestChat({ nextTurn })
  chats = [first, await openTestChat({ nextTurn, database: first.database, redis: first.redis })]
})
afterAll(async () => {
  for (const chat of chats) await chat.close()
  await chats[0]!.database.drop()
})

it('a conversation has three open tickets at most, whichever replica opens them', async () => {
  const [first, second] = chats as [TestChat, TestChat]
  const here = await visit(first)
  const there = await visit(second, { cookie: here.cookie })
  for (let n = 1; n <= 5; n++) {
    const tab = n % 2 ? here : there
    tab.say(`problema ${n}`)
    await until(async () => tab.texts().length === n)
  }
  const tickets = await first.deps.db.selectFrom('tickets').selectAll().orderBy('createdAt').execute()
  expect(tickets.map(({ description }) => description)).toEqual([
    'problema 1',
    'problema 2',
    'problema 3\n\nproblema 4\n\nproblema 5',
  ])
  expect(new Set(here.texts()).size).toBe(3)
  await first.deps.db.updateTable('tickets').set({ status: 'resolved' }).execute()
  here.say('outro problema')
  await until(async () => here.texts().length === 6)
  expect(new Set(here.texts()).size).toBe(4)
  for (const { socket } of [here, there]) socket.terminate()
})
