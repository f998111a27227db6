import { randomUUID } from 'node:crypto'
import { type CannedReply, maxCannedReplies } from '@smm/contracts/conversations/canned-replies'
import type { StaffRole } from '@smm/contracts/access'
import { cookieOf } from '@smm/http-service/staff/test-staff-session'
import { openTestChat, type TestChat } from '../testing/open-test-chat.ts'

let chat: TestChat
beforeAll(async () => {
  chat = await openTestChat()
})
afterAll(async () => {
  await chat.close()
  await chat.database.drop()
})

const call = (method: 'GET' | 'PUT' | 'DELETE', id = '', payload?: object, role: StaffRole = 'support') =>
  chat.app.inject({
    method,
    url: `/api/tickets/canned-replies${id && `/${id}`}`,
    headers: { cookie: cookieOf({ role }) },
    ...(payload && { payload }),
  })
const list = async () => (await call('GET')).json<CannedReply[]>()

describe('canned replies', () => {
  it('are there from the beginning, by title', async () => {
    const replies = await list()
    expect(replies.length).toBeGreaterThan(3)
    expect(replies.map(({ text }) => text).join()).toContain('{pedido}')
  })

  it('are added, changed and deleted, and each is audited', async () => {
    const id = randomUUID()
    const [before] = [await list()]
    expect((await call('PUT', id, { title: ' Oi ', text: 'Bom\u200b dia' })).json()).toContainEqual({
      id,
      title: 'Oi',
      text: 'Bom dia',
    })
    const changed = (await call('PUT', id, { title: 'Oi', text: 'Boa tarde' })).json<CannedReply[]>()
    expect(changed.filter((it) => it.id === id)).toEqual([{ id, title: 'Oi', text: 'Boa tarde' }])
    await call('DELETE', id)
    expect((await call('DELETE', id)).json()).toEqual(before)
    const audited = await chat.deps.db.selectFrom('outbox').select('payload').orderBy('position').execute()
    expect(audited.map(({ payload }) => payload)).toEqual(
      ['canned-reply-saved', 'canned-reply-saved', 'canned-reply-deleted'].map((action) => ({
        actor: 'ana',
        action,
        details: { reply: 'Oi' },
      })),
    )
  })

  it('are refused without words, too long or too many, and to a role that does not answer', async () => {
    const id = randomUUID()
    const refused = [
      await call('PUT', id, { title: ' ', text: 'x' }),
      await call('PUT', id, { title: 'x', text: '\u200b' }),
      await call('PUT', id, { title: 'x', text: 'a'.repeat(1_001) }),
      await call('PUT', id, { title: 'x', text: 'a\u0000' }),
      await call('PUT', '1', { title: 'x', text: 'x' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(method, method === 'GET' ? '' : id, undefined, 'viewer')).statusCode).toBe(403)
    const rows = Array.from({ length: maxCannedReplies }, () => ({ id: randomUUID(), title: 'x', text: 'x' }))
    await chat.deps.db.insertInto('cannedReplies').values(rows).execute()
    expect((await call('PUT', id, { title: 'x', text: 'x' })).statusCode).toBe(400)
    expect((await call('PUT', rows[0]!.id, { title: 'y', text: 'y' })).statusCode).toBe(200)
  })
})
