import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Kysely } from 'kysely'
import type { Receiver } from '@smm/contracts/messages'
import * as contract from '@smm/contracts/operation'
import { guardStaffRoutes, type StaffGuard, staffOf } from '@smm/http-service/staff-session'
import type { Relay } from './relay.ts'
import { showOperation } from './show-operation.ts'
import type { MessagingTables } from './tables.ts'
import { tryAgain } from './try-again.ts'

type Parts<Tables> = {
  db: Kysely<Tables>
  relay: Pick<Relay, 'countJobs' | 'keepsAll' | 'askAgain' | 'nudge'>
  me: Receiver
  guard: StaffGuard
}

/** What an operator sees and does of a service's messages; behind the staff session. */
export function operationRoutes<Tables extends MessagingTables>({ db, relay, me, guard }: Parts<Tables>) {
  const routes: FastifyPluginAsyncTypebox = async (app) => {
    await guardStaffRoutes(app, guard)
    app.route({ ...contract.showOperation(me), handler: () => showOperation(db, relay) })
    app.route({
      ...contract.tryAgain(me),
      async handler(request) {
        await tryAgain(db, relay, { eventId: request.params.id, actor: staffOf(request).username, me })
        return { askedAgain: true }
      },
    })
  }
  return routes
}
