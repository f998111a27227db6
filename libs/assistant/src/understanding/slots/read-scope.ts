import { type Heard, marksOf } from '../heard.ts'
import type { Reading } from '../reading.ts'

const maxNamed = 10
/** 'gera os dois', 'confirmo os 2', but not 'gera os 500'. */
function allOf(heard: Heard): 'named' | 'counted' | null {
  const places = marksOf(heard, 'scope-all').map(({ from, to }) => heard.utterance.units.slice(from, to))
  if (!places.some((units) => units.every((it) => !(it.value > maxNamed)))) return null
  return places.some((units) => units.some((it) => it.kind === 'N')) ? 'counted' : 'named'
}

/** 'é a primeira vez que compro' */
const isTime = ({ utterance: { units } }: Heard, at: number) => /^(vez|compra)$/.test(units[at]?.text ?? '')

/** The orders of the cart that a message speaks of. `isOneOut`: it names one that goes. */
export function readScope(heard: Heard, isOneOut: boolean): Reading['scope'] {
  const { marks } = heard
  if (allOf(heard)) return 'all'
  if (marks.has('only-first')) return 'rest'
  if (marks.has('only-named') && !isOneOut) return 'named'
  const takesOut = heard.utterance.units.some(({ tags }) => tags.includes('remove~'))
  if (marks.has('only-place') && !takesOut) return 'named'
  if (marksOf(heard, 'scope-first').some((it) => !isTime(heard, it.to))) return 'first'
  if (marks.has('scope-rest')) return 'rest'
  /** 'nesse só 100' is of the order told last; 'quero 300 nesse @loja' tells its page. */
  return marks.has('scope-last') && heard.utterance.pages.length === 0 ? 'last' : null
}

/** How a quantity is divided among several orders. `isParted`: a total stood beside its parts. */
export function readShare(heard: Heard, isParted: boolean): Reading['share'] {
  if (heard.marks.has('split') && !isParted) return 'split'
  return heard.marks.has('each') || allOf(heard) === 'counted' ? 'each' : null
}
