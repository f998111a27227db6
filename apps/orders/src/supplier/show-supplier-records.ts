import type { SupplierRecord } from '@smm/contracts/suppliers/staff-suppliers'
import type { Deps } from '../deps.ts'
import { measureSuppliers } from './measure-suppliers.ts'

/** How every supplier delivered of late, and whether its circuit breaker lets orders through. */
export async function showSupplierRecords({ db, suppliers }: Deps): Promise<SupplierRecord[]> {
  const [known, measures] = await Promise.all([suppliers.refresh(), measureSuppliers(db)])
  return known.map(({ id: supplierId, breaker }) => {
    const openUntil = breaker.openUntil()
    const measure = measures.find((it) => it.supplierId === supplierId)
    return {
      ...(measure ?? withoutOrders),
      supplierId,
      pausedUntil: openUntil === undefined ? null : new Date(openUntil).toISOString(),
    }
  })
}

const withoutOrders = {
  count: 0,
  successShare: null,
  medianStartSeconds: null,
  dropShare: null,
  costCents: 0,
}
