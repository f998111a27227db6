import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { migrations } from './migrations.ts'
import type { Db } from './tables.ts'
import { openDatabase } from './testing/open-orders.ts'

it('names every file of the folder, and none else', () => {
  const files = readdirSync(new URL('../migrations', import.meta.url)).map((file) =>
    file.replace(/\.ts$/, ''),
  )
  expect(Object.keys(migrations)).toEqual(files.sort())
})

/** Columns, indexes and constraints, in words. */
async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS part
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY part`.execute(db)
  // A check that older rows need not pass is the same check.
  return rows
    .map(({ part }) => part.replace(' NOT VALID', ''))
    .filter((part) => !part.includes('kysely_migration'))
}

it('goes back step by step, each step up again to the very same, until nothing is left', async () => {
  const { db, drop } = await openDatabase()
  try {
    for (const [name, { up, down }] of Object.entries(migrations).toReversed()) {
      const before = await schemaOf(db)
      await down!(db)
      const below = await schemaOf(db)
      expect([name, below]).not.toEqual([name, before])
      await up(db)
      expect([name, await schemaOf(db)]).toEqual([name, before])
      await down!(db)
      expect([name, await schemaOf(db)]).toEqual([name, below])
    }
    expect(await schemaOf(db)).toEqual([])
  } finally {
    await drop()
  }
})

it('goes back over what only the newer version writes, and loses none of it', async () => {
  const { db, drop } = await openDatabase()
  try {
    const orderId = randomUUID()
    const request = { link: 'x', platform: 'instagram', serviceType: 'likes', quantity: 1 } as const
    const order = { id: orderId, conversationId: randomUUID(), ...request, amountCents: 100, supplier: 'x' }
    const payment = { id: randomUUID(), orderId, provider: 'mercado-pago', txid: '77', amountCents: 100 }
    const refund = { orderId, endToEndId: 'E1', cause: 'CHOSEN_BY_STAFF', amountCents: 10 }
    await db.insertInto('orders').values(order).execute()
    await db.insertInto('payments').values(payment).execute()
    await db.insertInto('refunds').values([refund, refund, refund]).execute()
    const newer = Object.entries(migrations).slice(4)
    for (const [, { down }] of newer.toReversed()) await down!(db)
    const refunds = sql<{ cents: number }>`SELECT sum(amount_cents) AS cents FROM refunds`
    expect((await refunds.execute(db)).rows).toEqual([{ cents: '30' }])
    for (const [, { up }] of newer) await up(db)
    expect((await refunds.execute(db)).rows).toEqual([{ cents: '30' }])
    await db.insertInto('refunds').values(refund).execute()
  } finally {
    await drop()
  }
})
