import type { OrderPage } from '@smm/contracts/orders/order-page'
import type { OrderState } from '@smm/contracts/orders/order-states'
import { openOrderPage } from './open-order-page.ts'
import { CallFailed, type OrderPageApi } from './order-page-api.ts'
import { aPage } from './testing.ts'

const [token, other] = ['t'.repeat(43), 'o'.repeat(43)]

/** A page on an api whose answers are set, with timers that run when told. */
function setUp(answers: Partial<OrderPageApi>) {
  const calls: string[] = []
  const timers: Array<{ ms: number; run: () => void }> = []
  const answerOf = (name: keyof OrderPageApi) => async (first: string, second?: string) => {
    calls.push([name, first, second].filter(Boolean).join(' '))
    const answer = answers[name] as ((...given: unknown[]) => Promise<never>) | undefined
    if (!answer) throw new CallFailed(0)
    return answer(first, second)
  }
  const names = ['open', 'read', 'act', 'renewLink', 'invite', 'continueHere', 'findByReceipt'] as const
  const api = Object.fromEntries(names.map((name) => [name, answerOf(name)])) as unknown as OrderPageApi
  const screen = { isVisible: true }
  const page = openOrderPage({
    api,
    later(ms, run) {
      const timer = { ms, run }
      timers.push(timer)
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1)
      }
    },
    isVisible: () => screen.isVisible,
  })
  const settle = async (begin: () => void) => {
    begin()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const runTimer = () => settle(timers.shift()!.run)
  return { page, calls, timers, screen, runTimer, settle, answers }
}

const inState = (state: OrderState): OrderPage => aPage({ state })

it.each([
  ['awaiting-payment', [4_000]],
  ['paid', [4_000]],
  ['in-progress', [10_000]],
  ['delivered', []],
  ['cancelled', []],
] as const)('an order that is %s is read again after %j', async (state, waits) => {
  const { page, timers } = setUp({ open: async () => inState(state) })
  await page.open(token)
  expect(page.getState()).toEqual({ kind: 'open', page: inState(state), isOld: false })
  expect(timers.map(({ ms }) => ms)).toEqual(waits)
})

it('is opened by its link again when the cookie is over, and read by nobody while the tab is hidden', async () => {
  const { page, calls, runTimer, screen, timers } = setUp({
    open: async () => inState('in-progress'),
    read: async () => {
      throw new CallFailed(401)
    },
  })
  await page.open(token)
  await runTimer()
  const id = inState('paid').order.id
  expect(calls).toEqual([`open ${token}`, `read ${id}`, `open ${token}`])
  screen.isVisible = false
  await runTimer()
  expect([calls.length, timers.length]).toEqual([3, 0])
  await page.refresh()
  expect(timers).toHaveLength(1)
})

it('stays on the screen, marked as old, while no answer comes', async () => {
  const { page, runTimer, answers } = setUp({ open: async () => inState('in-progress') })
  await page.open(token)
  await runTimer()
  expect(page.getState()).toMatchObject({ kind: 'open', isOld: true })
  answers.read = async () => inState('delivered')
  await runTimer()
  expect(page.getState()).toMatchObject({ isOld: false, page: { order: { state: 'delivered' } } })
})

it.each([
  [404, 'unknown-link'],
  [429, 'too-many'],
  [503, 'no-answer'],
  [0, 'no-answer'],
] as const)('that is refused with %i is a problem: %s', async (status, problem) => {
  const { page } = setUp({
    open: async () => {
      throw new CallFailed(status)
    },
  })
  await page.open(token)
  expect(page.getState()).toEqual({ kind: 'failed', problem })
})

it('a second link is followed alone: the late answer to the first one is dropped', async () => {
  let answerFirst = (_: OrderPage) => {}
  const { page } = setUp({
    open: (given) =>
      given === token
        ? new Promise((resolve) => (answerFirst = resolve))
        : Promise.resolve(inState('delivered')),
  })
  const first = page.open(token)
  await page.open(other)
  answerFirst(inState('awaiting-payment'))
  await first
  expect(page.getState()).toMatchObject({ page: { order: { state: 'delivered' } } })
})

it('a renewed link replaces the one that was opened', async () => {
  const { page, calls } = setUp({
    open: async () => inState('delivered'),
    read: async () => {
      throw new CallFailed(401)
    },
    renewLink: async () => ({ token: other }),
  })
  await page.open(token)
  await page.renewLink('id')
  await page.refresh()
  expect(calls.at(-1)).toBe(`open ${other}`)
})

/** An open page whose next read is under way; `answer` ends that read. */
async function setUpPoll() {
  let answer = (_: OrderPage) => {}
  const set = setUp({
    open: async () => inState('awaiting-payment'),
    read: () => new Promise((resolve) => (answer = resolve)),
    act: async () => inState('awaiting-payment'),
    renewLink: async () => ({ token: other }),
  })
  await set.page.open(token)
  await set.runTimer()
  return { ...set, answer: () => set.settle(() => answer(inState('paid'))) }
}

it('is read on when its link is renewed during a read', async () => {
  const { page, timers, answer } = await setUpPoll()
  await page.renewLink('id')
  await answer()
  expect(page.getState()).toMatchObject({ page: { order: { state: 'paid' } } })
  expect(timers).toHaveLength(1)
})

it('is read no more after a stop during a read, and again once it is opened again', async () => {
  const { page, timers, answer } = await setUpPoll()
  page.stop()
  await answer()
  expect(timers).toEqual([])
  await page.open()
  expect(timers).toHaveLength(1)
})

it('is read on once after an act during a read, and not at all after a stop', async () => {
  const { page, timers, answer } = await setUpPoll()
  await page.act('id', 'refill')
  await answer()
  expect(timers).toHaveLength(1)
  page.stop()
  expect(timers).toEqual([])
})
