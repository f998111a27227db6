import { staffCookie } from '@smm/contracts/staff'
import { createService } from './create-service.ts'
import {
  setSessionCookie,
  guardStaffRoutes,
  idleMs,
  openSession,
  identifyStaff,
  sealSession,
  staffOf,
  type StaffSession,
} from './staff-session.ts'

const secret = 'a secret of thirty-two characters'
const now = Date.now()
const session: StaffSession = {
  sessionId: 's1',
  username: 'ana',
  idleEndsAt: now + idleMs,
  endsAt: now + 3_600_000,
}

describe('a sealed session', () => {
  it('opens with the same secret only', () => {
    const sealed = sealSession(session, secret)
    expect(openSession(sealed, secret)).toEqual(session)
    expect(openSession(sealed, `${secret}!`)).toBeNull()
  })

  it('does not open when one character was changed', () => {
    const sealed = sealSession(session, secret)
    const forged = [...sealed].map(
      (letter, at) => sealed.slice(0, at) + (letter === 'A' ? 'B' : 'A') + sealed.slice(at + 1),
    )
    // The last character of base64url carries bits that do not count.
    expect(forged.slice(0, -1).filter((text) => openSession(text, secret) !== null)).toEqual([])
  })

  it.each([undefined, '', '.', 'a.b', 'a.b.c', '…', `${Buffer.from('null').toString('base64url')}.x`])(
    '%s is no session',
    (text) => {
      expect(openSession(text, secret)).toBeNull()
    },
  )

  it('expires when idle too long, and at its absolute end', () => {
    expect(openSession(sealSession(session, secret), secret, session.idleEndsAt + 1)).toBeNull()
    const old = { ...session, endsAt: now - 1 }
    expect(openSession(sealSession(old, secret), secret)).toBeNull()
  })
})

describe('a guarded route', () => {
  async function open(ended: string[] = []) {
    const app = createService({ name: 'test', logLevel: 'silent' })
    await app.register(async (scope) => {
      await guardStaffRoutes(scope, { secret, secure: true, isEnded: async (id) => ended.includes(id) })
      scope.get('/staff', (request) => ({ who: staffOf(request).username }))
      scope.post('/staff', () => ({ done: true }))
    })
    app.get('/open', () => ({ ok: true }))
    return app
  }
  const name = `__Host-${staffCookie}`
  const cookies = (given: StaffSession = session) => ({ [name]: sealSession(given, secret) })

  it('answers only with a session', async () => {
    const app = await open()
    expect((await app.inject({ url: '/staff', cookies: cookies() })).json()).toEqual({ who: 'ana' })
    expect((await app.inject('/staff')).json()).toMatchObject({ error: 'NOT_SIGNED_IN' })
    expect((await app.inject('/open')).statusCode).toBe(200)
  })

  it('ignores a cookie that a sibling under the same domain could have set', async () => {
    const app = await open()
    const planted = { [staffCookie]: sealSession(session, secret) }
    expect((await app.inject({ url: '/staff', cookies: planted })).statusCode).toBe(401)
  })

  it('accepts a cookie without the prefix over plain http', async () => {
    const app = createService({ name: 'test', logLevel: 'silent' })
    const guard = { secret, secure: false, isEnded: async () => false }
    await app.register(async (scope) => {
      await identifyStaff(scope, guard)
      scope.post('/enter', (_request, reply) => setSessionCookie(reply, session, guard).send({}))
      scope.get('/who', ({ staff }) => ({ who: staff?.username }))
    })
    const [given] = (await app.inject({ method: 'POST', url: '/enter' })).cookies
    expect(given).toMatchObject({ name: staffCookie })
    const cookies = { [given!.name]: given!.value }
    expect((await app.inject({ url: '/who', cookies })).json()).toEqual({ who: 'ana' })
  })

  it('refuses a revoked session', async () => {
    const app = await open(['s1'])
    expect((await app.inject({ url: '/staff', cookies: cookies() })).statusCode).toBe(401)
  })

  it('renews the cookie after a sixth of the idle time', async () => {
    const app = await open()
    expect((await app.inject({ url: '/staff', cookies: cookies() })).cookies).toEqual([])
    const aged = { ...session, idleEndsAt: now + idleMs / 2 }
    const [renewed] = (await app.inject({ url: '/staff', cookies: cookies(aged) })).cookies
    expect(renewed).toMatchObject({
      name,
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
    })
    expect(renewed).not.toHaveProperty('domain')
    expect(openSession(renewed!.value, secret)!.idleEndsAt).toBeGreaterThan(aged.idleEndsAt)
  })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, 200],
    [{ origin: 'https://shop.example' }, 200],
    [{}, 200],
  ])('answers a write from %j with %i', async (headers, status) => {
    const app = await open()
    const answer = await app.inject({
      method: 'POST',
      url: '/staff',
      cookies: cookies(),
      headers: { host: 'shop.example', ...(headers as Record<string, string>) },
    })
    expect(answer.statusCode).toBe(status)
  })
})
