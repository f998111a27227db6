import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { mintedCookies } from '@smm/http-service/staff/test-staff-session'
import { hashPassword } from './staff/password/hash-password.ts'
import { seedAdministrator } from './staff/seed-administrator.ts'
import { openForThisFile, orders } from './testing/open-for-this-file.ts'
import { adminPassword, configFor } from './testing/open-orders.ts'

openForThisFile()
beforeEach(async () => {
  await orders.db.deleteFrom('signInAttempts').execute()
})

type Call = { url: string; method?: 'GET' | 'POST'; payload?: object; headers?: Record<string, string> }
const call = ({ method = 'GET', ...rest }: Call, cookie?: string, remoteAddress?: string) =>
  orders.service.app.inject({
    method,
    ...rest,
    ...(remoteAddress && { remoteAddress }),
    headers: { ...rest.headers, ...(cookie && { cookie }) },
  })
const signIn = (change: object = {}, remoteAddress?: string, more: Partial<Call> = {}) =>
  call(
    {
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: 'admin', password: adminPassword, ...change },
      ...more,
    },
    undefined,
    remoteAddress,
  )
async function signedIn(): Promise<string> {
  const { cookies } = await signIn()
  return `${cookies[0]!.name}=${cookies[0]!.value}`
}
const sessionIdIn = (cookie: string): string =>
  JSON.parse(Buffer.from(cookie.split('=')[1]!.split('.')[0]!, 'base64url').toString()).sessionId
/** Extends every block, so that a slow machine does not let it end. */
const holdBlocks = () =>
  orders.db
    .updateTable('signInAttempts')
    .set({ blockedUntil: sql<Date>`now() + interval '1 minute'` })
    .where('blockedUntil', 'is not', null)
    .execute()
/** The receivers of the message that this session ended. */
async function toldEnded(sessionId: string) {
  const rows = await orders.db
    .selectFrom('outbox')
    .select(['receiver', 'payload'])
    .where('name', '=', 'staff-session-ended')
    .execute()
  return rows
    .filter(({ payload }) => (payload as { sessionId: string }).sessionId === sessionId)
    .map(({ receiver }) => receiver)
}

describe('staff', () => {
  it('signs in with a cookie that scripts cannot read, and out again for ever', async () => {
    const answer = await signIn()
    expect(answer.json()).toMatchObject({ authenticated: true, role: 'owner' })
    expect(answer.cookies[0]).toMatchObject({
      name: 'smm_staff',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    })
    const cookie = `smm_staff=${answer.cookies[0]!.value}`
    expect((await call({ url: '/api/admin/check' }, cookie)).json()).toEqual(answer.json())
    expect((await call({ url: '/api/orders' }, cookie)).statusCode).toBe(200)
    const out = await call({ url: '/api/admin/logout' }, cookie)
    expect(out.json()).toEqual({ authenticated: false })
    expect(out.cookies[0]).toMatchObject({ name: 'smm_staff', value: '' })
    expect((await call({ url: '/api/admin/check' }, cookie)).json()).toEqual({ authenticated: false })
    expect((await call({ url: '/api/orders' }, cookie)).statusCode).toBe(401)
    expect((await toldEnded(sessionIdIn(cookie))).sort()).toEqual(['catalogue', 'chat'])
  })

  it('is nobody with a session that another service minted', async () => {
    const answers = await Promise.all(mintedCookies().map((cookie) => call({ url: '/api/orders' }, cookie)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  it('keeps no session id and no password', async () => {
    const cookie = await signedIn()
    const id = sessionIdIn(cookie)
    const rows = JSON.stringify([
      await orders.db.selectFrom('staffSessions').selectAll().execute(),
      await orders.db.selectFrom('staffAccounts').selectAll().execute(),
      await orders.db.selectFrom('auditLog').selectAll().execute(),
    ])
    expect(rows).not.toContain(id)
    expect(rows).not.toContain(adminPassword)
  })

  it.each([
    ['a wrong password', { password: 'another one' }],
    ['an unknown name', { username: 'root' }],
  ])('refuses %s with the same words', async (_name, change) => {
    const answer = await signIn(change, '10.0.0.1')
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error: 'WRONG_CREDENTIALS', message: 'Usuário ou senha inválidos.' })
    expect(answer.cookies).toEqual([])
  })

  it('slows guessing down by address, and lets the administrator in from elsewhere', async () => {
    const statuses = []
    for (let tries = 0; tries < 8; tries++)
      statuses.push((await signIn({ password: `guess ${tries}` }, '10.0.0.2')).statusCode)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    expect((await signIn({}, '10.0.0.2')).statusCode).toBe(429)
    expect((await signIn({}, '10.0.0.3')).statusCode).toBe(200)
    await orders.db
      .updateTable('signInAttempts')
      .set({ blockedUntil: sql<Date>`now()` })
      .execute()
    expect((await signIn({}, '10.0.0.2')).statusCode).toBe(200)
    expect((await signIn({ password: 'x' }, '10.0.0.2')).statusCode).toBe(401)
  })

  it('never lets more tries through because they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => signIn({ password: `guess ${n}` }, '10.0.0.4')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })

  it('is signed out without a session, and asked nothing when signing out', async () => {
    expect((await call({ url: '/api/admin/check' })).json()).toEqual({ authenticated: false })
    expect((await call({ url: '/api/admin/logout' })).statusCode).toBe(200)
  })

  it('is signed out by a POST of its own origin alone', async () => {
    const cookie = await signedIn()
    const signOut = (site: string) =>
      call({ method: 'POST', url: '/api/admin/logout', headers: { 'sec-fetch-site': site } }, cookie)
    expect((await signOut('cross-site')).statusCode).toBe(403)
    expect((await signOut('same-origin')).json()).toEqual({ authenticated: false })
    expect((await call({ url: '/api/orders' }, cookie)).statusCode).toBe(401)
  })

  it('refuses a sign-in from another site', async () => {
    const answer = await call({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username: 'admin', password: adminPassword },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.statusCode).toBe(403)
  })

  it('slows a network down that guesses under ever other names, and no other one', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 55; tries++)
      statuses.push(
        (await signIn({ username: `somebody${tries}`, password: 'guess' }, `2001:db8::${tries + 1}`))
          .statusCode,
      )
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 401))
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn({}, '2001:db8:0:100::1')).statusCode).toBe(200)
  })

  it('lets a browser that signed in before in, whatever its network guessed', async () => {
    const device = (await signIn({}, '10.0.7.1')).cookies.find(({ name }) => name === 'smm_device')
    expect(device).toMatchObject({
      name: 'smm_device',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/admin/login',
    })
    const post = (username: string, password: string, value?: string) =>
      call(
        { method: 'POST', url: '/api/admin/login', payload: { username, password } },
        value && `smm_device=${value}`,
        '10.0.7.1',
      )
    for (let tries = 0; tries < 51; tries++) await post(`quem${tries}`, 'guess')
    await holdBlocks()
    const [id, mac] = device!.value.split('.')
    const forged = [undefined, `${id}.`, `x${id}.${mac}`, `${id}.${mac}x`]
    for (const value of forged) expect((await post('admin', adminPassword, value)).statusCode).toBe(429)
    expect((await post('maria', 'guess', device!.value)).statusCode).toBe(429)
    expect((await post('admin', adminPassword, device!.value)).statusCode).toBe(200)
    const guessed = []
    for (let tries = 0; tries < 6; tries++)
      guessed.push((await post('admin', `guess ${tries}`, device!.value)).statusCode)
    expect(guessed).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('lets a browser that signed in before in, whatever its network guessed under its own name', async () => {
    const device = (await signIn({}, '10.0.8.1')).cookies.find(({ name }) => name === 'smm_device')
    const guesses = Array.from({ length: 7 }, (_, n) => signIn({ password: `guess ${n}` }, '10.0.8.1'))
    await Promise.all(guesses)
    await holdBlocks()
    expect((await signIn({}, '10.0.8.1')).statusCode).toBe(429)
    const known = { headers: { cookie: `smm_device=${device!.value}` } }
    expect((await signIn({}, '10.0.8.1', known)).statusCode).toBe(200)
  })

  it('is made from the settings, which also change the password and end its sessions', async () => {
    const cookie = await signedIn()
    const config = configFor('x', 'http://x')
    await seedAdministrator(orders.db, config)
    expect((await call({ url: '/api/admin/check' }, cookie)).json()).toMatchObject({ authenticated: true })
    await seedAdministrator(orders.db, { ...config, ADMIN_PASSWORD: 'uma outra senha' })
    expect((await call({ url: '/api/admin/check' }, cookie)).json()).toEqual({ authenticated: false })
    expect((await toldEnded(sessionIdIn(cookie))).sort()).toEqual(['catalogue', 'chat'])
    expect((await signIn({}, '10.0.0.5')).statusCode).toBe(401)
    expect((await signIn({ password: 'uma outra senha' })).statusCode).toBe(200)
    await seedAdministrator(orders.db, { ...config, ADMIN_PASSWORD: undefined })
    await seedAdministrator(orders.db, config)
    const nobody = { ...config, ADMIN_USERNAME: 'maria', ADMIN_PASSWORD: undefined }
    await expect(seedAdministrator(orders.db, nobody)).rejects.toThrow('set ADMIN_PASSWORD')
  })

  it('hashes the same password to different texts', async () => {
    expect(await hashPassword('x')).not.toBe(await hashPassword('x'))
  })
})

describe('lists', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12, minute))
  beforeAll(async () => {
    const statuses = ['pending', 'paid', 'processing', 'completed', 'cancelled'] as const
    const rows = statuses.map((status, minute) => ({
      id: randomUUID(),
      conversationId: randomUUID(),
      link: `https://www.instagram.com/p${minute}/`,
      platform: 'instagram' as const,
      serviceType: 'followers' as const,
      quantity: 500,
      amountCents: 4_500 + minute,
      supplier: 'smm-api',
      status,
      fulfilment: 'stopped' as const,
      createdAt: at(minute),
    }))
    await orders.db.insertInto('orders').values(rows).execute()
    const states = ['to-issue', 'confirmed', 'confirmed', 'confirmed', 'expired'] as const
    await orders.db
      .insertInto('payments')
      .values(
        rows.map(({ id, amountCents, createdAt }, minute) => ({
          id: randomUUID(),
          orderId: id,
          provider: 'api-pix',
          txid: randomUUID().replaceAll('-', ''),
          amountCents,
          createdAt,
          state: states[minute]!,
          nextIssueAt: null,
          confirmedAt: states[minute] === 'confirmed' ? confirmedAt[minute]! : null,
        })),
      )
      .execute()
  })
  // Now; the first moment of this month in São Paulo; long ago.
  const confirmedAt: Record<number, Date> = {
    1: new Date(),
    2: firstOfMonth(),
    3: new Date(Date.UTC(2020, 0, 1)),
  }

  it('answers orders newest first, in the shape of the contract', async () => {
    const cookie = await signedIn()
    const list = (await call({ url: '/api/orders' }, cookie)).json()
    expect(list.map(({ status }: { status: string }) => status)).toEqual([
      'cancelled',
      'completed',
      'processing',
      'paid',
      'pending',
    ])
    expect(list[0]).toEqual({
      id: expect.any(String),
      link: 'https://www.instagram.com/p4/',
      serviceType: 'followers',
      platform: 'instagram',
      quantity: 500,
      totalPrice: '45.04',
      status: 'cancelled',
      createdAt: at(4).toISOString(),
    })
  })

  it('narrows orders down by status, number and age', async () => {
    const cookie = await signedIn()
    const get = async (query: string) => (await call({ url: `/api/orders?${query}` }, cookie)).json()
    expect(await get('status=paid')).toMatchObject([{ status: 'paid' }])
    expect(await get('limit=2')).toMatchObject([{ status: 'cancelled' }, { status: 'completed' }])
    const before = encodeURIComponent(at(3).toISOString())
    expect(await get(`limit=2&before=${before}`)).toMatchObject([
      { status: 'processing' },
      { status: 'paid' },
    ])
  })

  it.each(['limit=0', 'limit=501', 'limit=x', 'status=lost', 'before=yesterday', 'unknown=1'])(
    'refuses ?%s',
    async (query) => {
      const answer = await call({ url: `/api/orders?${query}` }, await signedIn())
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ error: 'INVALID_REQUEST' })
    },
  )

  it('answers payments newest first, without what is ours alone', async () => {
    const list = (await call({ url: '/api/payments?limit=5' }, await signedIn())).json()
    expect(list.map(({ status }: { status: string }) => status)).toEqual([
      'expired',
      'confirmed',
      'confirmed',
      'confirmed',
      'pending',
    ])
    const names = ['amount', 'createdAt', 'id', 'orderId', 'orders', 'status']
    expect(Object.keys(list[0]).sort()).toEqual(names)
    expect(list[1]).toMatchObject({ amount: '45.03' })
  })

  it('adds confirmed money up by the calendar of São Paulo', async () => {
    const stats = (await call({ url: '/api/payments/stats' }, await signedIn())).json()
    const isFirst = firstOfMonth().getTime() > Date.now() - 86_400_000
    expect(stats).toEqual({ today: isFirst ? 90.03 : 45.01, month: 90.03, total: 135.06 })
  })

  it.each(['/api/orders', '/api/payments', '/api/payments/stats'])('keeps %s for the staff', async (url) => {
    expect((await call({ url })).statusCode).toBe(401)
    expect((await call({ url }, 'smm_staff=e30.forged')).statusCode).toBe(401)
  })
})

function firstOfMonth(): Date {
  const [year, month] = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
    .format()
    .split('-')
  return new Date(`${year}-${month}-01T00:00:00-03:00`)
}

it('says that it is alive and ready', async () => {
  expect((await call({ url: '/livez' })).statusCode).toBe(200)
  expect((await call({ url: '/readyz' })).json()).toEqual({ ok: true, missing: [] })
})
