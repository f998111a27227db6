import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Hint } from '../pix/bank.ts'
import { openDatabase } from '../testing/open-orders.ts'
import { openHintStore } from './store-hints.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
beforeEach(() => database.db.deleteFrom('webhookHints').execute())
afterAll(() => database.drop())

const aHint = (change: Partial<Hint> = {}): Hint => ({
  dedupeKey: randomUUID(),
  txid: 'a'.repeat(32),
  body: {},
  ...change,
})
const storedKeys = async () =>
  (await database.db.selectFrom('webhookHints').select('dedupeKey').execute()).map(
    ({ dedupeKey }) => dedupeKey,
  )

it('stores the hints of simultaneous webhooks in few transactions, each before it is acknowledged', async () => {
  const { store } = openHintStore(database.db, 'api-pix')
  const hints = Array.from({ length: 50 }, () => aHint())
  const news = await Promise.all(
    hints.map(async (hint) => {
      const isNews = await store([hint])
      expect(await storedKeys()).toContain(hint.dedupeKey)
      return isNews
    }),
  )
  expect(news).toEqual(hints.map(() => true))
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT xmin::text)::int AS count FROM webhook_hints`.execute(database.db)
  expect(rows[0]!.count).toBeLessThanOrEqual(2)
})

it('takes one of simultaneous repeats for news', async () => {
  const { store } = openHintStore(database.db, 'api-pix')
  const hint = aHint()
  const news = await Promise.all([store([hint]), store([hint]), store([hint])])
  expect(news.toSorted()).toEqual([false, false, true])
  expect(await store([hint])).toBe(false)
})

it('refuses a hint that cannot be stored, and no other of its batch', async () => {
  const { store } = openHintStore(database.db, 'api-pix')
  const [good, bad, better] = [aHint(), aHint({ body: { name: 'a\u0000b' } }), aHint()]
  const answers = await Promise.allSettled([store([good]), store([bad]), store([better])])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect((await storedKeys()).toSorted()).toEqual([good.dedupeKey, better.dedupeKey].toSorted())
})
