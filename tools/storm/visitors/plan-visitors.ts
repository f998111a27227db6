import type { Options } from '../read-options.ts'
import type { Random } from '../seeded-random.ts'

/** How a visitor pays the PIX card. */
type Manner = 'pays' | 'pays-twice' | 'pays-again' | 'pays-wrong' | 'never-pays' | 'pays-late'

export type Plan = {
  number: number
  /** Arrival, in milliseconds from the start. */
  arrivesMs: number
  manner: Manner
  hesitatesMs: number
  /** Name of the first profile: no two orders are for the same one. */
  target: string
  words: string
  /** Words that add another order to the cart, each. */
  more: string[]
  wantsMails: boolean
  asksForStatus: boolean
  tellsCpf: boolean
  hasSecondTab: boolean
}

const shares: Array<[Manner, share: number]> = [
  ['pays-twice', 0.05],
  ['pays-again', 0.03],
  ['pays-wrong', 0.05],
  ['never-pays', 0.04],
  ['pays-late', 0.04],
  ['pays', 1],
]
const shareThatPays = 0.84
const shareOfCarts = 0.25
/** A cart has two or three. */
const ordersPerVisitor = 1 + shareOfCarts * 1.5
const lastArrivalBeforeEndMs = 12_000

/** An unassigned CPF, planted in messages and searched for where no personal data may be. */
export const plantedCpf = '529.982.247-25'

/** Every visitor of a storm, evenly spread over its time. */
export function planVisitors({ minutes, orders }: Options, random: Random, expiryMs: number): Plan[] {
  const spanMs = minutes * 60_000 - lastArrivalBeforeEndMs
  const count = Math.ceil(orders / (shareThatPays * ordersPerVisitor))
  return Array.from({ length: count }, (_, at) => {
    const arrivesMs = Math.round((spanMs * at) / count)
    const isInTimeForLate = arrivesMs + expiryMs + 25_000 < spanMs
    const drawn = drawManner(random)
    const number = at + 1
    const target = `tempestade.${random.whole(10_000, 99_999)}.${number}`
    return {
      number,
      arrivesMs,
      target,
      words: wordsFor(target, random),
      more: moreWords(number, random),
      wantsMails: random.next() < 0.25,
      manner: drawn === 'pays-late' && !isInTimeForLate ? 'pays' : drawn,
      hesitatesMs: Math.round(random.between(200, 8_000)),
      tellsCpf: number % 10 === 0,
      asksForStatus: random.next() < 0.25,
      hasSecondTab: random.next() < 0.08,
    }
  })
}

function drawManner(random: Random): Manner {
  let drawn = random.next()
  return shares.find(([, share]) => (drawn -= share) < 0)![0]
}

const wordsFor = (target: string, random: Random) =>
  random.pick([
    `Quero 500 seguidores para https://www.instagram.com/${target}`,
    `oi, quero 1000 seguidores no instagram https://www.instagram.com/${target}/`,
    `Quero 1000 seguidores para https://www.tiktok.com/@${target}`,
  ])

function moreWords(number: number, random: Random): string[] {
  if (random.next() >= shareOfCarts) return []
  return Array.from({ length: random.whole(1, 2) }, (_, at) => {
    const target = `tempestade.${random.whole(10_000, 99_999)}${at}.${number}`
    return random.pick([
      `e mais 500 seguidores para https://www.instagram.com/${target}`,
      `e 1000 seguidores para https://www.tiktok.com/@${target}`,
    ])
  })
}
