import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { messageHandlers } from '../message-handlers.ts'
import { listAudit } from '../panel/list-audit.ts'
import { openDatabase } from '../testing/open-orders.ts'

test('staff actions of another service are written to the audit', async () => {
  const { db, drop } = await openDatabase()
  const details = { eventId: randomUUID(), message: 'cancel-order', service: 'chat' }
  const message = { actor: 'maria', action: 'try-message-again' as const, details }
  const origin = { eventId: randomUUID(), from: 'chat' as const, correlationId: null }
  const handle = messageHandlers({} as Deps).chat['staff-acted']!
  await db.transaction().execute((trx) => handle(trx, message, origin))
  const [entry] = await listAudit(db, { action: 'try-message-again' })
  await drop()
  expect(entry).toMatchObject({ actor: 'maria', action: 'try-message-again', details })
})
