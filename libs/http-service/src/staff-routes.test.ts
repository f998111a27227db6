import { readdirSync } from 'node:fs'
import { type StaffAccess, type StaffRole, staffRoles } from '@smm/contracts/access'
import { describeApi } from '@smm/contracts/api-description'
import { retryDeadLetter, showOperation } from '@smm/contracts/operation'
import { staffCookie } from '@smm/contracts/staff'
import { createService } from './create-service.ts'
import { staffRoutes, type StaffScope } from './staff-routes.ts'
import {
  giveSessionCookie,
  identifyStaff,
  idleMs,
  openSession,
  sealSession,
  signSession,
  staffOf,
  type StaffSession,
} from './staff-session.ts'
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
  const app = createService({ name: 'test', logLevel: 'silent' })
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
    const app = createService({ name: 'test', logLevel: 'silent' })
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

type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; access: StaffAccess }
const isEndpoint = (exported: unknown): exported is Omit<Endpoint, 'access'> & Partial<Endpoint> =>
  typeof exported === 'object' && exported !== null && 'url' in exported && 'method' in exported
const isStaffEndpoint = (exported: unknown): exported is Endpoint =>
  isEndpoint(exported) && exported.access !== undefined

/** Every endpoint that a contract exports; those of the messages exist once per service. */
async function allEndpoints() {
  const folder = new URL('../../contracts/src/', import.meta.url)
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).pathname)))
  const operation = [showOperation('orders'), retryDeadLetter('orders'), describeApi('orders')]
  return [...modules.flatMap((module) => Object.values<unknown>(module)), ...operation].filter(isEndpoint)
}

/** A route's line: whom it let in, of those with a fresh proof of identity, and of those without a second step. */
function lineOf({ method, url }: Endpoint, lets: { in: StaffRole[]; unproven: boolean; enrolling: boolean }) {
  const marks = [...(lets.unproven ? [] : ['proof']), ...(lets.enrolling ? ['enrolling'] : [])]
  return `${method.padEnd(6)} ${url.padEnd(47)} ${[lets.in.join(' '), ...marks].join(', ')}`
}

/**
 * Sorted by address; a new route of the contracts is a line that is missing here. `proof`: an identity that was proven long
 * ago is asked for again. `enrolling`: open to who has yet to enrol the second step that the role demands.
 */
const table = `
GET    /api/admin/account                              owner finance support viewer, enrolling
POST   /api/admin/account/end-other-sessions           owner finance support viewer, enrolling
POST   /api/admin/account/notices/seen                 owner finance support viewer
POST   /api/admin/account/password                     owner finance support viewer, enrolling
POST   /api/admin/account/proof                        owner finance support viewer, enrolling
POST   /api/admin/account/second-step                  owner finance support viewer, enrolling
POST   /api/admin/account/second-step/confirm          owner finance support viewer, enrolling
POST   /api/admin/account/second-step/remove           owner finance support viewer
GET    /api/admin/alerts                               owner
POST   /api/admin/alerts/channels                      owner, proof
DELETE /api/admin/alerts/channels/:id                  owner, proof
PATCH  /api/admin/alerts/channels/:id                  owner, proof
POST   /api/admin/alerts/channels/:id/test             owner
PUT    /api/admin/alerts/settings                      owner, proof
GET    /api/admin/attention                            owner finance support viewer
GET    /api/admin/overview                             owner finance viewer
POST   /api/admin/sessions/:id/end                     owner finance support viewer, enrolling
GET    /api/admin/staff                                owner
POST   /api/admin/staff                                owner
POST   /api/admin/staff/:id/deactivate                 owner
POST   /api/admin/staff/:id/renew-access               owner
POST   /api/admin/staff/:id/role                       owner
GET    /api/audit                                      owner finance
GET    /api/conversations                              owner finance support
GET    /api/conversations/:id/access-records           owner, proof
POST   /api/conversations/:id/forget                   owner, proof
POST   /api/conversations/:id/messages                 owner finance support
GET    /api/conversations/:id/personal-data            owner, proof
DELETE /api/conversations/:id/takeover                 owner finance support
GET    /api/conversations/:id/takeover                 owner finance support
POST   /api/conversations/:id/takeover                 owner finance support
GET    /api/conversations/conversion                   owner finance viewer
GET    /api/coupons                                    owner finance support viewer
POST   /api/coupons                                    owner, proof
PUT    /api/coupons/:id                                owner, proof
GET    /api/margins                                    owner finance support viewer
POST   /api/margins                                    owner finance, proof
PATCH  /api/margins/:id                                owner finance, proof
GET    /api/operation/orders                           owner support
POST   /api/operation/orders/dead-letters/:id/try-again owner support
GET    /api/operation/orders/openapi.json              owner finance support viewer
GET    /api/orders                                     owner finance support viewer
GET    /api/orders/:id                                 owner finance support viewer
POST   /api/orders/:id/actions                         owner finance support
GET    /api/orders/conversations/:id/personal-data     owner, proof
GET    /api/orders/export                              owner finance, proof
GET    /api/orders/suppliers                           owner finance support viewer
GET    /api/orders/totals                              owner finance viewer
POST   /api/packages                                   owner, proof
DELETE /api/packages/:id                               owner, proof
PUT    /api/packages/:id                               owner, proof
GET    /api/packages/tiers                             owner finance support viewer
POST   /api/packages/tiers                             owner, proof
PUT    /api/packages/tiers/:id                         owner, proof
GET    /api/packages/versions                          owner finance support viewer
GET    /api/payments                                   owner finance support viewer
GET    /api/payments/export                            owner finance, proof
GET    /api/payments/revenue                           owner finance viewer
GET    /api/payments/reviews                           owner finance support viewer
POST   /api/payments/reviews/:id/close                 owner finance
GET    /api/payments/stats                             owner finance viewer
GET    /api/services                                   owner finance support viewer
PATCH  /api/services/:id                               owner finance, proof
GET    /api/services/attention                         owner finance support viewer
POST   /api/services/sync                              owner finance support
GET    /api/suppliers                                  owner finance support viewer
POST   /api/suppliers                                  owner, proof
PATCH  /api/suppliers/:id                              owner, proof
GET    /api/suppliers/:id/services                     owner
POST   /api/suppliers/:id/services/:upstreamServiceId/accept-price owner, proof
POST   /api/suppliers/check                            owner, proof
GET    /api/suppliers/routes                           owner finance support viewer
PUT    /api/suppliers/routes/:serviceId                owner, proof
GET    /api/tickets                                    owner finance support viewer
GET    /api/tickets/:id                                owner finance support viewer
PATCH  /api/tickets/:id                                owner finance support
POST   /api/tickets/:id/assignee                       owner finance support
POST   /api/tickets/:id/replies                        owner finance support
GET    /api/tickets/attention                          owner finance support viewer
GET    /api/tickets/canned-replies                     owner finance support
DELETE /api/tickets/canned-replies/:id                 owner finance support
PUT    /api/tickets/canned-replies/:id                 owner finance support
GET    /api/transcripts/:orderId                       owner finance support
GET    /api/transcripts/conversations/:conversationId  owner finance support
GET    /api/transcripts/tickets/:ticketId              owner finance support
`.trim()

it('lets each role call its own routes, and no other', async () => {
  const endpoints = (await allEndpoints()).filter(isStaffEndpoint)
  const app = await open((staff) => {
    for (const { method, url, access } of endpoints) staff.route({ method, url, access, handler: () => ({}) })
  })
  const lets = async ({ method, url }: Endpoint, change: Partial<StaffSession>) => {
    const given = cookies({ ...session, ...change })
    return (await app.inject({ method, url: url.replace(/:\w+/g, '1'), cookies: given })).statusCode === 200
  }
  const lines = endpoints.map(async (endpoint) => {
    const isIn = await Promise.all(staffRoles.map((role) => lets(endpoint, { role })))
    return lineOf(endpoint, {
      in: staffRoles.filter((_, index) => isIn[index]),
      unproven: await lets(endpoint, { provenUntil: 0 }),
      enrolling: await lets(endpoint, { isEnrolling: true }),
    })
  })
  const byAddress = (line: string) => line.slice(7, 55) + line
  const found = (await Promise.all(lines)).toSorted((a, b) => byAddress(a).localeCompare(byAddress(b), 'en'))
  expect(found.join('\n')).toBe(table)
})

/** Open to anybody: who signs in or out, an order by its link or receipt, a mail by its token, and the shop's own figures. */
const openToAnybody = `
GET    /api/admin/check
GET    /api/admin/logout
GET    /api/order-pages/:id
GET    /api/order-pages/mail/unsubscribe
GET    /api/packages
GET    /api/shop-figures
POST   /api/admin/login
POST   /api/admin/logout
POST   /api/conversations/continue
POST   /api/order-pages
POST   /api/order-pages/:id/actions
POST   /api/order-pages/:id/invitation
POST   /api/order-pages/:id/link
POST   /api/order-pages/:id/mail
POST   /api/order-pages/:id/mail/end
POST   /api/order-pages/by-receipt
POST   /api/order-pages/mail/confirm
POST   /api/order-pages/mail/end
POST   /api/order-pages/mail/unsubscribe
POST   /visits
`.trim()

it('every other endpoint of the contracts is open to anybody on purpose', async () => {
  const open = (await allEndpoints()).filter(({ access }) => access === undefined)
  const lines = open.map(({ method, url }) => `${method.padEnd(6)} ${url}`)
  expect(lines.toSorted().join('\n')).toBe(openToAnybody)
})
