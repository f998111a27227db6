import type { OrderPage, OrderPageAction } from '@smm/contracts/orders/order-page'
import { createObservable } from '../observable.ts'
import { CallFailed, type OrderPageApi } from './order-page-api.ts'

/** Why a link opened no order: it is none, its address guessed too often, or no answer came. */
export type Problem = 'unknown-link' | 'too-many' | 'no-answer'

export type OrderPageState =
  | { kind: 'no-link' }
  | { kind: 'opening' }
  | { kind: 'failed'; problem: Problem }
  /** `isOld`: the order could not be read again. */
  | { kind: 'open'; page: OrderPage; isOld: boolean }

type Ports = {
  api: OrderPageApi
  /** Runs once after `ms`; the result takes it back. */
  later: (ms: number, run: () => void) => () => void
  isVisible: () => boolean
}

export type OpenedOrderPage = ReturnType<typeof openOrderPage>

/** The order of this page's link, read again while it is under way. A second link takes the place of the first. */
export function openOrderPage({ api, later, isVisible }: Ports) {
  const state = createObservable<OrderPageState>({ kind: 'no-link' })
  let token = ''
  let openings = 0
  let isStopped = false
  let stopPolling = () => {}

  const pollAfter = (ms: number) => {
    stopPolling()
    if (isStopped) return
    stopPolling = later(ms, () => {
      if (isVisible()) void refresh()
    })
  }

  /** Shows what `ask` answers, unless another link was opened meanwhile. */
  async function show(ask: () => Promise<OrderPage>) {
    const asked = openings
    stopPolling()
    try {
      const page = newest(state.get(), await ask())
      if (asked !== openings) return
      state.set({ kind: 'open', page, isOld: false })
      const ms = pollMs(page)
      if (ms !== undefined) pollAfter(ms)
    } catch (error) {
      if (asked === openings) showProblem(problemOf(error))
    }
  }

  function showProblem(problem: Problem) {
    const now = state.get()
    if (now.kind !== 'open' || problem !== 'no-answer') return state.set({ kind: 'failed', problem })
    state.set({ ...now, isOld: true })
    pollAfter(slowPollMs)
  }

  /** The cookie ends after half an hour; the link opens the page again. */
  async function read(id: string): Promise<OrderPage> {
    try {
      return await api.read(id)
    } catch (error) {
      if (statusOf(error) !== 401) throw error
      return api.open(token)
    }
  }

  async function refresh() {
    const now = state.get()
    if (now.kind === 'open') await show(() => read(now.page.order.id))
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    refresh,
    /** Reads the order no more until a link is opened. */
    stop() {
      isStopped = true
      stopPolling()
    },
    /** Opens a link, or the last one again. */
    async open(given = token) {
      token = given
      openings++
      isStopped = false
      state.set({ kind: 'opening' })
      await show(() => api.open(given))
    },
    /** Throws `CallFailed`, with 409 for an action that the order has no more. */
    async act(id: string, name: OrderPageAction) {
      const page = await api.act(id, name)
      await show(async () => page)
      return page
    },
    async askForMails(id: string, address: string) {
      const page = await api.askForMails(id, address)
      await show(async () => page)
    },
    async endMails(id: string) {
      const page = await api.endMails(id)
      await show(async () => page)
    },
    /** Returns the token of the new link; earlier links end. */
    async renewLink(id: string) {
      token = (await api.renewLink(id)).token
      return token
    },
    /** Brings the conversation of the order to this browser. Throws `CallFailed` with 409 for another one that is there. */
    async continueHere(id: string, replace: boolean) {
      const { invitation } = await api.invite(id)
      await api.continueHere(invitation, replace)
    },
  }
}

/** An answer that was on its way while the visitor acted is older than the one to their act. */
function newest(now: OrderPageState, page: OrderPage): OrderPage {
  const isOlder =
    now.kind === 'open' && now.page.order.id === page.order.id && now.page.order.version > page.order.version
  return isOlder ? now.page : page
}

const slowPollMs = 10_000
const fastPollMs = 4_000

/** A payment is waited for by eye; a delivery takes hours. An order that is over is read no more. */
function pollMs({ order: { state } }: OrderPage): number | undefined {
  if (state === 'awaiting-payment' || state === 'paid') return fastPollMs
  return state === 'queued' || state === 'in-progress' ? slowPollMs : undefined
}

const statusOf = (error: unknown) => (error instanceof CallFailed ? error.status : 0)

function problemOf(error: unknown): Problem {
  const status = statusOf(error)
  if (status === 429) return 'too-many'
  return status >= 400 && status < 500 ? 'unknown-link' : 'no-answer'
}
