import { type Kysely, sql } from 'kysely'
import { openTestDatabase } from '@smm/database/test-database'
import { endedSessions } from './ended-sessions.ts'

const createTable = {
  up: async (db: Kysely<unknown>) =>
    void (await sql`CREATE TABLE ended (session_id text PRIMARY KEY, expires_at timestamptz NOT NULL)`.execute(
      db,
    )),
}

test('an ended session is stored until it would have expired', async () => {
  const { db, drop } = await openTestDatabase<object>('ended_sessions', { '1-ended': createTable })
  const ended = endedSessions('ended')
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  await ended.remember(db, { sessionId: 'old', expiresAt })
  await ended.remember(db, { sessionId: 'old', expiresAt })
  const isOldEnded = await ended.has(db, 'old')
  await sql`UPDATE ended SET expires_at = now() - interval '1 second'`.execute(db)
  await ended.remember(db, { sessionId: 'new', expiresAt })
  const seen = [isOldEnded, await ended.has(db, 'old'), await ended.has(db, 'new')]
  await drop()

  expect(seen).toEqual([true, false, true])
})
