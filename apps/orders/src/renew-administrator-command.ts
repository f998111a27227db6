import { connect } from '@smm/database/connect'
import type { Config } from './config.ts'
import { renewAdministrator } from './staff/members/renew-administrator.ts'
import { renamedColumns, type Tables } from './tables.ts'

/** `main.mjs renew-administrator`: prints a one-time password; the running service ends the sessions. */
export async function renewAdministratorCommand(config: Config): Promise<void> {
  const log = { error: (details: object, message: string) => process.stderr.write(`${message}\n`) }
  const url = config.ORDERS_DATABASE_URL
  const db = connect<Tables>({ url, log, applicationName: 'renew-administrator', renamedColumns })
  try {
    const password = await renewAdministrator(db, config)
    process.stdout.write(
      `Sign in as "${config.ADMIN_USERNAME}" with ${password} within three days, and choose a password.\n`,
    )
  } finally {
    await db.destroy()
  }
}
