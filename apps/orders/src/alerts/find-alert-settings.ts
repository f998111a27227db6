import type { AlertSettings } from '@smm/contracts/orders/alerts'
import type { Db } from '../tables.ts'

/** The one row. */
export const findAlertSettings = (db: Db): Promise<AlertSettings> =>
  db
    .selectFrom('alertSettings')
    .select(['subjectsOff', 'waitMinutes', 'quietFrom', 'quietUntil'])
    .executeTakeFirstOrThrow()
