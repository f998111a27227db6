import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openForThisFile, orders } from '../testing/open-for-this-file.ts'
import { adminPassword } from '../testing/open-orders.ts'
import { aMember, own, withSecondStep } from '../testing/members.ts'

openForThisFile()
beforeEach(async () => {
  await orders.db.deleteFrom('signInAttempts').execute()
})

type SignIn = { address?: string; username?: string; password?: string; code?: string; device?: string }

async function signIn({ address = '203.0.113.9', device, ...credentials }: SignIn) {
  const answer = await orders.service.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress: address,
    headers: device ? { cookie: `smm_device=${device}` } : {},
    payload: { username: 'admin', password: adminPassword, ...credentials },
  })
  const cookie = answer.cookies.find(({ name }) => name === 'smm_device')
  return { status: answer.statusCode, device: cookie?.value }
}

/** Wrong passwords, each from an address of its own, sent without waiting for the answers. */
function flood(tries: number): Promise<number[]> {
  const statuses = Array.from({ length: tries }, async (_, at) => {
    await sleep(at * 5)
    const address = `10.${at % 7}.${Math.floor(at / 250)}.${at % 250}`
    return (await signIn({ address, password: 'errada' })).status
  })
  return Promise.all(statuses)
}

describe('a flood of wrong passwords from many addresses', () => {
  it('does not keep the right password out on a known device', async () => {
    const { device } = await signIn({})
    const flooding = flood(400)
    const statuses = []
    for (let at = 0; at < 8; at++) {
      await sleep(200)
      statuses.push((await signIn({ device })).status)
    }
    expect(statuses).toEqual(Array(8).fill(200))
    expect(new Set(await flooding)).toEqual(new Set([401, 429]))
  })

  it('shares one budget of 60 hashed passwords a minute, which a known device does not need', async () => {
    const { device } = await signIn({})
    const guess = (at: number) => signIn({ address: `192.0.2.${at}`, password: 'errada' })
    expect(await guess(1)).toMatchObject({ status: 401 })
    // The minute of the first try lasts longer than a busy machine takes; 58 more tries were made in it.
    const minute = { times: 59, blockedUntil: sql<Date>`now() + interval '1 hour'` }
    await orders.db.updateTable('signInAttempts').set(minute).where('blockedUntil', 'is not', null).execute()
    expect(await guess(2)).toMatchObject({ status: 401 })
    expect(await guess(3)).toMatchObject({ status: 429 })
    expect(await signIn({ address: '192.0.2.4' })).toMatchObject({ status: 429 })
    expect(await signIn({ device })).toMatchObject({ status: 200 })
  })
})

it('wrong codes beside the stolen password do not keep the owner out on a known device', async () => {
  const { username, cookie } = await aMember()
  const { code, confirmed } = await withSecondStep(cookie)
  const credentials = { username, password: own }
  const { device } = await signIn({ ...credentials, code: confirmed.body.recoveryCodes[0] })
  const tryCode = (at: number) => signIn({ ...credentials, address: `192.0.2.${at}`, code: 'errado' })
  const statuses = []
  for (let at = 1; at <= 6; at++) statuses.push((await tryCode(at)).status)
  expect(statuses).toEqual([...Array(5).fill(403), 429])
  expect((await signIn({ ...credentials, device, code: code() })).status).toBe(200)
})

describe('a refused try', () => {
  it('asks the database nothing when too many wait for a hash', async () => {
    const release = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const holding = orders.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE staff_accounts, sign_in_attempts`.execute(trx)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const tries = Array.from({ length: 12 }, (_, at) => signIn({ address: `192.0.2.${at}` }))
    const refused = await Promise.race(tries)
    release.resolve()
    await holding
    expect(refused.status).toBe(429)
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(9).fill(200), ...Array(3).fill(429)])
  })

  it('costs a known device none of its attempts', async () => {
    const { device } = await signIn({})
    const atOnce = await Promise.all(Array.from({ length: 40 }, () => signIn({ device })))
    expect(atOnce.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 429]))
    expect((await signIn({ device })).status).toBe(200)
  })

  it('costs an unknown device nothing once the flood is over', async () => {
    await flood(300)
    await orders.db.deleteFrom('signInAttempts').where('times', '>', 50).execute()
    expect((await signIn({ address: '203.0.113.77' })).status).toBe(200)
  })
})

it('an IPv4 address mapped to IPv6 has five attempts', async () => {
  const statuses = []
  for (let at = 0; at < 6; at++)
    statuses.push((await signIn({ address: '::ffff:203.0.113.9', password: 'errada' })).status)
  expect(statuses).toEqual([...Array(5).fill(401), 429])
})

describe('addresses of IPv6', () => {
  it.each([
    ['/56', 5, (at: number) => `2001:db8:1:${(0x4200 + at).toString(16)}::${at + 1}`],
    ['/48', 20, (at: number) => `2001:db8:2:${(0x100 * (at + 1)).toString(16)}::1`],
  ])('of one %s share their attempts', async (_prefix, free, addressOf) => {
    const statuses = []
    for (let at = 0; at < free + 2; at++)
      statuses.push((await signIn({ address: addressOf(at), password: 'errada' })).status)
    expect(statuses.slice(0, free)).toEqual(Array(free).fill(401))
    expect(statuses.slice(free)).toEqual([429, 429])
  })
})
