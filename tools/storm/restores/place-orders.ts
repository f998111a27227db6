import { setTimeout as pause } from 'node:timers/promises'
import { openVisitor, order } from '../../journeys/actors/visitor.ts'
import type { SandboxControl } from '../sandbox-control.ts'

const atOnce = 8
const timeoutMs = 60_000

type Load = {
  url: string
  outside: SandboxControl
  /** Tells the targets of this round from those of others. */
  name: string
  orders: number
  /** Hears of each payment, with the number of those so far. */
  paid: (count: number) => void
}

/** Visitors who each place an order and pay it at once, some at the same time. Resolves with the links that were paid. */
export async function placeOrders({ url, outside, name, orders, paid }: Load): Promise<string[]> {
  const links: string[] = []
  let next = 0
  async function bringOneAfterTheOther() {
    while (next < orders) {
      const target = `restauro.${name}.${++next}`
      const isPaid = await placeAndPay(target).catch(() => false)
      if (isPaid) {
        links.push(target)
        paid(links.length)
      }
    }
  }
  async function placeAndPay(target: string): Promise<boolean> {
    const visitor = await openVisitor({ url })
    try {
      await order(visitor, `Quero 500 seguidores para https://www.instagram.com/${target}`)
      const { pixCode } = await visitor.card(0, timeoutMs)
      return await outside.pay({ pixCode })
    } finally {
      visitor.close()
      await pause(50)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, orders) }, bringOneAfterTheOther))
  return links
}
