import type { Platform, ServiceType } from '@smm/contracts/products'
import { nameOf } from '../clauses.ts'
import {
  around,
  isGoods,
  type NumberRole,
  roleOfName,
  roleOfNumber,
  roleOfPage,
  minOrderQuantity,
} from './fact-roles.ts'
import { type Heard, marksOf } from '../heard.ts'
import { multipleAt } from './multiples.ts'
import { afterNumber } from '../phrases/role-windows.ts'
import type { TargetRole } from '../reading.ts'
import type { Clause } from '../story-clauses.ts'
import type { Unit, Utterance } from '../utterance.ts'

/** A piece of an order as the message tells it, in its place. */
export type Fact = { at: number; clause: number } & (
  | { kind: 'quantity'; value: number; role: NumberRole }
  | { kind: 'service'; value: ServiceType; role: TargetRole }
  | { kind: 'platform'; value: Platform; role: TargetRole }
  | { kind: 'page'; value: number; role: TargetRole }
  | { kind: 'package'; value: string }
)

const maxReadQuantity = 1e9
/** More than anybody says of ten orders. */
const maxFacts = 60
/** Units over which a habit or a rival named before still holds. */
const habitReach = 6
const rivalReach = 8

/** `ordering`: the parts that may tell of an order; those of a past purchase are left out. Null for all. */
export function factsOf(heard: Heard, ordering: readonly Clause[] | null): Fact[] {
  const { utterance, clauses, context } = heard
  const { units } = utterance
  const facts: Fact[] = []
  for (const [index, clause] of clauses.entries())
    for (let at = clause.from; at < clause.to && facts.length < maxFacts; at++) {
      const unit = units[at]!
      const base = { at, clause: index }
      const isPast = ordering !== null && !ordering.some((it) => it.from <= unit.from && unit.to <= it.to)
      const nameRole = () => (isPast ? 'former' : roleOfName(units, at, clause))
      if (unit.kind === 'N') {
        const role = roleOfNumber(units, at, clause, context.shownRows)
        const known = isPast && role !== 'owned' && role !== 'other' ? 'past' : role
        const isHabit = known === 'wanted' && holdsAt(heard, 'habit', at, habitReach)
        const value = countOf(utterance, at) * multipleAt(units, at)
        facts.push({ ...base, kind: 'quantity', value, role: isHabit ? 'habit' : known })
      }
      if (unit.kind === 'G')
        facts.push({ ...base, kind: 'service', value: unit.serviceType!, role: nameRole() })
      if (unit.kind === 'P')
        facts.push({ ...base, kind: 'platform', value: unit.platform!, role: nameRole() })
      if (unit.kind === 'L') {
        const role = roleOfPage(units, at, clause, holdsAt(heard, 'rival-word', at, rivalReach))
        facts.push({ ...base, kind: 'page', value: unit.page, role })
      }
      if (unit.kind === 'K' || isPackagePro(units, at))
        facts.push({ ...base, kind: 'package', value: unit.text })
    }
  return withHabits(withoutUncounted(withoutTitles(facts, units), units))
}

/** 'meu post "Promoção de 50 reais"': the words of a title order nothing, but for a number that counts goods. */
function withoutTitles(facts: readonly Fact[], units: readonly Unit[]): Fact[] {
  const marks = units.flatMap((it, at) => (/^["“”«»]$/.test(it.text) ? [at] : []))
  const isInTitle = ({ at }: Fact) =>
    marks.some((from, index) => index % 2 === 0 && from < at && at < (marks[index + 1] ?? 0))
  const outside = facts.filter((it) => !isInTitle(it))
  return facts.filter(
    (it) =>
      outside.includes(it) ||
      it.kind === 'page' ||
      (!outside.some((one) => one.kind === it.kind || (it.kind === 'platform' && one.kind === 'page')) &&
        (it.kind !== 'quantity' || isGoods(units, it.at + 1))),
  )
}

/** Whether a mark stands shortly before, with no wish and no end of a sentence between. */
function holdsAt(heard: Heard, mark: 'habit' | 'rival-word', at: number, reach: number): boolean {
  const { units } = heard.utterance
  const isBreak = (unit: Unit) =>
    unit.tags.includes('wish~') || (mark === 'rival-word' && /^[.!?\n]$/.test(unit.text))
  return marksOf(heard, mark).some(
    ({ from }) => from < at && at - from <= reach && !units.slice(from, at).some(isBreak),
  )
}

/** 'antes eu pegava 500' wants 500 where no other number is wanted. */
function withHabits(facts: readonly Fact[]): Fact[] {
  const isWantedToo = facts.some((it) => it.kind === 'quantity' && it.role === 'wanted')
  return facts.map((it) =>
    it.kind === 'quantity' && it.role === 'habit' ? { ...it, role: isWantedToo ? 'past' : 'wanted' } : it,
  )
}

/** Beside numbers that count a service, one that goes on as a name is none: 'canal Mil e Um Sabores'. */
function withoutUncounted(facts: readonly Fact[], units: readonly Unit[]): Fact[] {
  const isWanted = (it: Fact) => it.kind === 'quantity' && it.role === 'wanted'
  const isCounted = (it: Fact) => isGoods(units, it.at + 1)
  if (!facts.some((it) => isWanted(it) && isCounted(it))) return [...facts]
  return facts.map((it) => {
    const right = around(units, it.at + 1, it.at + 3)
    const isName = isWanted(it) && !isCounted(it) && right !== '' && !afterNumber.goesOn.test(right)
    return isName ? ({ ...it, role: 'other' } as Fact) : it
  })
}

/** 'o pacote Pro', where 'pro' alone is a preposition. */
const isPackagePro = (units: readonly Unit[], at: number) =>
  units[at]!.text === 'pro' &&
  /^(pacote|plano|combo|opcao)$/.test(units[at - 1]?.text ?? '') &&
  !/^(meu|minha|perfil|P|L|canal|nosso)$/.test(nameOf(units[at + 1]))

/** The quantity that a number tells: none where it is negative, or stands alone with a fraction. */
function countOf({ units, words }: Utterance, at: number): number {
  const { value, from } = units[at]!
  const minus = units[at - 1]
  const isNegative = minus?.text === '-' && words[from]!.adjacent && !words[minus.from]!.adjacent
  if (isNegative && !/^(N|M)$/.test(nameOf(units[at - 2]))) return 0
  if (units.length === 1 && !Number.isInteger(value)) return 0
  return Math.min(
    value < minOrderQuantity && isGoods(units, at + 1) ? Math.floor(value) : value,
    maxReadQuantity,
  )
}
