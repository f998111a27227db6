import { sql } from 'kysely'
import { openTestDatabase } from '@smm/database/test-database'
import { endedStaffSessions as ended } from './staff-guard.ts'
import { migrations } from './migrations.ts'

test('an ended session is stored until it would have expired', async () => {
  const { db, drop } = await openTestDatabase<object>('ended_sessions', migrations)
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  await ended.remember(db, { sessionId: 'old', expiresAt })
  await ended.remember(db, { sessionId: 'old', expiresAt })
  const isOldEnded = await ended.has(db, 'old')
  await sql`UPDATE ended_sessions SET expires_at = now() - interval '1 second'`.execute(db)
  await ended.remember(db, { sessionId: 'new', expiresAt })
  const seen = [isOldEnded, await ended.has(db, 'old'), await ended.has(db, 'new')]
  await drop()

  expect(seen).toEqual([true, false, true])
})
