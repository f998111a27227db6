import type { OrderView } from '@smm/contracts/orders/order-view'
import { useEffect, useState } from 'react'

const longestTimeoutMs = 2 ** 31 - 1

type Timed = Pick<OrderView, 'sendsAt' | 'forecast' | 'actions' | 'moreActions'>

/** The time, read anew when something about the order changes with it: it is sent, begins, or an action begins or ends. */
export const useNowFor = ({ sendsAt, forecast, actions, moreActions = [] }: Timed): number =>
  useNow([
    ...[sendsAt, forecast?.startsBy],
    ...actions.flatMap(({ from, until }) => [from, until]),
    ...moreActions.map(({ until }) => until),
  ])

/** The time, read anew when one of these moments (ISO 8601) is reached. */
export function useNow(moments: readonly (string | undefined)[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...moments.map((it) => Date.parse(it ?? '')).filter((at) => at > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 50, longestTimeoutMs))
    return () => clearTimeout(timer)
  }, [next])
  return now
}
