import * as contract from '@smm/contracts/orders/alerts'
import type { StaffScope } from '@smm/http-service/staff/staff-routes'
import { staffOf } from '@smm/http-service/staff/identify-staff'
import type { Deps } from '../deps.ts'
import { addChannel, listAlerts, removeChannel, saveAlertSettings, switchChannel } from './manage-channels.ts'
import { tryChannel } from './try-channel.ts'

/** The owner's alerts: channels, subjects and quiet hours. */
export function alertRoutes(app: StaffScope, deps: Deps): void {
  const { db } = deps
  app.route({ ...contract.showAlerts, handler: () => listAlerts(deps) })
  app.route({
    ...contract.addAlertChannel,
    async handler(request, reply) {
      const secret = await addChannel(deps, request.body, staffOf(request).username)
      return reply.code(201).send({ alerts: await listAlerts(deps), ...(secret && { secret }) })
    },
  })
  app.route({
    ...contract.switchAlertChannel,
    async handler(request) {
      await switchChannel(db, request.params.id, request.body.isOn, staffOf(request).username)
      return listAlerts(deps)
    },
  })
  app.route({
    ...contract.removeAlertChannel,
    async handler(request) {
      await removeChannel(db, request.params.id, staffOf(request).username)
      return listAlerts(deps)
    },
  })
  app.route({
    ...contract.testAlertChannel,
    handlerTimeout: 30_000,
    async handler({ params }) {
      const failure = await tryChannel(deps, params.id)
      return { failure: failure ?? null, alerts: await listAlerts(deps) }
    },
  })
  app.route({
    ...contract.saveAlertSettings,
    async handler(request) {
      await saveAlertSettings(db, request.body, staffOf(request).username)
      return listAlerts(deps)
    },
  })
}
