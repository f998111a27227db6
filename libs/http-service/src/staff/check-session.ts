import type { FastifyPluginAsync } from 'fastify'
import { checkSession } from '@smm/contracts/staff'
import { identifyStaff, type StaffGuard } from './identify-staff.ts'
import { authStateOf } from './staff-session.ts'

/**
 * Answers whether the request has a session. Every service can check the signed cookie and knows the revoked sessions,
 * so the panel opens while the service with the accounts is away.
 */
export const checkSessionRoute =
  (guard: StaffGuard): FastifyPluginAsync =>
  async (app) => {
    await identifyStaff(app, guard)
    app.route({ ...checkSession, handler: async ({ staff }) => authStateOf(staff) })
  }
