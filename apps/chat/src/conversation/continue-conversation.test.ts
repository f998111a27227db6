import { sealInvitation } from '@smm/http-service/order-page/invitation'
import { type TestVisitor, visit } from '../testing/visit.ts'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
let second: TestChat
const open: TestVisitor[] = []
const enter = async (...given: Parameters<typeof visit>) => {
  const visitor = await visit(...given)
  open.push(visitor)
  return visitor
}

beforeAll(async () => {
  chat = await openTestChat()
  second = await openTestChat({ database: chat.database, redis: chat.redis })
})
afterEach(() => open.splice(0).forEach(({ socket }) => socket.terminate()))
afterAll(async () => {
  await second.close()
  await chat.close()
  await chat.database.drop()
})

const isAnswer = (text: string) => (frame: { type: string; content?: string }) =>
  frame.type === 'chat_response' && frame.content === text

/** A conversation with one answered message, and an invitation to it. */
async function aConversation(now = Date.now()) {
  const visitor = await enter(chat)
  const id = visitor.say('oi')
  await visitor.see(isAnswer('1: oi'))
  const { conversationId } = await chat.deps.db
    .selectFrom('messages')
    .select('conversationId')
    .where('clientId', '=', id)
    .executeTakeFirstOrThrow()
  const secret = chat.deps.config.ORDER_LINK_SECRET
  return { visitor, conversationId, invitation: sealInvitation(secret, conversationId, now) }
}

const accept = (
  invitation: string,
  { url }: TestChat = chat,
  headers: Record<string, string> = {},
  more: object = {},
) =>
  fetch(`${url}/api/conversations/continue`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ invitation, ...more }),
  })
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]!.split(';')[0]!

describe('an invitation to a conversation', () => {
  it('brings it to another browser, and the first one keeps it', async () => {
    const { visitor, invitation } = await aConversation()
    const accepted = await accept(invitation)
    expect(accepted.status).toBe(200)
    expect(accepted.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/)
    const there = await enter(second, { cookie: cookieOf(accepted) })
    await there.see(isAnswer('1: oi'))
    there.say('e agora?')
    await there.see(isAnswer('2: e agora?'))
    await visitor.see(isAnswer('2: e agora?'))
    const again = await enter(chat, { cookie: visitor.cookie })
    await again.see(isAnswer('2: e agora?'))
  })

  it('asks before it takes the place of another conversation', async () => {
    const [{ invitation }, other] = [await aConversation(), await aConversation()]
    const { cookie } = other.visitor
    expect((await accept(invitation, chat, { cookie })).status).toBe(409)
    const accepted = await accept(invitation, chat, { cookie }, { replace: true })
    expect(accepted.status).toBe(200)
    expect(cookieOf(accepted)).not.toBe(cookie)
    expect((await accept(other.invitation, chat, { cookie })).status).toBe(200)
  })

  it('is accepted once, of 40 requests at the same moment on two replicas', async () => {
    const { invitation, conversationId } = await aConversation()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => accept(invitation, n % 2 ? chat : second)),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(39).fill(404)])
    const sessions = chat.deps.db.selectFrom('invitedSessions').selectAll()
    expect(await sessions.where('conversationId', '=', conversationId).execute()).toHaveLength(1)
  })

  it('opens nothing when it is old, forged, of a deleted conversation, or from another site', async () => {
    const { invitation, conversationId } = await aConversation()
    const old = await aConversation(Date.now() - 6 * 60_000)
    const forged = sealInvitation('x'.repeat(32), conversationId)
    for (const text of [old.invitation, forged, `${invitation}x`, 'nada'])
      expect((await accept(text)).status).toBe(404)
    expect((await accept(invitation, chat, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    await chat.deps.db.deleteFrom('conversations').where('id', '=', conversationId).execute()
    expect((await accept(invitation)).status).toBe(404)
  })
})
