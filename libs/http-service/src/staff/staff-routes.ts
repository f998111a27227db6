import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyPluginAsync,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify'
import type { StaffAccess } from '@smm/contracts/access'
import { Refusal } from '../refusal.ts'
import { identifyStaff, type StaffGuard, staffOf } from './identify-staff.ts'
import type { StaffSession } from './staff-session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: StaffAccess
  }
}

type StaffRoute<Schema extends FastifySchema> = RouteOptions<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  TypeBoxTypeProvider,
  FastifyBaseLogger
> & { access: StaffAccess }

/** Takes staff routes: one that does not name its access does not compile. */
export type StaffScope = { route<const Schema extends FastifySchema>(route: StaffRoute<Schema>): unknown }

/**
 * A plugin of staff routes. Each needs a session (401), its own origin for a write (403), and the access that its contract
 * names (403); handlers read the session by `staffOf`.
 */
export const staffRoutes =
  (guard: StaffGuard, addRoutes: (staff: StaffScope) => void): FastifyPluginAsync =>
  async (app) => {
    await identifyStaff(app, guard)
    app.addHook('onRoute', (route: { access?: StaffAccess; config?: object }) => {
      route.config = { ...route.config, access: route.access }
    })
    app.addHook('onRequest', async (request) =>
      checkAccess(staffOf(request), request.routeOptions.config.access),
    )
    addRoutes(app.withTypeProvider<TypeBoxTypeProvider>())
  }

/** Refuses a session that this access does not admit; without an access it admits nobody. */
export function checkAccess(session: StaffSession, access: StaffAccess | undefined): void {
  const { role, isEnrolling, provenUntil } = session
  if (isEnrolling && !access?.whileEnrolling) throw new Refusal('SECOND_STEP_NEEDED')
  if (!access?.roles.includes(role)) throw new Refusal('ROLE_NOT_ALLOWED', { role })
  if (access.needsProof && provenUntil <= Date.now()) throw new Refusal('PROOF_NEEDED')
}
