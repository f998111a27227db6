import type { Kysely } from 'kysely'
import type { Receiver } from '@smm/contracts/messages'
import * as contract from '@smm/contracts/message-health'
import { staffRoutes } from '@smm/http-service/staff/staff-routes'
import { type StaffGuard, staffOf } from '@smm/http-service/staff/identify-staff'
import type { Relay } from './relay.ts'
import { showMessageHealth } from './show-message-health.ts'
import type { MessagingTables } from './tables.ts'
import { retryDeadLetter } from './retry-dead-letter.ts'

type Parts = {
  db: Kysely<MessagingTables>
  relay: Pick<Relay, 'countJobs' | 'isDurable' | 'requestRedelivery' | 'publish'>
  me: Receiver
  guard: StaffGuard
}

/** The panel's view of a service's messages, and the retry of a dead letter; behind the staff session. */
export const messageHealthRoutes = ({ db, relay, me, guard }: Parts) =>
  staffRoutes(guard, (app) => {
    app.route({ ...contract.showMessageHealth(me), handler: () => showMessageHealth(db, relay) })
    app.route({
      ...contract.retryDeadLetter(me),
      async handler(request) {
        await retryDeadLetter(
          { db, relay },
          { eventId: request.params.id, actor: staffOf(request).username, me },
        )
        return { askedAgain: true }
      },
    })
  })
