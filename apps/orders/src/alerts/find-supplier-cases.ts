import { supplier as firstSupplier } from '@smm/site/supplier'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { withTimeout } from '@smm/http-service/with-timeout'
import type { Deps } from '../deps.ts'
import { lowBalance, readSpend } from '../panel/list-attention-items.ts'
import type { ConnectedSupplier } from '../supplier/open-suppliers.ts'
import type { Balance } from '../supplier/read-balance.ts'
import type { Case } from './open-alerts.ts'

const balanceTimeoutMs = 5_000
const balanceTries = 3

/** `unknown`: cases of which nothing is known, because their supplier does not answer. */
export type SupplierCases = { open: Case[]; unknown: Array<Pick<Case, 'subject' | 'key'>> }

/** Asks each supplier that is on for our balance there. */
export async function findSupplierCases({
  db,
  suppliers,
}: Pick<Deps, 'db' | 'suppliers'>): Promise<SupplierCases> {
  const inUse = (await suppliers.refresh()).filter(({ isOn }) => isOn)
  const [spend, names, balances] = await Promise.all([
    readSpend(db),
    findNames(db),
    Promise.all(inUse.map(askBalance)),
  ])
  const found = inUse.map(({ id: key }, index): SupplierCases => {
    const name = names.get(key) ?? key
    const balance = balances[index]
    if (!balance) {
      const away: Case = { subject: 'supplier-away', key, details: { name } }
      return { open: [away], unknown: [{ subject: 'supplier-balance', key }] }
    }
    const open = lowBalance(balance, spend).map(({ amount, currency }): Case => ({
      subject: 'supplier-balance',
      key,
      details: { name, ...(amount && { amount }), ...(currency && { currency }) },
    }))
    return { open, unknown: [] }
  })
  return { open: found.flatMap(({ open }) => open), unknown: found.flatMap(({ unknown }) => unknown) }
}

/** A single answer that is late or wrong is no outage. */
async function askBalance({ breaker }: ConnectedSupplier): Promise<Balance | undefined> {
  for (let tries = 0; tries < balanceTries; tries++) {
    const balance = await withTimeout(balanceTimeoutMs, breaker.balance()).catch(() => undefined)
    if (balance) return balance
  }
  return undefined
}

async function findNames(db: Deps['db']): Promise<Map<string, string>> {
  const rows = await db.selectFrom('suppliers').select(['id', 'name']).execute()
  return new Map([[firstSupplierId, firstSupplier.name], ...rows.map(({ id, name }) => [id, name] as const)])
}
