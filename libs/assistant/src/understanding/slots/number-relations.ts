import { endsWith } from '../matching/windows.ts'
import { around, minOrderQuantity } from './fact-roles.ts'
import type { Fact } from './facts.ts'
import { readShares } from './read-shares.ts'
import type { Unit } from '../utterance.ts'

type Quantity = Extract<Fact, { kind: 'quantity' }>
const isQuantity = (it: Fact): it is Quantity => it.kind === 'quantity' && it.role !== 'past'

const times = /^(de )?(x|vezes|pacotes?|combos?|kits?|lotes?|planos?|pedidos?|compras?)( de| com)?$/
const byCount = /^(G )?x$/
const sum = /^(G )?(\+|mais)$/
const becomes =
  /^(G )?(pra|para|p|a|ate|- >|→|em vez de|por|chegar a|e chegar (em|a|nos)|ir pra|e ir pra)( uns| os| as)?$/
const growing =
  /(^| )(sair|passar|ir|subir|pular|chegar|crescer|aumentar|saltar|evoluir|sai|pula|cresce|passa)( \S+){0,3} (de|dos|das)$/
const leaving = /(^| )(de|dos|das|troca|trocar|troque|muda|mudar|mude|substitui|inves de)( os| as)?$/
const goal = endsWith(
  `chegar|bater|completar|alcancar|atingir|inteirar|fechar|ficar|monetizar|ter|ir|virar`,
  `em|a|nos|aos|os|com|pra|para|uns|ate|de|um total de`,
)
const missing = /(^| )falt\w*( (G|so|pouco))*( (pra|para|pros|p|ate))( (os|eu|o|bater|ter|chegar))*$/
/** 'falta 100 inscritos pros mil' */
const lacking = /(^| )falt\w*( so| mais| uns)*$/
const toGoal = /^(G )?(pra|para|pros|pro|p|ate)( os| o| chegar (em|a|nos)| bater| completar)?$/
const either = /(^| )ou( |$)(?!melhor)|^[/]$|[?] e( se)?( (for|fosse|o|a|os|de|levar|eu))*/

/** `alternatives`: quantities that the visitor hesitates between. `isParted`: a total stood beside its parts. */
export type Related = { facts: Fact[]; alternatives: number[]; isParted: boolean }

/** Resolves what two neighbouring numbers make of each other: products, sums, from–to, goals and corrections. */
export function relateNumbers(
  facts: readonly Fact[],
  units: readonly Unit[],
  isCorrected: (from: number, to: number) => boolean,
): Related {
  const related = facts.map((it) => ({ ...it }))
  const numbers = related.filter(isQuantity)
  const pages = related.filter((it) => it.kind === 'page' && it.role === 'wanted').length
  const alternatives = new Set<number>()
  const dropped = new Set<Fact>()
  for (let at = 1; at < numbers.length; at++) {
    const [first, second] = [numbers[at - 1]!, numbers[at]!]
    const between = around(units, first.at + 1, second.at)
    const left = around(units, first.at - 5, first.at)
    const merged = isOfOtherGoods(units, first.at, second.at)
      ? null
      : mergedValue(first.value, second.value, between, pages)
    if (merged !== null && !dropped.has(first) && (second.role !== 'other' || byCount.test(between))) {
      second.value = merged
      second.role =
        first.role === 'owned' || (byCount.test(between) && first.value >= minOrderQuantity)
          ? first.role
          : second.role
      dropped.add(first)
    } else if (first.role === 'other' || second.role === 'other') continue
    else if (becomes.test(between) && /(^| )diferenca /.test(left))
      [first, second].forEach((it) => alternatives.add(it.value))
    else if (
      becomes.test(between) &&
      (leaving.test(left) || between.startsWith('em vez') || /por$/.test(between))
    ) {
      const isGrowth = growing.test(left) && second.value > first.value
      if (between.startsWith('em vez')) second.role = 'replaced'
      else if (isGrowth) {
        second.value -= first.value
        second.role = 'wanted'
        first.role = 'owned'
      } else first.role = 'replaced'
    } else if (first.role === 'wanted' && second.role === 'wanted') relateWanted(first, second, between)
  }
  reachGoal(numbers, units)
  function relateWanted(first: Quantity, second: Quantity, between: string) {
    const led = around(units, second.at - 5, second.at)
    if (lacking.test(around(units, first.at - 3, first.at)) && toGoal.test(between)) second.role = 'other'
    else if ((goal.test(led) || missing.test(led)) && /(pra|para|pros|e|ate|p)( |$)/.test(between))
      second.role = 'other'
    else if (either.test(between)) [first, second].forEach((it) => alternatives.add(it.value))
    else if (isCorrected(first.at + 1, second.at + 1)) first.role = 'replaced'
  }
  const shared = readShares(
    related.filter((it) => !dropped.has(it)),
    units,
  )
  return { ...shared, alternatives: [...alternatives].slice(0, 4) }
}

/** '500 seguidores mais 300 curtidas' are two orders. */
const isOfOtherGoods = (units: readonly Unit[], first: number, second: number): boolean => {
  const [one, other] = [units[first + 1]?.serviceType, units[second + 1]?.serviceType]
  return Boolean(one && other && one !== other)
}

const reaching = /(^| )(chegar|bater|completar|alcancar|atingir|inteirar|falta|faltam|fechar)( |$)/

/** 'tenho 700, quero completar 1000': only what is missing is wanted. */
function reachGoal(numbers: readonly Quantity[], units: readonly Unit[]): void {
  const wanted = numbers.filter((it) => it.role === 'wanted')
  const owned = numbers.find((it) => it.role === 'owned')
  const total = owned && wanted.find((it) => wanted.some((one) => one.value + owned.value === it.value))
  if (total && wanted.length > 1) total.role = 'other'
  const [only] = wanted
  if (!only || !owned || wanted.length > 1 || only.value <= owned.value) return
  const left = around(units, only.at - 4, only.at)
  if (reaching.test(around(units, 0, units.length)) || goal.test(left)) only.value -= owned.value
}

/** '2 pacotes de 500' for one page are 1000, and 500 each for two. */
function mergedValue(first: number, second: number, between: string, pages: number): number | null {
  if (times.test(between) && first >= 1 && first <= 20 && second >= minOrderQuantity)
    return first === pages ? second : first * second
  if (byCount.test(between) && second >= 1 && second <= 20 && first >= minOrderQuantity) return first * second
  return sum.test(between) && first >= minOrderQuantity && second >= minOrderQuantity ? first + second : null
}
