import { clauseWords } from '../windows/clause-windows.ts'
import type { Mark, MarkMatch } from '../matching/match-marks.ts'
import { around, nameOf } from './units.ts'
import type { Unit } from './utterance.ts'

/** A clause: `units[from]` to `units[to - 1]`, with its marks and the place of its first verb of wishing or giving. */
export type Clause = { from: number; to: number; marks: ReadonlySet<Mark>; firstWish: number | null }

/** Where clauses begin: after a sign, before a joining word, and before a verb of wishing or buying. */
export function clauseStarts(units: readonly Unit[]): number[] {
  const starts = [0]
  units.forEach((unit, at) => {
    const last = starts.at(-1)!
    if (at === 0) return
    if (clauseWords.sign.test(unit.text)) {
      if (!clauseWords.label.test(around(units, at, at + 2))) starts.push(at + 1)
    } else if (at > last && isJoint(units, at) && !isVerbBehindMe(units, last, at)) starts.push(at)
    else if (at > last && opens(unit) && nameOf(units[at - 1]) !== 'que') {
      const from = firstLead(units, last, at)
      if (from > last && nameOf(units[from - 1]) !== 'que') starts.push(from)
    }
  })
  return [...new Set(starts)].filter((it) => it < units.length)
}

/** 'pra mim é 500', where '500 pra mim e 300 pra ela' goes on. */
const isVerbBehindMe = (units: readonly Unit[], from: number, at: number) =>
  units[at]!.text === 'e' &&
  units[at - 1]!.text === 'mim' &&
  !units.slice(from, at).some((it) => it.kind === 'N')

const opens = ({ tags, text }: Unit) => tags.includes('wish~') || clauseWords.opens.test(text)

function isJoint(units: readonly Unit[], at: number): boolean {
  const { text, tags } = units[at]!
  if (text === 'so') return units[at + 1]?.text === 'que'
  if (!clauseWords.joins.test(text) || tags.includes('is~')) return false
  const isDeed = clauseWords.deed.test(around(units, at - 1, at + 2))
  return text !== 'e' || isDeed || !clauseWords.beforeIs.test(around(units, at - 2, at))
}

function firstLead(units: readonly Unit[], from: number, at: number): number {
  let first = at
  while (first > from && clauseWords.leads.test(units[first - 1]!.text)) first--
  return first
}

function findWish(units: readonly Unit[], from: number, to: number): number | null {
  for (let at = from; at < to; at++)
    if (units[at]!.tags.includes('wish~') || units[at]!.tags.includes('give~')) return at
  return null
}

export const hasWish = ({ firstWish }: Clause) => firstWish !== null
export const isBehindWish = ({ firstWish }: Clause, at: number) => firstWish !== null && firstWish < at
/** Whether one of the clauses begins to wish for something from one place up to another. */
export const isWishedWithin = (clauses: readonly Clause[], from: number, to: number) =>
  clauses.some((it) => isBehindWish(it, to) && !isBehindWish(it, from))

/** `marks` in the order of their first unit. */
export function clausesOf(
  units: readonly Unit[],
  starts: readonly number[],
  marks: readonly MarkMatch[],
): Clause[] {
  let next = 0
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? units.length
    const own = new Set<Mark>()
    for (; next < marks.length && marks[next]!.from < to; next++) own.add(marks[next]!.name)
    return { from, to, marks: own, firstWish: findWish(units, from, to) }
  })
}
