import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { freePort } from '@smm/database/test-port'
import { emptyRedis, redisUrl, startRedis } from '@smm/messaging/test-redis'
import { until } from '@smm/http-service/test-until'
import { openSharedLimits, type SharedLimits } from './shared-limits.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const redis = { url: redisUrl, namespace: `test-${randomUUID()}` }
const opened: SharedLimits[] = []

/** A replica's limits for ten visitors at an address. */
function openReplica(settings: object = {}): SharedLimits {
  const patience = { leaseMs: 3_600_000, commandTimeoutMs: 60_000 }
  const limits = openSharedLimits({ redis, log, visitorsPerAddress: 10, ...patience, ...settings })
  opened.push(limits)
  return limits
}
const aReplica = async () => {
  const limits = openReplica()
  // Until the connection is ready, everything is allowed.
  const probe = () => limits.leaseSocket('probe', 'probe')
  await until(async () => (await probe()) === undefined)
  return limits
}
afterEach(() => opened.splice(0).forEach((limits) => limits.close()))
afterAll(() => emptyRedis(redis))

/** The leases of a conversation's sockets end, as if the time had passed without a renewal. */
async function endLeases(conversation: string) {
  const client = new Redis(redisUrl)
  for await (const [key] of client.scanStream({ match: `*${redis.namespace}*${conversation}`, count: 1_000 }))
    if (key) for (const id of await client.zrange(key, 0, -1)) await client.zadd(key, 'XX', 1, id)
  await client.quit()
}

async function countAllowed(times: number, allow: (n: number) => Promise<unknown>) {
  const allowed = await Promise.all(Array.from({ length: times }, (_, n) => allow(n)))
  return allowed.filter(Boolean).length
}

describe('two replicas', () => {
  it.each([
    ['allowMessage', 30, 1],
    ['allowHandshake', 10, 0.5],
    ['allowNewVisitor', 5, 0.1],
  ] as const)('share the limit of %s of an address, %d at once', async (limit, most, perSecond) => {
    const replicas = [await aReplica(), await aReplica()]
    const ip = randomUUID()
    const began = performance.now()
    const allowed = await countAllowed(80, (n) => replicas[n % 2]![limit](ip))
    const refilled = Math.ceil(((performance.now() - began) / 1_000) * perSecond)
    expect(allowed).toBeGreaterThanOrEqual(most)
    expect(allowed).toBeLessThanOrEqual(most + refilled)
    expect(await replicas[0]![limit](randomUUID())).toBe(true)
  })

  it('share the wrong coupons of an address, and take nothing for a right one', async () => {
    const replicas = [await aReplica(), await aReplica()]
    const ip = randomUUID()
    const began = performance.now()
    const guess = (isKnown: boolean) => (n: number) => replicas[n % 2]!.allowCoupon(ip, isKnown)
    for (let n = 0; n < 80; n++) expect(await guess(true)(n)).toBe(true)
    const allowed = await countAllowed(80, guess(false))
    const refilled = Math.ceil(((performance.now() - began) / 1_000) * 0.1)
    expect(allowed).toBeGreaterThanOrEqual(60)
    expect(allowed).toBeLessThanOrEqual(60 + refilled)
    expect(await replicas[0]!.allowCoupon(randomUUID(), false)).toBe(true)
  })

  it('share the sockets of an address and the tabs of a conversation, until they close', async () => {
    const [first, second] = [await aReplica(), await aReplica()]
    const [ip, conversation] = [randomUUID(), randomUUID()]
    const leases = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? first : second).leaseSocket(ip, conversation)),
    )
    const held = leases.filter((lease) => lease !== undefined)
    expect(held).toHaveLength(10)
    expect(await countAllowed(40, () => second.leaseSocket(ip, randomUUID()))).toBe(30)
    first.holdSocket(held[0]!)()
    await until(async () => second.leaseSocket(ip, conversation))
  })

  it('free the sockets of one that crashed when their leases end, and keep those of the other', async () => {
    const [crashed, alive] = [await aReplica(), await aReplica()]
    const ip = randomUUID()
    const tabsOf = async (limits: SharedLimits) => {
      const conversation = randomUUID()
      for (let n = 0; n < 10; n++) limits.holdSocket((await limits.leaseSocket(ip, conversation))!)
      return conversation
    }
    const [gone, kept] = [await tabsOf(crashed), await tabsOf(alive)]
    crashed.close()
    expect(await alive.leaseSocket(ip, gone)).toBeUndefined()
    await endLeases(gone)
    expect(await alive.leaseSocket(ip, gone)).toBeDefined()
    expect(await alive.leaseSocket(ip, kept)).toBeUndefined()
  })
})

it('everything is allowed while Redis is away, without waiting for it', async () => {
  const port = await freePort()
  const server = await startRedis(port)
  const limits = openReplica({ redis: { url: `redis://127.0.0.1:${port}`, namespace: 'away' } })
  await until(async () => !(await limits.allowNewVisitor('1.1.1.1')))
  await server.stop()
  await until(async () => limits.allowNewVisitor('1.1.1.1'))
  expect(await countAllowed(100, () => limits.allowNewVisitor('1.1.1.1'))).toBe(100)
  expect(await limits.leaseSocket('1.1.1.1', 'a')).toBeDefined()
})
