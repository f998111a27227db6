import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import * as conversion from '@smm/contracts/conversion'
import type { Deps } from '../deps.ts'
import { addVisits } from './add-visits.ts'

/** The gateway counts here the documents that it served. */
export const visitRoutes: FastifyPluginAsyncTypebox<Deps> = async (app, deps) => {
  app.route({
    ...conversion.countVisits,
    async handler({ body }) {
      await addVisits(deps, body)
      return { ok: true }
    },
  })
}
