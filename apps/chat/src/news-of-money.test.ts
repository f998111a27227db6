import { randomUUID } from 'node:crypto'
import type { Message, MessageName } from '@smm/contracts/messages'
import type { Handler } from '@smm/messaging/receive'
import { readConversation } from './conversation.queries.ts'
import { messageHandlers } from './message-handlers.ts'
import type { Tables } from './tables.ts'
import { openTestChat, type TestChat } from './testing.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

/** An order that waits for its payment, and its conversation. */
async function givenOrder() {
  const about = { orderId: randomUUID(), conversationId: randomUUID() }
  const { db } = chat.deps
  const { conversationId: id } = about
  await db.insertInto('conversations').values({ id, sessionHash: id, hasOrders: true }).execute()
  const wanted = {
    platform: 'instagram',
    serviceType: 'followers',
    quantity: 500,
    link: 'https://x',
  } as const
  const version = 1
  await db
    .insertInto('chatOrders')
    .values({ ...about, ...wanted, amountCents: 4_500, status: 'pending', version })
    .execute()
  return about
}
/** Taken in at once: what is told first here came first. */
async function tell<Name extends MessageName>(name: Name, message: Message<Name>) {
  const origin = { eventId: randomUUID(), from: 'orders', correlationId: null } as const
  const handler = messageHandlers(chat.deps)[name] as Handler<Tables, Name>
  await chat.deps.db.transaction().execute((trx) => handler(trx, message, origin))
}
async function heard(conversationId: string) {
  const rows = await chat.deps.db
    .selectFrom('messages')
    .select('content')
    .where('conversationId', '=', conversationId)
    .orderBy('seq')
    .execute()
  return rows.map(({ content }) => content)
}
const knownOrder = async (conversationId: string) =>
  (await readConversation(chat.deps.db, conversationId)).orders[0]!

describe('a refund', () => {
  it('is told when it is noted and when it is done, and the order remembers both', async () => {
    const about = await givenOrder()
    await tell('refund-changed', { ...about, amountCents: 360, state: 'requested' })
    expect(await heard(about.conversationId)).toEqual([expect.stringMatching(/Vamos devolver R\$ 3,60/)])
    expect(await knownOrder(about.conversationId)).toMatchObject({ refundNotedCents: 360, refundedCents: 0 })
    await tell('refund-changed', { ...about, amountCents: 360, state: 'done' })
    expect((await heard(about.conversationId)).slice(1)).toEqual([
      expect.stringMatching(/devolvemos R\$ 3,60/),
    ])
    expect(await knownOrder(about.conversationId)).toMatchObject({
      refundNotedCents: 360,
      refundedCents: 360,
    })
  })

  it('that is done already is not announced any more', async () => {
    const about = await givenOrder()
    await tell('refund-changed', { ...about, amountCents: 4_500, state: 'done' })
    await tell('refund-changed', { ...about, amountCents: 4_500, state: 'requested' })
    expect(await heard(about.conversationId)).toEqual([expect.stringMatching(/devolvemos R\$ 45,00/)])
  })
})
