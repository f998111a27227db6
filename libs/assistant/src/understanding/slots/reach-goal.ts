import { beforeNumbers, reaching, rest } from '../windows/number-windows.ts'
import { around } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { type Fact, type FactRule, isQuantity, isWanted } from './facts.ts'

/** 'eu tenho 3 mil', where others have more. */
export const isOwnCount = (units: readonly Unit[], at: number): boolean =>
  beforeNumbers.mine.test(around(units, at - 3, at))

/** 'tenho 700, quero completar 1000': only what is missing is wanted. */
export const reachGoal: FactRule = ({ evidence, facts }) => {
  const { units } = evidence.utterance
  const numbers = facts.filter(isQuantity)
  const none = () => undefined
  /** 'quero passar de 900 pra 1000' */
  if (numbers.some((it) => it.isDifference)) return none
  const wanted = numbers.filter(isWanted)
  const had = numbers.filter((it) => it.role === 'owned')
  const owned = had.find(({ at }) => isOwnCount(units, at)) ?? had[0]
  const total = owned && wanted.find((it) => wanted.some((one) => one.value + owned.value === it.value))
  if (total && wanted.length > 1) return (it) => (it === total ? 'goal' : undefined)
  const [only] = wanted
  if (!only || !owned || wanted.length > 1 || only.value <= owned.value) return none
  const beforeGoal = around(units, only.at - 7, only.at)
  /** 'falta 600 pra monetizar, mas quero logo 1000' */
  if (beforeNumbers.insteadWished.test(beforeGoal)) return none
  const service = serviceBeside(units, owned.at)
  const isOfOtherService = ({ serviceType }: Unit) =>
    Boolean(service && serviceType && serviceType !== service)
  if (units.slice(owned.at + 1, only.at + 3).some(isOfOtherService) || isOtherServiceWanted(facts, service))
    return none
  const all = around(units, 0, units.length)
  const isGoal =
    [beforeNumbers.goal, beforeNumbers.rising, beforeNumbers.wishedGoal].some((it) => it.test(beforeGoal)) ||
    (reaching.test(all) && !beforeNumbers.buying.test(beforeGoal)) ||
    rest.test(all)
  return (it) => (isGoal && it === only ? { role: 'wanted', value: only.value - owned.value } : undefined)
}

/** 'quero visualização, inscrito eu já tenho 1.200, bota 2000' */
function isOtherServiceWanted(facts: readonly Fact[], service: Unit['serviceType']): boolean {
  const wanted = facts.flatMap((it) => (it.kind === 'service' && isWanted(it) ? [it.value] : []))
  return Boolean(service) && wanted.length > 0 && wanted.every((it) => it !== service)
}

/** 'tenho 1000 inscritos', 'inscritos eu já tenho os 1000' */
function serviceBeside(units: readonly Unit[], at: number): Unit['serviceType'] {
  const start = units.findLastIndex((it, place) => place < at && it.kind === 'punctuation') + 1
  const before = units.slice(start, at).findLast((it) => it.serviceType)
  return units[at + 1]?.serviceType ?? before?.serviceType ?? null
}
