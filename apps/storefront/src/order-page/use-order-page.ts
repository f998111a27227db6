import { tokenIn } from '@smm/contracts/orders/order-link'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type OpenedOrderPage, openOrderPage, type OrderPageState } from './open-order-page.ts'
import { orderPageApi } from './order-page-api.ts'

/** The order's part is fetched beside the order itself: a visitor without a link never needs it. */
export const loadOpenOrder = () => import('./open-order.tsx')

const unread: OrderPageState = { kind: 'no-link' }

/** The order whose token stands in the address. Prerendering and hydration see no order yet. */
export function useOrderPage(pageForTest?: OpenedOrderPage): {
  state: OrderPageState
  page: OpenedOrderPage
} {
  const page = useMemo(
    () => pageForTest ?? openOrderPage({ api: orderPageApi, later, isVisible }),
    [pageForTest],
  )
  const state = useSyncExternalStore(page.subscribe, page.getState, () => unread)
  useEffect(() => follow(page), [page])
  return { state, page }
}

/** The order of a token, read while its reader is there. */
export function useOrderOf(token: string): { state: OrderPageState; page: OpenedOrderPage } {
  const page = useMemo(() => openOrderPage({ api: orderPageApi, later, isVisible }), [])
  const state = useSyncExternalStore(page.subscribe, page.getState, page.getState)
  useEffect(() => {
    void page.open(token)
    return () => page.stop()
  }, [page, token])
  return { state, page }
}

/** Opens the link of the address, also one that is pasted over it, and reads the order again when the tab is seen again. */
function follow(page: OpenedOrderPage): () => void {
  const openLink = () => {
    const token = tokenIn(location.hash)
    if (!token) return
    // A failure is shown by the boundary around it, which tries again.
    loadOpenOrder().catch(() => {})
    void page.open(token)
  }
  const refresh = () => {
    if (isVisible()) void page.refresh()
  }
  openLink()
  addEventListener('hashchange', openLink)
  document.addEventListener('visibilitychange', refresh)
  return () => {
    removeEventListener('hashchange', openLink)
    document.removeEventListener('visibilitychange', refresh)
    page.stop()
  }
}

const isVisible = () => document.visibilityState === 'visible'

function later(ms: number, run: () => void) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
