import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../journeys/actors/panel-api.ts'
import { bringOrders } from '../operate/rolling/bring-orders.ts'
import { holdChats } from '../operate/rolling/hold-chats.ts'
import { check } from '../storm/check.ts'
import { collectFacts } from '../storm/facts/collect-facts.ts'
import { collectSettledFacts } from '../storm/facts/collect-settled-facts.ts'
import { waitUntilDrained } from '../storm/facts/wait-until-drained.ts'
import { waitUntilQuiet } from '../storm/facts/wait-until-quiet.ts'
import type { SandboxControl } from '../storm/sandbox-control.ts'
import { seededRandom } from '../storm/seeded-random.ts'
import { reopenChats } from '../storm/visitors/reopen-chats.ts'
import type { Visit } from '../storm/visitors/visit.ts'
import type { FleetInThrees, Strike } from './strikes.ts'
import { watchAnswers } from './watch-answers.ts'

type Scene = { fleet: FleetInThrees; outside: SandboxControl }

type Round = {
  says: string
  /** The longest time in which a service gave no answer, or a 5xx. */
  unavailableSeconds: number
  /** From the first answers on, until every message enqueued before is confirmed. */
  backlogSeconds: number
  /** By a primary that was cut off. */
  acknowledged: number
}

type Load = {
  /** Orders a second. */
  rate: number
  /** Chats that stay open. */
  chats: number
  strikes: Strike[]
  over?: (round: Round) => void
}

/** Strikes one after the other while visitors order and chats stay open; each is repaired before the next. */
export async function runRounds({ fleet, outside }: Scene, { rate, chats, strikes, over = () => {} }: Load) {
  const visits: Visit[] = []
  const end = new AbortController()
  const held = await holdChats(fleet.url, chats)
  const answers = watchAnswers(fleet.url, await signIn(fleet))
  const ordering = bringOrders(
    { url: fleet.url, outside, signal: end.signal },
    { rate, visits, random: seededRandom(7) },
  )
  const rounds: Round[] = []
  for (const { says, strike } of strikes) {
    const due = visits.length + 5 * rate
    while (visits.length < due) await pause(50)
    const repair = await strike(fleet)
    // A cut socket and an unanswered request are noticed after the next look.
    await pause(1_000)
    while (!answers.allAnswer() || !held.areBack()) await pause(100)
    const backlogSeconds = await waitUntilDrained(fleet)
    const acknowledged = await repair()
    const round = { says, unavailableSeconds: answers.takeLongest(), backlogSeconds, acknowledged }
    rounds.push(round)
    over(round)
  }
  await ordering.stop()
  await answers.stop()
  const cuts = held.stop()
  end.abort()
  await reopenChats(visits)
  return { visits, rounds, cuts, perSecond: ordering.perSecond() }
}

/** Invariants that need long-lived processes or planted secrets do not apply. */
const notAsked = ['I8', 'I12']

/** Every other invariant of a storm, once nothing is under way. */
export async function judge({ fleet, outside }: Scene, visits: Visit[]) {
  const { seconds: healSeconds, backlog } = await waitUntilQuiet(fleet, outside)
  const observed = { visits, memory: new Map(), leaks: [], healSeconds, backlog }
  const facts = await collectSettledFacts(() => collectFacts(fleet, outside, observed))
  return {
    orders: facts.orders.length,
    messages: facts.messages.length,
    parked: facts.reviews.filter(({ is_open }) => is_open).length,
    verdicts: check(facts).filter(({ id }) => !notAsked.includes(id)),
  }
}
