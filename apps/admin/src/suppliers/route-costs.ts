import type { RoutedService, StaffRoute } from '@smm/contracts/suppliers/staff-routes'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { floorCents } from '@smm/pricing/floor'

const thousand = 1_000

/** Whether orders may be sent by it. */
export const isUsed = ({ supplierId, isOn, listed }: StaffRoute, suppliers: StaffSupplier[]): boolean =>
  isOn && listed !== null && suppliers.some(({ id, isOn: isSupplierOn }) => id === supplierId && isSupplierOn)

/** The cost of a thousand by the dearest route in use, in reais; undefined without one. */
export function dearestCost(routes: StaffRoute[], suppliers: StaffSupplier[]): number | undefined {
  const costs = routes
    .filter((route) => isUsed(route, suppliers))
    .map((it) => Number(it.listed?.pricePerThousand))
  return costs.length > 0 ? Math.max(...costs) : undefined
}

/** The floor of a thousand in centavos. */
export const floorOf = ({ marginPercent }: Pick<RoutedService, 'marginPercent'>, costPerThousand: number) =>
  floorCents(
    {
      costMicrosPerThousand: Math.round(costPerThousand * 1_000_000),
      marginBasisPoints: Math.round(Number(marginPercent) * 100),
    },
    thousand,
  )

/** The cost that the floor counts with after the next sync, if it is another one. */
export function nextCost(service: RoutedService, suppliers: StaffSupplier[]): number | undefined {
  const next = dearestCost(service.routes, suppliers)
  return next === Number(service.costPerThousand) ? undefined : next
}

/** Services on sale that nobody delivers without this supplier. */
export const servicesWithout = (
  supplierId: string,
  services: RoutedService[],
  suppliers: StaffSupplier[],
) => {
  const others = suppliers.filter(({ id }) => id !== supplierId)
  const isDelivered = ({ routes }: RoutedService, by: StaffSupplier[]) =>
    routes.some((route) => isUsed(route, by))
  return services.filter((it) => it.isActive && isDelivered(it, suppliers) && !isDelivered(it, others))
}
