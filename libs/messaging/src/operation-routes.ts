import type { Kysely } from 'kysely'
import type { Receiver } from '@smm/contracts/messages'
import * as operation from '@smm/contracts/operation'
import { staffRoutes } from '@smm/http-service/staff/staff-routes'
import { type StaffGuard, staffOf } from '@smm/http-service/staff/identify-staff'
import type { Relay } from './relay.ts'
import { showOperation } from './show-operation.ts'
import type { MessagingTables } from './tables.ts'
import { retryDeadLetter } from './retry-dead-letter.ts'

type Parts = {
  db: Kysely<MessagingTables>
  relay: Pick<Relay, 'countJobs' | 'isDurable' | 'requestRedelivery' | 'publish'>
  me: Receiver
  guard: StaffGuard
}

/** The panel's view of a service's messages, and the retry of a dead letter; behind the staff session. */
export const operationRoutes = ({ db, relay, me, guard }: Parts) =>
  staffRoutes(guard, (app) => {
    app.route({ ...operation.showOperation(me), handler: () => showOperation(db, relay) })
    app.route({
      ...operation.retryDeadLetter(me),
      async handler(request) {
        await retryDeadLetter(
          { db, relay },
          { eventId: request.params.id, actor: staffOf(request).username, me },
        )
        return { askedAgain: true }
      },
    })
  })
