import { setTimeout as pause } from 'node:timers/promises'
import type { Placed, Shop } from './open-shops.ts'

export type Steps = Map<string, number[]>
export type Visits = {
  orders: number
  ordersPerSecond: number
  /** Of the shop's own process, and of whatever else was asked about. */
  cpuMsPerOrder: Record<string, number>
  untilPaid: number[]
  steps: Steps
  /** Of those that were sold, how many had gone upstream when the time was over; a floor sends nothing. */
  sentMeanwhile: number
  /** From the first visitor to the last order that is sent. */
  ordersPerSecondUntilSent: number
}

/** What was paid is sent and followed for some seconds more: the next measurement waits for that, at most a minute. */
export async function waitUntilIdle({ process, isAllSent = () => true }: Shop): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds++) {
    const used = process.cpuMs()
    await pause(1_000)
    if (isAllSent() && process.cpuMs() - used < 150) return
  }
}

/** Visitors who order, pay at once and order again, for so many seconds after a second to warm up. */
export async function visitShop(
  shop: Shop,
  visitors: number,
  seconds: number,
  usedByOthers: () => Record<string, number> = () => ({}),
): Promise<Visits> {
  const used = (): Record<string, number> => ({ shop: shop.process.cpuMs(), ...usedByOthers() })
  const { sent = () => 0, isAllSent = () => true } = shop
  const untilPaid: number[] = []
  const steps: Steps = new Map()
  let sold = 0
  let isMeasured = false
  let isOver = false
  const note = (step: string, ms: number) => {
    if (isMeasured && !isOver) steps.set(step, [...(steps.get(step) ?? [])].concat(ms))
  }
  const buy = async () => {
    while (!isOver) {
      const began = performance.now()
      const placed = await shop.place(note)
      const toldAt = performance.now()
      await placed.tell()
      note('webhook sent → acknowledged', performance.now() - toldAt)
      await placed.paid
      sold++
      if (isMeasured && !isOver) untilPaid.push(performance.now() - began)
    }
  }
  await waitUntilIdle(shop)
  const openedAt = performance.now()
  const all = Array.from({ length: visitors }, buy)
  await pause(1_000)
  isMeasured = true
  const [began, before, sentBefore] = [performance.now(), used(), sent()]
  await pause(seconds * 1_000)
  isOver = true
  const [took, after] = [(performance.now() - began) / 1_000, used()]
  const sentMeanwhile = sent() - sentBefore
  await Promise.all(all)
  while (!isAllSent()) await pause(10)
  const ordersPerSecondUntilSent = (sold * 1_000) / (performance.now() - openedAt)
  const orders = untilPaid.length
  const each = Object.entries(after).map(([name, ms]) => [name, (ms - before[name]!) / orders])
  const cpuMsPerOrder = Object.fromEntries(each) as Record<string, number>
  const perSecond = { ordersPerSecond: orders / took, ordersPerSecondUntilSent }
  return { orders, ...perSecond, sentMeanwhile, cpuMsPerOrder, untilPaid, steps }
}

/** Notices of so many orders at a fixed rate, a tenth of them twice: how long each waits to be acknowledged. */
export async function tellAtRate(shop: Shop, orders: number, perSecond: number): Promise<number[]> {
  const placed: Placed[] = []
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (placed.length < orders) placed.push(await shop.place(() => {}))
    }),
  )
  await waitUntilIdle(shop)
  const notices = placed.slice(0, orders).flatMap((one, at) => (at % 10 === 0 ? [one, one] : [one]))
  const waits: number[] = []
  const began = performance.now()
  const answered = notices.map(async ({ tell }, at) => {
    const dueAt = began + (at * 1_000) / perSecond
    await pause(Math.max(0, dueAt - performance.now()))
    // From when it was due: a bank does not wait for us to be free.
    await tell()
    waits.push(performance.now() - Math.max(dueAt, began))
  })
  await Promise.all(answered)
  await Promise.all(placed.slice(0, orders).map(({ paid }) => paid))
  return waits
}

/** Each order told so many times at once, one order after the other: how long every call waits to be acknowledged. */
export async function tellAtOnce(shop: Shop, orders: number, copies: number): Promise<number[]> {
  const waits: number[] = []
  for (let at = 0; at < orders; at++) {
    const { tell, paid } = await shop.place(() => {})
    const began = performance.now()
    const told = Array.from({ length: copies }, () =>
      tell().then(() => waits.push(performance.now() - began)),
    )
    await Promise.all([...told, paid])
  }
  return waits
}

/** One order at a time: from the bank's "paid" to the upstream call. */
export async function measureSending(shop: Shop, orders: number): Promise<number[]> {
  const waits: number[] = []
  await waitUntilIdle(shop)
  // The first one waits for those that were paid before.
  for (let at = 0; at <= orders; at++) {
    const { tell, paid, sentAfter } = await shop.place(() => {})
    await tell()
    await paid
    while (sentAfter?.() === undefined) await pause(1)
    if (at > 0) waits.push(sentAfter()!)
  }
  return waits
}
