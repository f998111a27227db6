import { nextTurn } from '@smm/assistant/next-turn'
import { showAttention } from './show-attention.ts'
import { visit } from '../testing/visit.ts'
import { openTestChat, type TestChat, until } from '../testing/open-test-chat.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat({ nextTurn })
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const dayMs = 24 * 60 * 60_000
const requests = () =>
  chat.deps.db.selectFrom('tickets').selectAll().where('dueAt', 'is not', null).orderBy('createdAt').execute()

it('a request about personal data is a case with a number and a deadline, once per kind', async () => {
  const visitor = await visit(chat)
  const say = async (words: string) => {
    const before = visitor.texts().length
    visitor.say(words)
    return until(async () => visitor.texts()[before])
  }
  const began = Date.now()
  const heard = await say('Quero apagar meus dados')
  const [request] = await requests()
  expect(request).toMatchObject({ kind: 'data-deletion', status: 'open', link: null })
  expect(heard).toContain(request!.id.slice(0, 8).toUpperCase())
  expect(request!.dueAt!.getTime()).toBeGreaterThan(began + 15 * dayMs - 60_000)
  expect(await say('apaga os meus dados')).toContain(request!.id.slice(0, 8).toUpperCase())
  expect(await requests()).toHaveLength(1)
  await say('quero uma cópia dos meus dados')
  expect((await requests()).map(({ kind }) => kind)).toEqual(['data-deletion', 'data-copy'])
  expect(await showAttention(chat.deps.db)).toEqual([
    { code: 'DATA_REQUESTS', count: 2, until: request!.dueAt!.toISOString() },
  ])
  visitor.socket.terminate()
})

it('a complaint beside it is a ticket of its own', async () => {
  const visitor = await visit(chat)
  visitor.say('me manda os meus dados')
  await until(async () => visitor.texts()[0])
  visitor.say('comprei 500 seguidores e não chegou nada, instagram.com/padaria.estrela')
  await until(async () => visitor.texts()[1])
  const kinds = await chat.deps.db
    .selectFrom('tickets')
    .select('kind')
    .where('kind', '=', 'support')
    .execute()
  expect(kinds).toHaveLength(1)
  visitor.socket.terminate()
})
