import { type Part, say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'

/** An answer beside a recap, which goes on waiting for its yes; after a hypothesis or a trick nothing is asked. */
export function besideRecap(turn: Turn, parts: Part[], withoutRecap: Part[] = []): Step {
  const confirming = stateAt(turn, 'confirming')
  if (!confirming) return { parts: [...parts, ...withoutRecap] }
  if (confirming.placedBy === 'command') return { parts }
  const question = confirming.isPaused ? [] : [say('still-in-cart', { orders: confirming.recap })]
  return { parts: [...parts, ...question], suggestions: [suggestion.placeRecap, suggestion.changeQuantity] }
}
