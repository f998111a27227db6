import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { until } from '@smm/http-service/test-until'
import { aPaidOrder } from '../testing/open-orders.ts'
import {
  attempts,
  breakJournal,
  client,
  countVerdicts,
  expectSentOnce,
  journal,
  loseMemory,
  mendJournal,
  openForEachTest,
  orders,
  restartRedis,
  resumeSending,
  sandbox,
  sent,
  stopRedis,
  wakeFence,
} from '../testing/fence.ts'

openForEachTest()

const fenceKey = () => `{${orders.config.REDIS_NAMESPACE}-fence}:smm-api`

/** Whether both witnesses hold every claim that left. */
async function isComplete({ deps }: Pick<typeof orders.service, 'deps'> = orders.service): Promise<boolean> {
  const made = await orders.db
    .selectFrom('submissionAttempts')
    .select('id')
    .where('outcome', '=', 'sent')
    .execute()
  const { witnesses } = deps.fence
  const lists = await Promise.all(witnesses.map((witness) => witness.listAfter('smm-api', 0)))
  return lists.every((claims) => made.every(({ id }) => claims.some(({ attemptId }) => attemptId === id)))
}

async function attention() {
  const headers = { cookie: await orders.signIn() }
  return (await orders.service.app.inject({ url: '/api/admin/attention', headers })).json()
}

describe('a missing folder of the journal', () => {
  it('parks nothing: it is refilled from Redis and sending goes on', async () => {
    await sent()
    await orders.stop()
    rmSync(journal, { recursive: true })
    const restarted = await orders.replicate()
    await sent()
    await until(() => isComplete(restarted))
    expect(await orders.db.selectFrom('witnessedClaims').selectAll().execute()).toEqual([])
  })
})

describe('an emptied Redis', () => {
  it('parks nothing: it is refilled from the journal and sending goes on', async () => {
    await sent()
    await client.flushall()
    await sent()
    wakeFence()
    // A new shop's seed, and two claims.
    await until(async () => (await client.zcard(fenceKey())) === 3)
    expect(await orders.db.selectFrom('witnessedClaims').selectAll().execute()).toEqual([])
  })
})

describe('a witness that lost some claims', () => {
  it('is completed at the next start', async () => {
    await sent()
    await sent()
    await orders.stop()
    const file = join(journal, readdirSync(journal)[0]!)
    const [, ...later] = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    writeFileSync(file, `${later.join('\n')}\n`)
    const restarted = await orders.replicate()
    await until(() => isComplete(restarted))
  })

  it.each([
    { beside: 'before its loss was noticed', away: () => {}, back: () => {} },
    { beside: 'while the other one was away', away: breakJournal, back: mendJournal },
  ])('is completed though it recorded a claim $beside', async ({ away, back }) => {
    const { fence } = orders.service.deps
    const { admit, complete, witnesses } = fence
    await sent()
    await sent()
    await until(() => complete.get(witnesses[0]!)?.has('smm-api'))
    fence.admit = async (...claim) => {
      fence.admit = admit
      // As a replica of Redis that took over without its master's last moments.
      await client.zremrangebyrank(fenceKey(), -1, -1)
      away()
      return admit(...claim)
    }
    await sent()
    back()
    wakeFence()
    await until(() => isComplete())
  })

  it('is completed by the database, though no witness remembers the claims any more', async () => {
    await sent()
    const onDisk = orders.service.deps.fence.witnesses[1]!
    const { record, refill } = onDisk
    const refuse = () => Promise.reject(new Error('the disk is full'))
    Object.assign(onDisk, { record: refuse, refill: refuse })
    await sent()
    await sent()
    await client.flushall()
    Object.assign(onDisk, { record, refill })
    wakeFence()
    await until(() => isComplete())
    const written = await onDisk.listAfter('smm-api', 0)
    expect(new Set(written.map(({ attemptId }) => attemptId)).size).toBe(written.length)
    await sent()
    expect(await orders.db.selectFrom('witnessedClaims').selectAll().execute()).toEqual([])
  })

  it('is completed with claims that are long past', async () => {
    await sent()
    const [redis, onDisk] = orders.service.deps.fence.witnesses
    const { number, ...newest } = (await redis!.newest('smm-api'))!
    const later = Array.from({ length: 1_500 }, (_, at) => ({
      ...newest,
      number: number + at + 1,
      attemptId: randomUUID(),
    }))
    await orders.db
      .updateTable('submissionFence')
      .set({ claims: number + later.length })
      .execute()
    await redis!.refill(later.slice(-1))
    await onDisk!.refill(later)
    await orders.stop()
    await orders.replicate()
    await until(async () => (await client.zcard(fenceKey())) === later.length + 2)
  })

  it.each([
    ['misses a claim', 1, breakJournal, breakJournal, mendJournal],
    ['is still empty at a claim', 0, () => client.flushall(), () => {}, () => {}],
  ])('is completed again when it %s meanwhile', async (_what, at, lose, loseAgain, mend) => {
    await sent()
    const witness = orders.service.deps.fence.witnesses[at]!
    const { refill } = witness
    const refilling = Promise.withResolvers<void>()
    witness.refill = async (claims) => {
      witness.refill = refill
      loseAgain()
      await sent()
      mend()
      await refill(claims)
      refilling.resolve()
    }
    await lose()
    await sent()
    mend()
    wakeFence()
    await refilling.promise
    await sent()
    await until(() => isComplete())
  })
})

describe('witnesses that fail', () => {
  it('with the journal unwritable, sending goes on', async () => {
    await sent()
    breakJournal()
    await sent()
    mendJournal()
    wakeFence()
    await sent()
    await until(() => isComplete())
  })

  it('with Redis away, sending goes on', async () => {
    await sent()
    await stopRedis()
    await sent()
    await restartRedis()
  })

  it('with neither, orders stay ready with one attempt and leave when one is back', async () => {
    await sent()
    const before = await countVerdicts('unwitnessed')
    await stopRedis()
    breakJournal()
    const { id, link } = await aPaidOrder(orders)
    await until(async () => (await countVerdicts('unwitnessed')) >= before + 2)
    expect(await attempts(id)).toEqual(['held back: unwitnessed'])
    expect(await sandbox.ordersFor(link)).toEqual([])
    mendJournal()
    await restartRedis()
    await orders.becomes(id, { fulfilment: 'sent' })
    await expectSentOnce([link])
  })

  it('with both emptied, sending waits for an operator; then older orders are parked and newer ones leave', async () => {
    await sent()
    await loseMemory()
    const before = await countVerdicts('memory-lost')
    const { id, link } = await aPaidOrder(orders)
    await until(async () => (await countVerdicts('memory-lost')) >= before + 2)
    expect(await attempts(id)).toEqual(['held back: memory-lost'])
    const waiting = { code: 'SENDING_WAITS', count: 1, since: expect.any(String) }
    expect(await attention()).toContainEqual(waiting)
    await resumeSending()
    expect(await attention()).not.toContainEqual(waiting)
    await orders.becomes(id, { fulfilment: 'unknown' })
    await sent()
    expect(await sandbox.ordersFor(link)).toEqual([])
  })

  it('with a full disk under the journal, what may have been sent is parked all the same', async () => {
    await sent()
    breakJournal()
    await sent()
    mendJournal()
    orders.service.deps.fence.witnesses[1]!.refill = () => Promise.reject(new Error('the disk is full'))
    const { id } = await aPaidOrder(orders, { notBefore: new Date(Date.now() + 86_400_000) })
    await orders.db
      .updateTable('submissionFence')
      .set({ holdBefore: sql<Date>`now() + interval '1 second'` })
      .execute()
    wakeFence()
    await orders.becomes(id, { fulfilment: 'unknown' })
  })
})
