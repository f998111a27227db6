import { tellsPurchase } from '../../evidence/past-purchase.ts'
import { isWithin } from '../../evidence/later-wishes.ts'
import { marksOf } from '../../parse/parse-message.ts'
import { type Fact, isOrdered, isQuantity, isWanted, type FactRule } from '../facts.ts'

/** 'comprei 500, quero mais 300': what a purchase made before was of. */
export const purchasedFacts: FactRule = ({ evidence, facts }) => {
  const { ordering } = evidence.purchase
  const { clauses } = evidence.story
  /** A page that is a clause by itself is of the words before it. */
  const isOrdering = ({ clause }: Fact) =>
    ordering?.has(clauses.findLast((it) => it.clause <= clause)?.clause ?? 0) ?? true
  const isPageOrdered = facts.some((it) => it.kind === 'page' && isOrdering(it))
  const isCounted = ({ clause }: Fact) => facts.some((it) => isQuantity(it) && it.clause === clause)
  /** 'o combinado era 2.500, não 500', of a recap of 500 */
  const isOfRecap = facts.some(
    (it) =>
      isQuantity(it) &&
      it.role === 'replaced' &&
      evidence.context.recap?.some(({ quantity }) => quantity === it.value),
  )
  return (it) => {
    if (isOfRecap || isOrdering(it)) return undefined
    if (it.kind === 'page') return isPageOrdered && isCounted(it) ? 'former' : undefined
    if (it.kind === 'service' || it.kind === 'platform') return 'former'
    return isQuantity(it) && it.role !== 'owned' ? 'past' : undefined
  }
}

/** 'comprei 500 e só chegou 300': what else would be wanted is what was bought; its page stays the one that is spoken of. */
export const boughtGoods: FactRule = ({ evidence }) => {
  const isTold = tellsPurchase(evidence)
  return (it) => (isTold && isWanted(it) && it.kind !== 'page' ? 'past' : undefined)
}

/** 'agora 500, mês que vem mais 1000': what is wished for later orders nothing now. */
export const factsOfLater: FactRule = ({ evidence, facts }) => {
  const { units } = evidence.utterance
  const first = facts.find(isOrdered)?.at ?? Infinity
  const isMoreLater = ({ at }: Fact) =>
    evidence.context.expecting === 'nothing' &&
    units[at - 1]?.text === 'mais' &&
    marksOf(evidence, 'time').some(({ from, to }) => first < from && to <= at && at - to <= laterReach)
  return (it) => {
    if (isQuantity(it) && isMoreLater(it)) return 'other'
    return !isWithin(evidence.later, it.at) ? undefined : isQuantity(it) ? 'other' : 'mentioned'
  }
}
/** Words between a time and what is wished then. */
const laterReach = 6
