import type { FastifyPluginAsync } from 'fastify'
import { checkSession } from '@smm/contracts/staff'
import { rememberStaff, type StaffGuard } from './staff-session.ts'

/**
 * Says whether somebody is signed in. The cookie is signed and every service hears of ended sessions, so each of them
 * can say it, and the panel opens while the service that keeps the accounts is away.
 */
export const checkSessionRoute =
  (guard: StaffGuard): FastifyPluginAsync =>
  async (app) => {
    await rememberStaff(app, guard)
    app.route({ ...checkSession, handler: async ({ staff }) => ({ authenticated: staff !== null }) })
  }
