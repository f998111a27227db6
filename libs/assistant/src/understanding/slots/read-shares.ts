import { nameOf } from '../clauses.ts'
import type { Unit } from '../utterance.ts'
import { minOrderQuantity } from './fact-roles.ts'
import type { Fact } from './facts.ts'
import { type ShareToken, shareOut } from './share-out.ts'

type Part = Omit<Extract<ShareToken, { is: 'part' }>, 'is'>
const parts: Readonly<Record<string, Part>> = {
  metade: { of: 'total', factor: 1 / 2 },
  terco: { of: 'total', factor: 1 / 3 },
  resto: { of: 'rest', factor: 1 },
  restante: { of: 'rest', factor: 1 },
  sobra: { of: 'rest', factor: 1 },
  sobrar: { of: 'rest', factor: 1 },
  dobro: { of: 'previous', factor: 2 },
  triplo: { of: 'previous', factor: 3 },
  mesmo: { of: 'previous', factor: 1 },
  mesma: { of: 'previous', factor: 1 },
}
const asMuch = /^(tanto|coisa|quantidade|numero|quantia)$/
const pointing = /^(disso|dess[ea]|dest[ea]|daquilo)$/
const parting = /^(sendo|divid\w*|separ\w*|repart\w*|distribu\w*|ratea\w*|:)$/

/** A word that shares a quantity out, or counts what is shared. */
export const isShareWord = ({ text, kind }: Unit) =>
  Object.hasOwn(parts, text) || asMuch.test(text) || /^(%|disso)$/.test(text) || kind === 'M' || kind === 'K'

/** The facts with every quantity that the message only tells as a part of another: 'metade pro @a e o resto pro @b'. */
export function readShares(
  facts: readonly Fact[],
  units: readonly Unit[],
): { facts: Fact[]; isParted: boolean } {
  const targets = targetsOf(facts)
  const found = units.flatMap((_, at) => partAt(units, at)).slice(0, maxParts)
  if (found.length === 0 && targets.size < 2) return { facts: [...facts], isParted: false }
  const parted = found.find((it) => it.is === 'parting')?.at ?? Infinity
  const told = facts.flatMap((it): Placed[] => {
    if (targets.has(it.at)) return [{ at: it.at, is: 'target' }]
    const isTold = it.kind === 'quantity' && (it.role === 'wanted' || (it.at > parted && isOtherQuantity(it)))
    return isTold ? [{ at: it.at, is: 'quantity', value: it.value }] : []
  })
  const isPart = new Set(found.filter((it) => it.is === 'part').map((it) => it.at))
  const tokens = [...told.filter((it) => !isPart.has(it.at)), ...found].sort((a, b) => a.at - b.at)
  const { values, isParted } = shareOut(tokens)
  const valueAt = new Map(tokens.map((it, index) => [it.at, values[index]]))
  const known = facts
    .filter((it) => !isPart.has(it.at))
    .map((it) => (it.kind === 'quantity' && valueAt.get(it.at) === null ? asOther(it) : it))
  const shared = [...isPart].flatMap((at): Fact[] => {
    const value = valueAt.get(at)
    const clause = facts.findLast((it) => it.at <= at)?.clause ?? 0
    return value ? [{ kind: 'quantity', role: 'wanted', at, clause, value }] : []
  })
  return { facts: [...known, ...shared].sort((a, b) => a.at - b.at), isParted }
}

type Placed = ShareToken & { at: number }
const asOther = (it: Fact): Fact => ({ ...it, role: 'other' }) as Fact
const isOtherQuantity = (it: Fact) =>
  it.kind === 'quantity' && it.role === 'other' && it.value >= minOrderQuantity

/** Quantities go to the pages, or else to the networks or the services that are named. */
function targetsOf(facts: readonly Fact[]): ReadonlySet<number> {
  for (const kind of ['page', 'platform', 'service'] as const) {
    const named = facts.filter((it) => it.kind === kind && it.role === 'wanted')
    if (new Set(named.map((it) => 'value' in it && it.value)).size > 1)
      return new Set(named.map((it) => it.at))
  }
  return new Set()
}

/** More parts than any message of a visitor names. */
const maxParts = 20

function partAt(units: readonly Unit[], at: number): Placed[] {
  const { text, kind, value } = units[at]!
  const next = units[at + 1]?.text ?? ''
  if (kind === 'N') return next === '%' ? [{ at, is: 'part', of: 'total', factor: value / 100 }] : []
  if (parting.test(text)) return [{ at, is: 'parting' }]
  if (text === 'metade' && pointing.test(next)) return [{ at, is: 'part', of: 'previous', factor: 1 / 2 }]
  const isPart = Object.hasOwn(parts, text) && !isOfNumber(units, at)
  return isPart && (!text.startsWith('mesm') || asMuch.test(next))
    ? [{ at, is: 'part', ...parts[text]! }]
    : []
}

/** 'metade de mil' */
const isOfNumber = (units: readonly Unit[], at: number) =>
  /^d[eoa]s?$/.test(units[at + 1]?.text ?? '') && nameOf(units[at + 2]) === 'N'
