import { seedBook } from '@smm/pricing/seed-book'
import { sameProduct } from '@smm/contracts/same-product'
import { dayBefore, dayName, hourMs, minuteMs, weekdayOf } from './demo-clock.ts'
import { type DemoProduct, demoProducts, drawLink } from './demo-products.ts'
import type { DemoRandom } from './demo-random.ts'
import { handles, sources } from './demo-texts.ts'

/** How an order went. The last five wait for a person, the supplier or the bank. */
export type Ending =
  | 'completed'
  | 'partial'
  | 'cancelled'
  | 'expired'
  | 'processing'
  | 'owed'
  | 'refused'
  | 'unknown'
  | 'paid-late'
  | 'ready'
  | 'to-issue'

export type DemoOrder = {
  id: string
  conversationId: string
  paymentId: string
  product: DemoProduct
  /** Where its conversation began. */
  page: string
  source: string
  quantity: number
  amountCents: number
  link: string
  placedAt: number
  ending: Ending
  /** The undelivered part, of 1. */
  undelivered: number
}

/** A conversation without an order. */
export type DemoTalk = { id: string; page: string; source: string; at: number; hasRecap: boolean }
type DemoVisits = { day: string; page: string; source: string; visits: number }
export type DemoPlan = { orders: DemoOrder[]; talks: DemoTalk[]; visits: DemoVisits[] }

const days = 92
/** The weight of each hour of the day in São Paulo. */
const hours = [3, 2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 10, 12, 11, 9, 9, 10, 11, 13, 15, 16, 14, 10, 6]
const weekdays = [1.1, 0.85, 0.9, 0.95, 1, 1.1, 1.2]
const products = demoProducts.map((product) => [product, product.weight] as const)
/** Pages, and how often each is visited beside the others. */
const pages: ReadonlyArray<readonly [string, number]> = [
  ...demoProducts.map(({ path, weight }) => [path, weight] as const),
  ['/', 58],
  ['/precos', 20],
  ['/todos-servicos', 9],
  ['/faq', 6],
]

/** Three months of a shop that grows, up to `now`, and the cases that a newcomer is to find in its panel. */
export function planDays(random: DemoRandom, now: number): DemoPlan {
  const plan: DemoPlan = { orders: [], talks: [], visits: [] }
  for (let before = days - 1; before >= 0; before--) {
    const start = dayBefore(now, before)
    const growth = 10 + (12 * (days - before)) / days
    const wanted = Math.round(growth * weekdays[weekdayOf(start)]! * random.between(0.8, 1.2))
    const times = (count: number) =>
      Array.from({ length: count }, () => timeWithin(random, start)).filter((at) => at < now - 45 * minuteMs)
    plan.orders.push(...times(wanted).map((at) => planOrder(random, at, endingAt(random, now - at))))
    const talks = times(Math.round(wanted * random.between(1.4, 1.9))).map((at) => planTalk(random, at))
    plan.talks.push(...talks)
    plan.visits.push(...planVisits(random, dayName(start), times(wanted * 18).length))
  }
  const cases = openCases.map(([ending, minutes], at) =>
    planOrder(random, now - minutes * minuteMs, ending, handles[at]),
  )
  return { ...plan, orders: [...plan.orders, ...cases].toSorted((a, b) => a.placedAt - b.placedAt) }
}

/** Orders that wait at the first look, and how many minutes ago each was placed. */
const openCases: ReadonlyArray<readonly [Ending, number]> = [
  ['owed', 25 * 60],
  ['paid-late', 7 * 60],
  ['refused', 5 * 60],
  ['owed', 4 * 60],
  ['unknown', 95],
  ['processing', 40],
  ['processing', 25],
  ['ready', 1],
  ['ready', 1],
  ['to-issue', 0],
  ['to-issue', 0],
]

/** No page of an open case has another order: a ready one would wait for it. */
const otherHandles = handles.slice(openCases.length)

const timeWithin = (random: DemoRandom, start: number): number =>
  start +
  random.weighted(hours.map((weight, hour) => [hour, weight] as const)) * hourMs +
  random.next() * hourMs

function endingAt(random: DemoRandom, ageMs: number): Ending {
  const ended: Array<readonly [Ending, number]> = [
    ['completed', 80],
    ['expired', 15],
    ['partial', 2.5],
    ['cancelled', 2.5],
  ]
  const underWay = ageMs < 3 * hourMs ? 130 : ageMs < 30 * hourMs ? 25 : 0
  return random.weighted([...ended, ['processing', underWay] as const])
}

function planOrder(
  random: DemoRandom,
  placedAt: number,
  ending: Ending,
  handle = random.pick(otherHandles),
): DemoOrder {
  const product = random.weighted(products)
  const book = seedBook.find((it) => sameProduct(it, product))
  if (!book) throw new Error(`no prices of ${product.path}`)
  const sizes = book.packages.map((one, index) => [one, [40, 34, 16, 5, 5][index] ?? 1] as const)
  const { quantity, priceCents } = random.weighted(sizes)
  return {
    id: random.uuid(),
    conversationId: random.uuid(),
    paymentId: random.uuid(),
    product,
    page: entryPage(random, product),
    source: random.weighted(sources),
    quantity,
    amountCents: priceCents,
    link: drawLink(product, handle, random.hex(11)),
    placedAt,
    ending,
    undelivered: random.between(0.1, 0.6),
  }
}

/** Most come in at the page of the product, some at the front page or the prices. */
const entryPage = (random: DemoRandom, { path }: DemoProduct): string =>
  random.weighted([
    [path, 64],
    ['/', 24],
    ['/precos', 12],
  ] as const)

const planTalk = (random: DemoRandom, at: number): DemoTalk => ({
  id: random.uuid(),
  page: entryPage(random, random.weighted(products)),
  source: random.weighted(sources),
  at,
  hasRecap: random.next() < 0.28,
})

/** So many visits of a day, by page and campaign. */
function planVisits(random: DemoRandom, day: string, count: number): DemoVisits[] {
  const all = pages.reduce((sum, [, weight]) => sum + weight, 0)
  return pages.flatMap(([page, weight]) =>
    sources.flatMap(([source, share]) => {
      const visits = Math.round(((count * weight) / all) * (share / 100) * random.between(0.7, 1.3))
      return visits > 0 ? [{ day, page, source, visits }] : []
    }),
  )
}
