import { setTimeout as pause } from 'node:timers/promises'
import type { Placed, Shop } from './open-shops.ts'

export type Visits = {
  orders: number
  ordersPerSecond: number
  /** Processor time of the shop's own process. */
  cpuMsPerOrder: number
  untilPaid: number[]
  steps: Map<string, number[]>
}

/** Waits until all paid orders are delivered and then, at most a minute, until their news is told. */
export async function waitUntilIdle({ process, isAllDelivered = () => true }: Shop): Promise<void> {
  while (!isAllDelivered()) await pause(250)
  for (let seconds = 0; seconds < 60; seconds++) {
    const used = process.cpuMs()
    await pause(1_000)
    if (isAllDelivered() && process.cpuMs() - used < 150) return
  }
}

/** Visitors who order, pay at once and order again, for so many seconds after a second to warm up. */
export async function visitShop(shop: Shop, visitors: number, seconds: number): Promise<Visits> {
  const untilPaid: number[] = []
  const steps = new Map<string, number[]>()
  let isMeasured = false
  let isOver = false
  const record = (step: string, ms: number) => {
    if (isMeasured && !isOver) steps.set(step, [...(steps.get(step) ?? []), ms])
  }
  const buy = async () => {
    while (!isOver) {
      const began = performance.now()
      const placed = await shop.place(record)
      const sentAt = performance.now()
      await placed.sendWebhook()
      record('webhook → acknowledged', performance.now() - sentAt)
      await placed.paid
      if (isMeasured && !isOver) untilPaid.push(performance.now() - began)
    }
  }
  await waitUntilIdle(shop)
  const all = Array.from({ length: visitors }, buy)
  await pause(1_000)
  isMeasured = true
  const [began, usedBefore] = [performance.now(), shop.process.cpuMs()]
  await pause(seconds * 1_000)
  isOver = true
  const [took, used] = [(performance.now() - began) / 1_000, shop.process.cpuMs() - usedBefore]
  await Promise.all(all)
  const orders = untilPaid.length
  return { orders, ordersPerSecond: orders / took, cpuMsPerOrder: used / orders, untilPaid, steps }
}

/** Webhooks of so many orders at a fixed rate, a tenth of them twice: how long each waits to be acknowledged. */
export async function sendWebhooksAtRate(shop: Shop, orders: number, perSecond: number): Promise<number[]> {
  const placed: Placed[] = []
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (placed.length < orders) placed.push(await shop.place(() => {}))
    }),
  )
  await waitUntilIdle(shop)
  const webhooks = placed.slice(0, orders).flatMap((one, at) => (at % 10 === 0 ? [one, one] : [one]))
  const waits: number[] = []
  const began = performance.now()
  const answered = webhooks.map(async ({ sendWebhook }, at) => {
    const dueAt = began + (at * 1_000) / perSecond
    await pause(Math.max(0, dueAt - performance.now()))
    // Measured from when it was due: a bank does not wait until the shop is free.
    await sendWebhook()
    waits.push(performance.now() - Math.max(dueAt, began))
  })
  await Promise.all(answered)
  await Promise.all(placed.slice(0, orders).map(({ paid }) => paid))
  return waits
}
