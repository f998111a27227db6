import { stateAt, type Turn } from '../turn.ts'
import { type Draft, withQuantity } from './draft.ts'

/** 'quero esse' to a single package that was advised. */
export function withAdvised(turn: Turn, draft: Draft): Draft {
  const [only, ...others] = stateAt(turn, 'choosing')?.shown ?? []
  const isAdvised = draft.quantity === null && only !== undefined && others.length === 0
  return isAdvised ? withQuantity(draft, only) : draft
}

/** The cart at the quantity that was quoted last beside its recap: 'quero esse'. */
export function withQuoted(turn: Turn): Draft[] {
  const quoted = stateAt(turn, 'confirming')?.quoted ?? null
  const { cart } = turn.dialogue
  return quoted === null ? cart : cart.map((it) => withQuantity(it, quoted))
}
