import { seededRandom } from '../storm/seeded-random.ts'

const busiestHour = 20
/** A shop sells 15 % of its day in its busiest hour. */
const shareOfBusiestHour = 0.15

type Day = {
  ordersADay: number
  /** How long a supplier takes to answer; one submission at a time waits for it. */
  answerMs: number
  suppliers: number
  seed: number
}
export type Sends = {
  /** Paid orders that wait, at the worst moment. */
  longestQueue: number
  /** Seconds from paid to sent. */
  medianWait: number
  longestWait: number
  /** Whether the last order of the day was sent by its end. */
  keepsUp: boolean
}

/** A day of paid orders, sent one at a time to each supplier: the queue where arrivals come by chance and sends do not. */
export function simulateSends({ ordersADay, answerMs, suppliers, seed }: Day): Sends {
  const arrivals = drawArrivals(ordersADay, seededRandom(seed))
  const freeAt = Array<number>(suppliers).fill(0)
  const waits: number[] = []
  const sentAt: number[] = []
  for (const paidAt of arrivals) {
    const first = freeAt.indexOf(Math.min(...freeAt))
    const beginsAt = Math.max(paidAt, freeAt[first]!)
    freeAt[first] = beginsAt + answerMs / 1_000
    waits.push(beginsAt - paidAt)
    sentAt.push(beginsAt)
  }
  const sorted = waits.toSorted((a, b) => a - b)
  return {
    longestQueue: longestQueueOf(arrivals, sentAt),
    medianWait: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestWait: sorted.at(-1) ?? 0,
    keepsUp: Math.max(...freeAt) <= 86_400 + answerMs / 1_000,
  }
}

/** Seconds of the day, by chance within each hour (a Poisson process, given its count). */
function drawArrivals(
  ordersADay: number,
  random: { between: (from: number, to: number) => number },
): number[] {
  const others = (1 - shareOfBusiestHour) / 23
  return Array.from({ length: 24 }, (_, hour) => {
    const count = Math.round(ordersADay * (hour === busiestHour ? shareOfBusiestHour : others))
    return Array.from({ length: count }, () => random.between(hour * 3_600, (hour + 1) * 3_600))
  })
    .flat()
    .sort((a, b) => a - b)
}

function longestQueueOf(arrivals: number[], sentAt: number[]): number {
  let sent = 0
  let longest = 0
  for (const [at, paidAt] of arrivals.entries()) {
    while (sentAt[sent]! <= paidAt) sent++
    longest = Math.max(longest, at + 1 - sent)
  }
  return longest
}
