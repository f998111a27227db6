import type { Plan } from '../../storm/visitors/plan-visitors.ts'
import type { Random } from '../../storm/seeded-random.ts'
import { type Visit, visit, type Surroundings } from '../../storm/visitors/visit.ts'

type Options = { rate: number; visits: Visit[]; random: Random }

/** Starts `rate` visitors a second, each of whom orders and pays, until `stop`; `visits` records them. */
export function bringOrders(doors: Omit<Surroundings, 'linkSecret'>, { rate, visits, random }: Options) {
  const surroundings = { ...doors, linkSecret: '' }
  const began = Date.now()
  const open = new Set<Promise<void>>()
  let number = 0
  let seconds = 0
  const bring = () => {
    const coming = visit(surroundings, planOf(++number, random), visits)
      .catch(() => {})
      .then(() => void open.delete(coming))
    open.add(coming)
  }
  // Counted by the clock: a late timer on a busy machine catches up.
  const timer = setInterval(() => {
    while (number < ((Date.now() - began) / 1_000) * rate) bring()
  }, 1_000 / rate)
  return {
    perSecond: () => Math.round((10 * number) / seconds) / 10,
    async stop() {
      clearInterval(timer)
      seconds = (Date.now() - began) / 1_000
      const timeout = new Promise((resolve) => setTimeout(resolve, 30_000).unref())
      await Promise.race([Promise.all(open), timeout])
    },
  }
}

const planOf = (number: number, random: Random): Plan => {
  const target = `rodizio.${random.whole(10_000, 99_999)}.${number}`
  return {
    number,
    target,
    arrivesMs: 0,
    manner: 'pays',
    hesitatesMs: Math.round(random.between(200, 2_000)),
    words: `Quero 500 seguidores para https://www.instagram.com/${target}`,
    more: [],
    wantsMails: false,
    asksForStatus: false,
    tellsCpf: false,
    hasSecondTab: false,
  }
}
