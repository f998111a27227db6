import { decide, type Rules } from '../../../decide.ts'
import type { Evidence } from '../../collect-evidence.ts'
import { isWishedWithin } from '../../parse/clauses.ts'
import { marksOf } from '../../parse/parse-message.ts'
import { beforeNumber } from '../../windows/role-windows.ts'
import { endsSentence, nameOf } from '../../parse/units.ts'
import { isInAside } from '../pages/page-facts.ts'
import {
  type Fact,
  isOrdered,
  isQuantity,
  type Quantity,
  type Role,
  type FactRule,
  type Scene,
} from '../facts.ts'

/** Units over which a habit or a rival named before still holds. */
const reachOf = { habit: 6, rival: 8 }
/** Whether a mark stands shortly before, with no wish between. */
export function isBehind(
  { evidence, at }: { evidence: Evidence; at: number },
  mark: keyof typeof reachOf,
): boolean {
  const { units } = evidence.utterance
  return marksOf(evidence, mark).some(
    ({ from }) =>
      from < at &&
      at - from <= reachOf[mark] &&
      /** 'quanto ia dar' */
      units[from - 1]?.text !== 'quanto' &&
      !units.slice(from, at).some((it) => it.tags.includes('wish~')),
  )
}

/** A number that may be ordered, with all of them. */
type NumberScene = Scene & { number: Quantity; wanted: readonly Quantity[] }

/** Numbers that are told of, and that nobody orders. */
export const unordered: Rules<NumberScene, Role> = {
  /** 'antes eu pegava 500' wants 500 where no other number is wanted. */
  habit: ({ evidence, number, wanted }) => {
    const isHabit = ({ at }: Fact) => isBehind({ evidence, at }, 'habit')
    return isHabit(number) && !wanted.every(isHabit) ? 'past' : null
  },
  /** '@x (22 mil, anda sozinho)' tells of the page, beside a number that is wanted. */
  aside: ({ evidence: { utterance }, number, wanted }) => {
    const isAside = ({ at }: Fact) => isInAside(utterance.units, at)
    return isAside(number) && !wanted.every(isAside) ? 'owned' : null
  },
  /** 'tenho 19 anos, 3.200 no insta e só 87 no tiktok': all that a list tells after 'tenho' is had. */
  listed: ({ evidence: { utterance, clauses }, number }) => {
    const isWishedLater = isWishedWithin(clauses, number.at + 1, utterance.units.length)
    const names = utterance.units.slice(0, number.at).map((it) => nameOf(it))
    const verb = names.findLastIndex((it) => !beforeNumber.inList.test(it))
    const isHadByOther = beforeNumber.hasOfOther.test(names[verb] ?? '') && names[verb - 1] !== 'voces'
    const isHad = beforeNumber.has.test(names[verb] ?? '') || (isHadByOther && isWishedLater)
    return names.slice(verb + 1).includes('N') && isHad ? 'owned' : null
  },
}

export const unorderedNumbers: FactRule = (scene) => {
  const wanted = scene.facts.filter(isOrdered)
  return (it) =>
    isOrdered(it) ? (decide(unordered, { ...scene, number: it, wanted }) ?? undefined) : undefined
}

/** 'só os 300', 'tira o de 500': beside a recap of several, a line by its quantity. */
export const linesOfRecap: FactRule = ({ evidence }) => {
  const quantities = evidence.context.recap?.map((it) => it.quantity) ?? []
  const isLineOf = (value: number) => quantities.filter((it) => it === value).length === 1
  const isNamed = ({ at }: Fact) =>
    marksOf(evidence, 'remove-item').some(({ from, to }) => from <= at && at < to)
  return (it) =>
    isQuantity(it) && quantities.length > 1 && isLineOf(it.value) && isNamed(it) ? 'line' : undefined
}

/** 'cento e vinte?? nem pensar', of a recap at R$ 120,00: a number that is a sentence of its own. */
export const pricesOfRecap: FactRule = ({ evidence: { utterance, context } }) => {
  const prices = context.recap?.map((it) => it.quotedCents / 100) ?? []
  const isAlone = (at: number) =>
    [utterance.units[at - 1], utterance.units[at + 1]].every((it) => it === undefined || endsSentence(it))
  return ({ at, value }) =>
    utterance.units.length > 1 && prices.some((it) => it === value) && isAlone(at) ? 'price' : undefined
}
