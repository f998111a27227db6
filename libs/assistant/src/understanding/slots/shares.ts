import type { ParsedMessage } from '../parse-message.ts'
import { sharing } from '../phrases/number-windows.ts'
import { around } from '../units.ts'
import type { Unit } from '../utterance.ts'
import { type Fact, isQuantity, isWanted, minOrderQuantity, type Quantity } from './facts.ts'

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
export const isShareWord = ({ text, kind }: Unit) =>
  Object.hasOwn(parts, text) || sharing.counts.test(text) || kind === 'M' || kind === 'K'

/** 'a foto L tem 41 e a L tem 19, põe 300 em cada uma' */
export const isEachOfTwo = ({ marks, utterance }: ParsedMessage) =>
  utterance.pages.length === 2 && marks.has('each')

/** One quantity for all that is named: 'nos dois', 'pra cada', 'ambos'. */
export const isShared = ({ marks }: ParsedMessage) =>
  ['each', 'split', 'scope-all'].some((it) => marks.has(it))

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
    if (!isQuantity(it) || !(isWanted(it) || (it.at > parted && isOther(it)))) return []
    return [{ at: it.at, is: 'quantity', value: it.value }]
  })
  const isPart = new Set(found.filter((it) => it.is === 'part').map((it) => it.at))
  const tokens = [...told.filter((it) => !isPart.has(it.at)), ...found].sort((a, b) => a.at - b.at)
  const { values, isParted } = shareOut(tokens)
  const valueAt = new Map(tokens.map((it, index) => [it.at, values[index]]))
  const known = facts
    .filter((it) => !isPart.has(it.at))
    .map((it): Fact => (isQuantity(it) && valueAt.get(it.at) === null ? { ...it, role: 'other' } : it))
  const shared = [...isPart].flatMap((at): Fact[] => {
    const value = valueAt.get(at)
    const clause = facts.findLast((it) => it.at <= at)?.clause ?? 0
    return value ? [{ kind: 'quantity', role: 'wanted', at, clause, value }] : []
  })
  return { facts: [...known, ...shared].sort((a, b) => a.at - b.at), isParted }
}

type Placed = ShareToken & { at: number }
const isOther = ({ role, value }: Quantity) => role === 'other' && value >= minOrderQuantity

/** Quantities go to the pages, or else to the networks or the services that are named. */
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
export const isOfGoods = (units: readonly Unit[], at: number): boolean =>
  !sharing.parts.test(units[at]!.text) ||
  units[at + 2]?.kind !== 'word' ||
  !sharing.ofOther.test(around(units, at + 1, at + 3))

function partAt(units: readonly Unit[], at: number): Placed[] {
  const { text, kind, value } = units[at]!
  const next = units[at + 1]?.text ?? ''
  if (kind === 'N') return next === '%' ? [{ at, is: 'part', of: 'total', factor: value / 100 }] : []
  if (sharing.parts.test(text) && isOfGoods(units, at)) return [{ at, is: 'parting' }]
  if (sharing.each.test(text)) return [{ at, is: 'each' }]
  if (text === 'metade' && sharing.pointing.test(next))
    return [{ at, is: 'part', of: 'previous', factor: 1 / 2 }]
  const isPart = Object.hasOwn(parts, text) && !isOfNumber(units, at)
  return isPart && (!text.startsWith('mesm') || sharing.asMuch.test(next))
    ? [{ at, is: 'part', ...parts[text]! }]
    : []
}

/** 'metade de mil' */
const isOfNumber = (units: readonly Unit[], at: number) =>
  sharing.ofNumber.test(around(units, at + 1, at + 3))

/** A step through a message that shares quantities out among pages or networks. */
export type ShareToken =
  | { is: 'quantity'; value: number }
  /** 'metade', '30 %' of the total; 'o dobro', 'o mesmo tanto' of the quantity before; 'o resto' of what the others leave. */
  | { is: 'part'; of: 'total' | 'previous' | 'rest'; factor: number }
  | { is: 'target' }
  /** 'dividido', 'sendo': the quantity before is the sum of those after. */
  | { is: 'parting' }
  /** 'cada': the quantity beside it is every page's. */
  | { is: 'each' }

/** `values`: what each token comes to, null where it orders nothing by itself. `isParted`: a total stood beside its parts. */
export type SharedOut = { values: Array<number | null>; isParted: boolean }

type Valued = { at: number; value: number }

/** Gives every target its quantity: a total goes to the parts that are named of it. */
export function shareOut(tokens: readonly ShareToken[]): SharedOut {
  const values = tokens.map((it) => (it.is === 'quantity' ? it.value : null))
  const targets = tokens.filter((it) => it.is === 'target').length
  const [total, ...rest] = tokens.flatMap((it, at) => (it.is === 'quantity' ? [{ at, value: it.value }] : []))
  const parts = tokens.flatMap((it, at) => (it.is === 'part' ? [{ ...it, at }] : []))
  if (!total) return { values, isParted: false }
  /** 'metade pra mim e metade pra ela, 100 pra cada' */
  const isRestated = ({ value }: Valued) =>
    targets > 1 && parts.some((it) => it.of === 'total' && value === Math.round(total.value * it.factor))
  for (const it of rest) if (isRestated(it)) values[it.at] = null
  const others = rest.filter((it) => !isRestated(it))
  if (parts.length === 0) return withoutTotal(tokens, values, total, others)
  const ofTotal = parts.some((it) => it.of !== 'previous')
  const count = others.length + parts.length + Number(!ofTotal)
  return targets < 2 || count > targets
    ? { values, isParted: false }
    : { values: withParts(values, parts, total, ofTotal), isParted: ofTotal }
}

/** Of a total and its parts in numbers, the one orders nothing where the others go to a target each. */
function withoutTotal(
  tokens: readonly ShareToken[],
  values: ReadonlyArray<number | null>,
  total: Valued,
  others: readonly Valued[],
): SharedOut {
  const targets = tokens.filter((it) => it.is === 'target').length
  const [each] = others
  const between = tokens.slice(total.at + 1, each?.at)
  const isTotalApart = !between.some((it) => it.is === 'target')
  const without = (left: readonly Valued[], isParted: boolean) => ({
    values: values.map((it, at) => (left.some((one) => one.at === at) ? null : it)),
    isParted,
  })
  const isEach = targets > 1 && others.length === 1 && tokens.some((it) => it.is === 'each')
  if (isEach && isTotalApart && total.value === each!.value * targets) return without([total], true)
  const hasOwn = targets === others.length && isTotalApart
  const isSum = others.length > 1 && total.value === others.reduce((sum, it) => sum + it.value, 0)
  const isParting = hasOwn || between.some((it) => it.is === 'parting')
  if (!isSum || !isParting) return without([], false)
  return without(hasOwn ? [total] : others, hasOwn)
}

function withParts(
  values: Array<number | null>,
  parts: ReadonlyArray<{ at: number; of: 'total' | 'previous' | 'rest'; factor: number }>,
  total: Valued,
  ofTotal: boolean,
): Array<number | null> {
  const given = values.map((it, at) => (ofTotal && at === total.at ? null : it))
  for (const { at, of, factor } of parts) {
    const before = given.slice(0, at).findLast((it) => it !== null)
    if (of === 'total') given[at] = Math.round(total.value * factor)
    if (of === 'previous' && before) given[at] = Math.round(before * factor)
  }
  const left = total.value - given.reduce<number>((sum, it) => sum + (it ?? 0), 0)
  const rests = parts.filter((it) => it.of === 'rest')
  for (const { at } of rests) given[at] = left > 0 ? Math.round(left / rests.length) : null
  return given
}
