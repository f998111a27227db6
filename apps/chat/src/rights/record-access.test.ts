import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { openTestChat } from '../testing/open-test-chat.ts'
import { openAccessRecords } from './record-access.ts'

it('stores those who come together in two statements, each before its visitor goes on', async () => {
  const chat = await openTestChat()
  const { db } = chat.deps
  let statements = 0
  const counted: KyselyPlugin = {
    transformQuery: ({ node }) => (statements++, node),
    transformResult: async ({ result }) => result,
  }
  const recordAccess = openAccessRecords(db.withPlugin(counted))
  const conversationIds = Array.from({ length: 100 }, () => randomUUID())
  const stored = async (conversationId: string) => {
    await recordAccess({ conversationId, address: '203.0.113.7' })
    const rows = db.selectFrom('accessRecords').select('address').where('conversationId', '=', conversationId)
    return (await rows.execute()).length
  }
  const [first, ...others] = conversationIds
  const asked = [stored(first!)]
  await new Promise(setImmediate)
  expect(await Promise.all([...asked, ...others.map(stored)])).toEqual(conversationIds.map(() => 1))
  expect(statements).toBe(2)
  await chat.close()
  await chat.database.drop()
})

it('stores what comes after a failure', async () => {
  const chat = await openTestChat()
  const recordAccess = openAccessRecords(chat.deps.db)
  const failed = recordAccess({ conversationId: 'no id', address: '203.0.113.7' })
  const later = new Promise(setImmediate).then(() =>
    recordAccess({ conversationId: randomUUID(), address: '203.0.113.7' }),
  )
  await expect(failed).rejects.toThrow('uuid')
  await later
  await chat.close()
  await chat.database.drop()
})
