import { type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import type { Reading } from '../reading.ts'
import type { Fact } from './facts.ts'
import { partsGoods } from './part-quantities.ts'

const maxNamed = 10
/** 'gera os dois', 'confirmo os 2', but not 'gera os 500'. */
function allOf(parsed: ParsedMessage): 'named' | 'counted' | null {
  const places = marksOf(parsed, 'scope-all').map(({ from, to }) => parsed.utterance.units.slice(from, to))
  if (!places.some((units) => units.every((it) => !(it.value > maxNamed)))) return null
  return places.some((units) => units.some((it) => it.kind === 'N')) ? 'counted' : 'named'
}

/** The orders of the cart that a message speaks of. `isOneOut`: it names one that goes. */
export function readScope(parsed: ParsedMessage, isOneOut: boolean): Reading['scope'] {
  const { marks } = parsed
  if (allOf(parsed)) return 'all'
  if (marks.has('only-first')) return 'rest'
  if (marks.has('only-named') && !isOneOut) return 'named'
  const takesOut = parsed.utterance.units.some(({ tags }) => tags.includes('remove~'))
  if (marks.has('only-place') && !takesOut) return 'named'
  if (marks.has('scope-first')) return 'first'
  if (marks.has('scope-rest')) return 'rest'
  /** 'nesse só 100' is of the order told last; 'quero 300 nesse @loja' tells its page. */
  return marks.has('scope-last') && parsed.utterance.pages.length === 0 ? 'last' : null
}

/** How a quantity is divided among several orders. */
export function readShare(parsed: ParsedMessage, facts: readonly Fact[]): Reading['share'] {
  const { units } = parsed.utterance
  const isParted = facts.some(({ role }) => role === 'total')
  if (!isParted && marksOf(parsed, 'split').some(({ from }) => partsGoods(units, from))) return 'split'
  return parsed.marks.has('each') || allOf(parsed) === 'counted' ? 'each' : null
}
