import type { Route } from '@smm/contracts/suppliers/routing'

/** How a supplier delivered a product of late. */
export type RouteMeasure = {
  /** Orders that it began or ended. */
  count: number
  /** Null while none has begun. */
  medianStartSeconds: number | null
  /** Share of those delivered whole whose visitors asked for a refill; null where there are none. */
  dropShare: number | null
}

/** Fewer orders than this say nothing: a new supplier is judged by its price alone. */
const fewestOrders = 5
/** The cost of an hour until the delivery starts, as a share of the price, and the most hours that count. */
const shareOfHour = 0.01
const mostHours = 48

/**
 * The routes of one product, the first to be asked first. Which of them are healthy and funded at the moment is decided for
 * each order when it is claimed.
 */
export const rankRoutes = <
  Ranked extends Pick<Route, 'mode' | 'priority' | 'supplierId' | 'costMicrosPerThousand'>,
>(
  routes: Ranked[],
  measureOf: (route: Ranked) => RouteMeasure | undefined,
): Ranked[] =>
  routes.toSorted(
    (a, b) =>
      (a.mode === 'best' ? worthOf(a, measureOf(a)) - worthOf(b, measureOf(b)) : 0) ||
      a.priority - b.priority ||
      a.supplierId.localeCompare(b.supplierId, 'en'),
  )

/** The price of a thousand that stay, the wait for them included. */
function worthOf(
  { costMicrosPerThousand }: Pick<Route, 'costMicrosPerThousand'>,
  measure: RouteMeasure | undefined,
): number {
  if (!measure || measure.count < fewestOrders) return costMicrosPerThousand
  const { medianStartSeconds, dropShare } = measure
  const hours = Math.min((medianStartSeconds ?? 0) / 3_600, mostHours)
  return costMicrosPerThousand * (1 + (dropShare ?? 0)) * (1 + hours * shareOfHour)
}
