import type { AlertSettings } from '@smm/contracts/orders/alerts'
import { sql } from 'kysely'
import type { Db } from '../tables.ts'
import { findAlertSettings } from './find-alert-settings.ts'

/** Whether an hour of the day is a quiet one. They may span midnight; there are none where both ends are equal. */
export function isQuietHour(
  hour: number,
  { quietFrom, quietUntil }: Pick<AlertSettings, 'quietFrom' | 'quietUntil'>,
): boolean {
  const length = (quietUntil - quietFrom + 24) % 24
  return (hour - quietFrom + 24) % 24 < length
}

/** In São Paulo, by the clock of the database. */
export async function isQuietNow(db: Db): Promise<boolean> {
  const { hour } = await db
    .selectNoFrom(sql<number>`extract(hour FROM now() AT TIME ZONE 'America/Sao_Paulo')::integer`.as('hour'))
    .executeTakeFirstOrThrow()
  return isQuietHour(hour, await findAlertSettings(db))
}
