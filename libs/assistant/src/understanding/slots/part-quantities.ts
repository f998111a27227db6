import type { ParsedMessage } from '../parse/parse-message.ts'
import { sharing } from '../windows/number-windows.ts'
import { around } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { type ShareToken, shareOut } from './share-out.ts'
import {
  type Fact,
  type FactStep,
  isQuantity,
  isWanted,
  minOrderQuantity,
  type Quantity,
  withChange,
} from './facts.ts'

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

/** A word that shares a quantity out, or counts what is shared. */
export const isShareWord = ({ text }: Unit) => Object.hasOwn(parts, text) || sharing.counts.test(text)

/** 'a foto L tem 41 e a L tem 19, põe 300 em cada uma' */
export const isEachOfTwo = ({ marks, utterance }: ParsedMessage) =>
  utterance.pages.length === 2 && marks.has('each')

/** One quantity for all that is named: 'nos dois', 'pra cada', 'ambos'. */
export const isShared = ({ marks }: ParsedMessage) =>
  (['each', 'split', 'scope-all'] as const).some((it) => marks.has(it))

/** The facts with every quantity that the message only tells as a part of another: 'metade pro @a e o resto pro @b'. */
export const partQuantities: FactStep = ({ evidence, facts }, name) => {
  const { units } = evidence.utterance
  const targets = targetsOf(facts)
  const found = units.flatMap((_, at) => partAt(units, at)).slice(0, maxParts)
  if (found.length === 0 && targets.size < 2) return facts
  const parted = found.find((it) => it.is === 'parting')?.at ?? Infinity
  const named = facts.flatMap((it): Placed[] => {
    if (targets.has(it.at)) return [{ at: it.at, is: 'target' }]
    if (!isQuantity(it) || !(isWanted(it) || (it.at > parted && isUnexplained(it)))) return []
    return [{ at: it.at, is: 'quantity', value: it.value }]
  })
  const isPart = new Set(found.filter((it) => it.is === 'part').map((it) => it.at))
  const tokens = [...named.filter((it) => !isPart.has(it.at)), ...found].sort((a, b) => a.at - b.at)
  const { values, isParted } = shareOut(tokens)
  const total = isParted ? tokens.find((it) => it.is === 'quantity') : undefined
  const valueAt = new Map(tokens.map((it, index) => [it.at, values[index]]))
  const known = facts
    .filter((it) => !isPart.has(it.at))
    .map((it) =>
      isQuantity(it) && valueAt.get(it.at) === null
        ? withChange(it, it.at === total?.at ? 'total' : 'part', name)
        : it,
    )
  const shares = [...isPart].flatMap((at): Fact[] => {
    const value = valueAt.get(at)
    const clause = facts.findLast((it) => it.at <= at)?.clause ?? 0
    const history = [{ role: 'wanted', rule: name }] as const
    return value ? [{ kind: 'quantity', role: 'wanted', at, clause, value, history }] : []
  })
  return [...known, ...shares].sort((a, b) => a.at - b.at)
}

type Placed = ShareToken & { at: number }
const isUnexplained = ({ role, value }: Quantity) => role === 'other' && value >= minOrderQuantity

/** Quantities go to the pages, or else to the platforms or the services that are named. */
function targetsOf(facts: readonly Fact[]): ReadonlySet<number> {
  for (const kind of ['page', 'platform', 'service'] as const) {
    const named = facts.filter((it) => it.kind === kind && isWanted(it))
    if (new Set(named.map((it) => it.value)).size > 1) return new Set(named.map((it) => it.at))
  }
  return new Set()
}

/** More parts than any message of a visitor names. */
const maxParts = 20

/** 'a gente divide a cozinha' parts nothing of ours. */
export const partsGoods = (units: readonly Unit[], at: number): boolean =>
  !sharing.parts.test(units[at]!.text) ||
  units[at + 2]?.kind !== 'word' ||
  !sharing.ofOther.test(around(units, at + 1, at + 3))

function partAt(units: readonly Unit[], at: number): Placed[] {
  const { text, kind, value } = units[at]!
  const next = units[at + 1]?.text ?? ''
  if (kind === 'N') return next === '%' ? [{ at, is: 'part', of: 'total', factor: value / 100 }] : []
  if (sharing.parts.test(text) && partsGoods(units, at)) return [{ at, is: 'parting' }]
  if (sharing.each.test(text)) return [{ at, is: 'each' }]
  if (!Object.hasOwn(parts, text) || isPaid(units, at)) return []
  if (text === 'metade' && sharing.pointing.test(next))
    return [{ at, is: 'part', of: 'previous', factor: 1 / 2 }]
  /** 'se sobrar dinheiro' */
  const isOfOther = sharing.same.test(text) ? !sharing.asMuch.test(next) : units[at - 1]?.text === 'se'
  return isOfOther ? [] : [{ at, is: 'part', ...parts[text]! }]
}

const isPaid = (units: readonly Unit[], at: number): boolean =>
  sharing.paidBefore.test(around(units, at - 4, at)) || sharing.paidBehind.test(around(units, at + 1, at + 6))
