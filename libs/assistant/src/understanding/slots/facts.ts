import type { Platform, ServiceType } from '@smm/contracts/products'
import type { Evidence } from '../collect-evidence.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { afterNumber, beforeNumber, packagePro } from '../windows/role-windows.ts'
import type { TargetRole } from '../reading.ts'
import { around, isGoods, nameOf } from '../parse/units.ts'
import type { Page, Unit, Utterance } from '../parse/utterance.ts'

/**
 * The meaning of a number for the visitor. `line` is one of the recap, by its quantity; `part` and `total` are told beside the
 * quantity that they come to or are shared out in; `arrived` and `lost` are of a purchase; `other` is nothing of ours: a date, a code, a street number.
 */
type NumberRole =
  | 'line'
  | 'replaced'
  | 'owned'
  | 'goal'
  | 'past'
  | 'arrived'
  | 'lost'
  | 'budget'
  | 'price'
  | 'place'
  | 'alternative'
  | 'part'
  | 'total'
  | 'other'
/** `supposed`: asked about in a hypothesis, and quoted only. */
export type Role = NumberRole | TargetRole | 'supposed'

/** A role that a rule gave. */
export type Decision = { role: Role; rule: string }
/** A piece of an order as the message tells it, in its place. `history`: none where it is wanted by default. */
export type Fact = {
  at: number
  clause: number
  role: Role
  history: readonly Decision[]
  /** Its value is what a goal lacks already. */
  isDifference?: true
} & Named
type Named =
  | { kind: 'quantity'; value: number }
  | { kind: 'service'; value: ServiceType }
  | { kind: 'platform'; value: Platform }
  | { kind: 'page'; value: number }
  | { kind: 'package'; value: string }
/** The evidence with the roles decided so far. */
export type Scene = { evidence: Evidence; facts: readonly Fact[] }
/** `rule`: its name, where it is one of several. */
export type Change = { role: Role; value?: number; rule?: string; isDifference?: true }
/** Gives a fact another role, or a number another value, for what else the message holds. */
export type FactRule = (scene: Scene) => (it: Fact) => Role | Change | undefined
/** Decides on the facts of a message together. `name`: the step's, for the history of what it changes. */
export type FactStep = (scene: Scene, name: string) => readonly Fact[]
export type Quantity = Extract<Fact, { kind: 'quantity' }>

export const isQuantity = (it: Fact): it is Quantity => it.kind === 'quantity'
export const isWanted = (it: Fact) => it.role === 'wanted'
export const isSame = (one: Fact, it: Fact) => one.kind === it.kind && one.value === it.value
/** The role of what a correction takes back. */
export const goneRole = (it: Fact): Role => (isQuantity(it) ? 'replaced' : 'negated')
/** A quantity that the message orders. */
export const isOrdered = (it: Fact): it is Quantity => isQuantity(it) && isWanted(it)

/** The fact after a rule has decided on it, which its history tells where anything changed. */
export function withChange<It extends Fact>(it: It, to: Role | Change | undefined, name: string): It {
  if (to === undefined) return it
  const { role, value = it.value, rule = name, ...more } = typeof to === 'string' ? { role: to } : to
  return role === it.role && value === it.value
    ? it
    : { ...it, ...more, role, value, history: [...it.history, { role, rule }] }
}

export const quantitiesWith = (facts: readonly Fact[], role: Role): number[] =>
  facts.flatMap((it) => (isQuantity(it) && it.role === role ? [it.value] : []))

/** The platform that a fact names: by itself, or as the address of a page. */
export function platformNamed(pages: readonly Page[], fact: Fact): Platform | undefined {
  const page = fact.kind === 'page' ? pages[fact.value] : undefined
  if (fact.kind === 'platform') return fact.value
  return page && 'link' in page ? page.link.platform : undefined
}

/** No product is sold in smaller orders. */
export const minOrderQuantity = 50
const maxReadQuantity = 1e9
/** More than anybody says of ten orders. */
const maxFacts = 60

/** All that a message names of orders, before anything is decided about it. */
export const factsOf = ({ utterance, clauses }: ParsedMessage): Fact[] =>
  utterance.units
    .flatMap((_, at): Fact[] => {
      const named = namedAt(utterance, at)
      const clause = clauses.findIndex((it) => at < it.to)
      return named ? [{ ...named, at, clause, role: 'wanted', history: [] }] : []
    })
    .slice(0, maxFacts)

function namedAt(utterance: Utterance, at: number): Named | null {
  const { units } = utterance
  const { kind, text, page, serviceType, platform } = units[at]!
  if (kind === 'N') return { kind: 'quantity', value: countOf(utterance, at) * multipleAt(units, at) }
  if (serviceType) return { kind: 'service', value: serviceType }
  if (platform) return { kind: 'platform', value: platform }
  if (kind === 'L') return { kind: 'page', value: page }
  return kind === 'K' || isPackagePro(units, at) ? { kind: 'package', value: text } : null
}

/** 'o pacote Pro', where 'pro' alone is a preposition. */
const isPackagePro = (units: readonly Unit[], at: number) =>
  units[at]!.text === 'pro' && packagePro.test(around(units, at - 1, at + 2).trim())

/** The quantity that a number tells: none where it is negative, or stands alone with a fraction. */
function countOf({ units, words }: Utterance, at: number): number {
  const { value, from } = units[at]!
  const minus = units[at - 1]
  const isNegative = minus?.text === '-' && words[from]!.adjacent && !words[minus.from]!.adjacent
  if (isNegative && !['N', 'M'].includes(nameOf(units[at - 2]))) return 0
  if (units.length === 1 && !Number.isInteger(value)) return 0
  const count = value < minOrderQuantity && isGoods(units, at + 1) ? Math.floor(value) : value
  return Math.min(count, maxReadQuantity)
}

const multiples: Readonly<Record<string, number>> = { metade: 0.5, dobro: 2, triplo: 3, quadruplo: 4 }

/** 'o dobro de 250', 'metade de mil', '500 em dobro': by how much a number counts; 1 where nothing multiplies it. */
export function multipleAt(units: readonly Unit[], at: number): number {
  const word = units[at - 2]?.text ?? ''
  if (beforeNumber.of.test(units[at - 1]?.text ?? '') && word in multiples) return multiples[word]!
  return afterNumber.doubled.test(around(units, at + 1, at + 4)) ? 2 : 1
}
