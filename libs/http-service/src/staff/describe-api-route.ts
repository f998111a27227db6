import type { FastifyPluginAsync } from 'fastify'
import { describeApi } from '@smm/contracts/api-description'
import type { Receiver } from '@smm/contracts/messages'
import { staffRoutes } from './staff-routes.ts'
import type { StaffGuard } from './identify-staff.ts'

/** Serves the document to signed-in staff of every role. */
export const describeApiRoute = (guard: StaffGuard, me: Receiver): FastifyPluginAsync =>
  staffRoutes(guard, (staff) => {
    staff.route({ ...describeApi(me), handler: async ({ server }) => server.describeApi() })
  })
