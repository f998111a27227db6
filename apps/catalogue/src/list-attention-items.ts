import { type Kysely, sql } from 'kysely'
import type { CatalogueAttention } from '@smm/contracts/attention'
import type { Service, ServiceNotice } from '@smm/contracts/services'
import type { Config } from './config.ts'
import { showServices } from './show-services.ts'
import type { Tables } from './tables.ts'

type Item = CatalogueAttention[number]

/** Catalogue problems that need an administrator. */
export async function listAttentionItems(db: Kysely<Tables>, config: Config): Promise<CatalogueAttention> {
  const [services, sync] = await Promise.all([showServices(db, config), syncItems(db, config)])
  return [...sync, ...serviceItems(services)]
}

/** The last sync failed, or the last success is older than twice the interval. */
async function syncItems(db: Kysely<Tables>, { SYNC_EVERY_MINUTES }: Config): Promise<Item[]> {
  const { good, bad, isLate } = await db
    .selectFrom('syncRuns')
    .select((eb) => [
      eb.fn.max('finishedAt').filterWhere('error', 'is', null).as('good'),
      eb.fn.max('finishedAt').filterWhere('error', 'is not', null).as('bad'),
      sql<boolean | null>`max(finished_at) FILTER (WHERE error IS NULL)
        < now() - make_interval(mins => ${2 * SYNC_EVERY_MINUTES})`.as('isLate'),
    ])
    .executeTakeFirstOrThrow()
  const hasFailed = bad !== null && (good === null || bad > good)
  if (!hasFailed && isLate !== true) return []
  return [{ code: 'SYNC_FAILED', count: 1, ...(good && { since: good.toISOString() }) }]
}

function serviceItems(services: Service[]): Item[] {
  const has = (service: Service, ...codes: Array<ServiceNotice['code']>) =>
    service.notices?.some(({ code }) => codes.includes(code)) ?? false
  const kinds = [
    ['PACKAGES_UNDER_FLOOR', (it: Service) => it.isActive && has(it, 'PACKAGE_UNDER_FLOOR')],
    ['PACKAGES_OUTSIDE_LIMITS', (it: Service) => it.isActive && has(it, 'PACKAGE_OUTSIDE_LIMITS')],
    ['PRICES_HELD', (it: Service) => has(it, 'PRICE_HELD')],
    ['SERVICES_NOT_SOLD', (it: Service) => has(it, 'VANISHED') || (it.isActive && !isDelivered(it))],
  ] as const
  const isDelivered = (it: Service) =>
    it.smmServiceId !== undefined && !has(it, 'UNKNOWN_ID') && Number(it.pricePerThousand) > 0
  return kinds.flatMap(([code, holds]) => {
    const count = services.filter(holds).length
    return count > 0 ? [{ code, count }] : []
  })
}
