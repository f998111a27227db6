import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'
import { visit } from '../testing/visit.ts'
import { openAppendTurns } from './append-turns.ts'
import { insertConversation, type OptimisticAppend, readSnapshot } from './conversation.queries.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

/** A turn of a conversation that begins with it. */
async function newTurn(given: Partial<OptimisticAppend> = {}): Promise<OptimisticAppend> {
  const conversationId = randomUUID()
  const clientId = randomUUID()
  const { lastSeq, catalogueVersion } = await insertConversation(chat.deps.db, {
    id: conversationId,
    sessionHash: conversationId,
  })
  const messages: OptimisticAppend['messages'] = [
    { kind: 'visitor_message', content: `oi de ${conversationId}`, clientId },
    { kind: 'chat_response', content: `olá, ${conversationId}`, suggestions: ['sim'] },
  ]
  return {
    conversationId,
    lastSeq,
    catalogueVersion,
    clientId,
    messages,
    state: { conversationId },
    ...given,
  }
}

const storedOf = (conversationId: string) =>
  chat.deps.db
    .selectFrom('messages')
    .select(['seq', 'content'])
    .where('conversationId', '=', conversationId)
    .orderBy('seq')
    .execute()

it('stores the turns of a moment in one statement, each in its conversation', async () => {
  let statements = 0
  const counted: KyselyPlugin = {
    transformQuery: ({ node }) => (statements++, node),
    transformResult: async ({ result }) => result,
  }
  const turns = await Promise.all(Array.from({ length: 20 }, () => newTurn()))
  const { log } = chat.deps
  const stored = await Promise.all(turns.map(openAppendTurns({ db: chat.deps.db.withPlugin(counted), log })))
  expect(statements).toBe(1)
  expect(stored.map((messages) => messages?.map(({ seq }) => seq))).toEqual(turns.map(() => [1, 2]))
  for (const { conversationId, messages } of turns) {
    const contents = messages.map(({ content }, at) => ({ seq: at + 1, content }))
    expect(await storedOf(conversationId)).toEqual(contents)
    const snapshot = await readSnapshot(chat.deps.db, conversationId)
    expect(snapshot).toMatchObject({ lastSeq: 2, state: { conversationId } })
  }
})

it('stores nothing of a turn that was decided on what is no longer so, and the others', async () => {
  const { appendTurn, db } = chat.deps
  const [moved, known, priced, fresh] = await Promise.all([newTurn(), newTurn(), newTurn(), newTurn()])
  await appendTurn(moved)
  await appendTurn({ ...known, messages: known.messages.slice(0, 1) })
  const turns = [
    { ...moved, clientId: randomUUID() },
    { ...known, lastSeq: 1 },
    { ...priced, catalogueVersion: 1 },
  ]
  expect(await Promise.all([...turns, fresh].map(appendTurn))).toEqual([
    undefined,
    undefined,
    undefined,
    [expect.anything(), expect.anything()],
  ])
  expect(await storedOf(priced.conversationId)).toEqual([])
  expect(await readSnapshot(db, known.conversationId)).toMatchObject({ lastSeq: 1 })
})

it('lets no conversation wait for the lock of another one', async () => {
  const { appendTurn, db } = chat.deps
  const [locked, free] = await Promise.all([newTurn(), newTurn()])
  await db.transaction().execute(async (trx) => {
    await sql`SELECT FROM conversations WHERE id = ${locked.conversationId} FOR UPDATE`.execute(trx)
    expect(await Promise.all([locked, free].map(appendTurn))).toEqual([undefined, expect.anything()])
  })
})

it('tries each turn alone when one of them cannot be stored', async () => {
  const broken = await openTestChat({
    database: chat.database,
    redis: chat.redis,
    nextTurn: (input) => {
      const turn = chat.deps.nextTurn(input)
      // Half of an emoji, which jsonb refuses.
      const suggestions = input.message === 'ruim' ? ['\ud83d'] : ['sim']
      return { ...turn, replies: turn.replies.map((reply) => ({ ...reply, suggestions })) }
    },
  })
  const visitors = await Promise.all([visit(broken), visit(broken), visit(broken)])
  const ids = visitors.map((visitor, at) => visitor.say(at === 1 ? 'ruim' : 'oi'))
  await visitors[1]!.see(({ id, type }) => id === ids[1] && type === 'message_refused')
  for (const visitor of [visitors[0]!, visitors[2]!]) {
    await visitor.see(({ type }) => type === 'chat_response')
    expect(visitor.texts()).toEqual(['1: oi'])
  }
  for (const { socket } of visitors) socket.terminate()
  await broken.close()
})
