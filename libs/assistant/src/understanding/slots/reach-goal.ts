import { beforeNumbers, reaching } from '../phrases/lists/number-windows.ts'
import { around } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { isWanted, type Quantity } from './facts.ts'

/** 'eu tenho 3 mil', where others have more. */
export const isMine = (units: readonly Unit[], at: number): boolean =>
  beforeNumbers.mine.test(around(units, at - 3, at))

/** 'tenho 700, quero completar 1000': only what is missing is wanted. */
export function reachGoal(numbers: readonly Quantity[], units: readonly Unit[]): readonly Quantity[] {
  const wanted = numbers.filter(isWanted)
  const had = numbers.filter((it) => it.role === 'owned')
  const owned = had.find(({ at }) => isMine(units, at)) ?? had[0]
  const total = owned && wanted.find((it) => wanted.some((one) => one.value + owned.value === it.value))
  if (total && wanted.length > 1) return numbers.map((it) => (it === total ? { ...it, role: 'other' } : it))
  const [only] = wanted
  if (!only || !owned || wanted.length > 1 || only.value <= owned.value) return numbers
  const beforeGoal = around(units, only.at - 7, only.at)
  const service = serviceBeside(units, owned.at)
  const isOther = ({ serviceType }: Unit) => Boolean(service && serviceType && serviceType !== service)
  if (units.slice(owned.at + 1, only.at + 3).some(isOther)) return numbers
  const isGoal =
    [beforeNumbers.goal, beforeNumbers.rising, beforeNumbers.wishedGoal].some((it) => it.test(beforeGoal)) ||
    (reaching.test(around(units, 0, units.length)) && !beforeNumbers.buying.test(beforeGoal))
  return isGoal ? numbers.map((it) => (it === only ? { ...it, value: it.value - owned.value } : it)) : numbers
}

/** 'tenho 1000 inscritos', 'inscritos eu já tenho os 1000' */
function serviceBeside(units: readonly Unit[], at: number): Unit['serviceType'] {
  const start = units.findLastIndex((it, place) => place < at && it.kind === 'punctuation') + 1
  const before = units.slice(start, at).findLast((it) => it.serviceType)
  return units[at + 1]?.serviceType ?? before?.serviceType ?? null
}
