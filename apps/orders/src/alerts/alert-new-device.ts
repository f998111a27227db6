import { randomUUID } from 'node:crypto'
import type { Trx } from '../tables.ts'
import { findAlertSettings } from './find-alert-settings.ts'
import { openAlerts } from './open-alerts.ts'

/** Alerts that a member signed in from a browser that never did before. */
export async function alertNewDevice(trx: Trx): Promise<void> {
  const { subjectsOff } = await findAlertSettings(trx)
  if (subjectsOff.includes('new-device')) return
  await openAlerts(trx, [{ subject: 'new-device', key: randomUUID(), details: {} }])
}
