import { staffCookie } from '@smm/contracts/staff'
import { createLogger } from '../observability/create-logger.ts'
import { createService } from '../create-service.ts'
import { staffRoutes, type StaffScope } from './staff-routes.ts'
import { giveSessionCookie, identifyStaff, staffOf } from './identify-staff.ts'
import { idleMs, openSession, sealSession, signSession, type StaffSession } from './staff-session.ts'
import { mintedCookies, sessionKeys } from './test-staff-session.ts'

const now = Date.now()
const session: StaffSession = {
  sessionId: 's1',
  username: 'ana',
  role: 'owner',
  idleEndsAt: now + idleMs,
  endsAt: now + 3_600_000,
  provenUntil: now + 60_000,
}
const name = `__Host-${staffCookie}`
const sealed = (given: StaffSession) =>
  sealSession(signSession(given, sessionKeys.privateKey), sessionKeys.secret)
const cookies = (given: StaffSession = session) => ({ [name]: sealed(given) })

async function open(addRoutes: (staff: StaffScope) => void, ended: string[] = []) {
  const app = createService({ name: 'test', log: createLogger('test', 'silent') })
  const guard = { ...sessionKeys, secure: true, isEnded: async (id: string) => ended.includes(id) }
  await app.register(staffRoutes(guard, addRoutes))
  app.get('/open', () => ({ ok: true }))
  return app
}

describe('a staff route', () => {
  const openOne = (ended?: string[]) =>
    open((staff) => {
      const access = { roles: ['owner'] } as const
      const handler = (request: { staff: StaffSession | null }) => ({ who: staffOf(request).username })
      staff.route({ method: 'GET', url: '/staff', access, handler })
      staff.route({ method: 'POST', url: '/staff', access, handler: () => ({ done: true }) })
    }, ended)

  it('answers only with a session', async () => {
    const app = await openOne()
    expect((await app.inject({ url: '/staff', cookies: cookies() })).json()).toEqual({ who: 'ana' })
    expect((await app.inject('/staff')).json()).toMatchObject({ error: 'NOT_SIGNED_IN' })
    expect((await app.inject('/open')).statusCode).toBe(200)
  })

  it('ignores a cookie that a sibling under the same domain could have set', async () => {
    const app = await openOne()
    const planted = { [staffCookie]: sealed(session) }
    expect((await app.inject({ url: '/staff', cookies: planted })).statusCode).toBe(401)
  })

  it('accepts a cookie without the prefix over plain http', async () => {
    const app = createService({ name: 'test', log: createLogger('test', 'silent') })
    const guard = { ...sessionKeys, secure: false, isEnded: async () => false }
    await app.register(async (scope) => {
      await identifyStaff(scope, guard)
      scope.post('/enter', (_request, reply) => giveSessionCookie(reply, session, guard).send({}))
      scope.get('/who', ({ staff }) => ({ who: staff?.username }))
    })
    const [given] = (await app.inject({ method: 'POST', url: '/enter' })).cookies
    expect(given).toMatchObject({ name: staffCookie })
    const plain = { [given!.name]: given!.value }
    expect((await app.inject({ url: '/who', cookies: plain })).json()).toEqual({ who: 'ana' })
  })

  it('refuses a session that a service minted with the settings of all services', async () => {
    const app = await openOne()
    const answers = await Promise.all(
      mintedCookies().map((minted) =>
        app.inject({ url: '/staff', headers: { cookie: minted.replace(staffCookie, name) } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  it('refuses a revoked session', async () => {
    const app = await openOne(['s1'])
    expect((await app.inject({ url: '/staff', cookies: cookies() })).statusCode).toBe(401)
  })

  it('renews the cookie after a sixth of the idle time', async () => {
    const app = await openOne()
    expect((await app.inject({ url: '/staff', cookies: cookies() })).cookies).toEqual([])
    const aged = { ...session, idleEndsAt: now + idleMs / 2 }
    const [renewed] = (await app.inject({ url: '/staff', cookies: cookies(aged) })).cookies
    expect(renewed).toMatchObject({ name, path: '/', httpOnly: true, sameSite: 'Strict', secure: true })
    expect(renewed).not.toHaveProperty('domain')
    const { idleEndsAt, ...rest } = openSession(renewed!.value, sessionKeys)!
    expect(idleEndsAt).toBeGreaterThan(aged.idleEndsAt)
    expect(rest).toMatchObject({ role: 'owner', provenUntil: session.provenUntil })
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://shop.example' }, 403],
    [{ origin: 'https://shop.example:8443' }, 403],
    [{ origin: 'https://shop.example.evil.example' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, 200],
    [{ origin: 'https://shop.example' }, 200],
    [{}, 200],
  ])('answers a write from %j with %i', async (headers, status) => {
    const app = await openOne()
    const answer = await app.inject({
      method: 'POST',
      url: '/staff',
      cookies: cookies(),
      headers: { host: 'shop.example', ...(headers as Record<string, string>) },
    })
    expect(answer.statusCode).toBe(status)
  })

  it('without an access does not compile, and admits nobody', async () => {
    const app = await open((staff) => {
      // @ts-expect-error: a staff route names its access.
      staff.route({ method: 'GET', url: '/forgotten', handler: () => ({}) })
    })
    const answer = await app.inject({ url: '/forgotten', cookies: cookies() })
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: 'ROLE_NOT_ALLOWED' }])
  })

  it('asks for a proof of identity again once the last one is over', async () => {
    const access = { roles: ['owner'], needsProof: true } as const
    const app = await open((staff) =>
      staff.route({ method: 'POST', url: '/margins', access, handler: () => ({}) }),
    )
    const write = (provenUntil: number) =>
      app.inject({ method: 'POST', url: '/margins', cookies: cookies({ ...session, provenUntil }) })
    expect((await write(now + 60_000)).statusCode).toBe(200)
    expect((await write(now - 1)).json()).toEqual({
      error: 'PROOF_NEEDED',
      message: 'Confirme que é você para continuar.',
    })
  })
})
