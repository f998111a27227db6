import { readdirSync } from 'node:fs'
import { type StaffAccess, type StaffRole, staffRoles } from '@smm/contracts/access'
import { describeApi } from '@smm/contracts/api-description'
import { retryDeadLetter, showMessageHealth } from '@smm/contracts/message-health'
import { createLogger } from '../observability/create-logger.ts'
import { createService } from '../create-service.ts'
import { staffRoutes, type StaffScope } from './staff-routes.ts'
import type { StaffSession } from './staff-session.ts'
import { cookieOf, sessionKeys } from './test-staff-session.ts'

type Endpoint = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; access: StaffAccess }
const isEndpoint = (exported: unknown): exported is Omit<Endpoint, 'access'> & Partial<Endpoint> =>
  typeof exported === 'object' && exported !== null && 'url' in exported && 'method' in exported
const isStaffEndpoint = (exported: unknown): exported is Endpoint =>
  isEndpoint(exported) && exported.access !== undefined

/** Every endpoint that a contract exports; those of the messages exist once per service. */
async function allEndpoints() {
  const folder = new URL('../../../contracts/src/', import.meta.url)
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).pathname)))
  const ofEachService = [showMessageHealth('orders'), retryDeadLetter('orders'), describeApi('orders')]
  return [...modules.flatMap((module) => Object.values<unknown>(module)), ...ofEachService].filter(isEndpoint)
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
  const app = createService({ name: 'test', log: createLogger('test', 'silent') })
  const guard = { ...sessionKeys, secure: false, isEnded: async () => false }
  const addRoutes = (staff: StaffScope) =>
    endpoints.forEach(({ method, url, access }) => staff.route({ method, url, access, handler: () => ({}) }))
  await app.register(staffRoutes(guard, addRoutes))
  const lets = async ({ method, url }: Endpoint, change: Partial<StaffSession>) => {
    const headers = { cookie: cookieOf(change) }
    return (await app.inject({ method, url: url.replace(/:\w+/g, '1'), headers })).statusCode === 200
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
