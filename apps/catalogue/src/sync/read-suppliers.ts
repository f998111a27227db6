import type { Selectable } from 'kysely'
import type { Deps } from '../deps.ts'
import { accessOf } from '../suppliers/connect-supplier.ts'
import type { Tables } from '../tables.ts'
import { fetchUpstreamBalance, fetchUpstreamServices } from './ask-supplier.ts'
import type { UpstreamBalance } from './read-upstream-balance.ts'
import type { UpstreamService } from './read-upstream-services.ts'

/** A supplier's list, or why there is none. */
export type ReadSupplier = {
  id: string
  services?: UpstreamService[]
  balance?: { balance: string; currency: string }
  error: string | null
}

const balanceTimeoutMs = 5_000

/** Asks all suppliers that are switched on, at once: one that is slow or away holds nobody up but itself. */
export async function readSuppliers(deps: Deps, timeoutMs: number): Promise<ReadSupplier[]> {
  const rows = await deps.db.selectFrom('suppliers').selectAll().where('isOn', '=', true).execute()
  return Promise.all(rows.map((row) => readSupplier(deps, row, timeoutMs)))
}

async function readSupplier(
  { config, log }: Deps,
  row: Selectable<Tables['suppliers']>,
  timeoutMs: number,
): Promise<ReadSupplier> {
  const { id } = row
  try {
    const access = accessOf(row, config)
    const [list, balance] = await Promise.all([
      fetchUpstreamServices(access, timeoutMs),
      fetchUpstreamBalance(access, Math.min(timeoutMs, balanceTimeoutMs)).catch(() => undefined),
    ])
    if (list.skipped > 0)
      log.warn({ supplier: id, skipped: list.skipped }, 'rows of a list could not be read')
    return { id, services: list.services, ...(balance && shownBalance(balance)), error: null }
  } catch (err) {
    const error = err instanceof Error ? err.message : String(err)
    log.warn({ supplier: id, err: error }, 'supplier list could not be read')
    return { id, error: error.slice(0, 300) }
  }
}

const shownBalance = ({ amount, currency }: UpstreamBalance) => ({ balance: { balance: amount, currency } })
