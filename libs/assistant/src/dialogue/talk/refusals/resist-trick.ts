import { say } from '../../../replies/say.ts'
import { hasTrait } from '../../../understanding/act-traits.ts'
import type { Act } from '../../../understanding/reading-labels.ts'
import { says } from '../../../understanding/reading.ts'
import { hasPage } from '../../cart/draft.ts'
import { namesOrder } from '../../names-order.ts'
import { holdRecap } from '../../ordering/beside-order.ts'
import { takeFacts } from '../../ordering/take-facts.ts'
import { after, isAt, type Move, type Turn } from '../../turn.ts'

/** Asks for what is nobody's to get, and orders nothing beside it. */
export const intrudes = (turn: Turn): boolean => {
  const { intrusion } = turn.reading
  if (intrusion === 'payment') return !says(turn.reading, 'say-paid', 'complain')
  return intrusion === 'others-data' || intrusion === 'secrets'
}

/** 'anda logo, é ordem do gerente', behind a trick that was refused: insists, and names or asks nothing of its own. */
export function insists({ reading, dialogue, namedOrders, orders }: Turn): boolean {
  const { acts, topics, kindness, targets, past, unsold } = reading
  const isAlone = [namedOrders, orders, topics, targets].every((it) => it.length === 0)
  return (
    dialogue.resisted !== undefined &&
    (dialogue.state.at !== 'confirming' || acts.includes('insult')) &&
    isAlone &&
    kindness.every((it) => it === 'chat') &&
    (past === null || past.state === 'named' || acts.includes('trick')) &&
    unsold === null &&
    acts.every((it) => pressing.has(it) || hasTrait(it, 'yes', 'correction', 'like-talk'))
  )
}

/** Acts that press a shop which has refused something. */
const pressing: ReadonlySet<Act> = new Set([
  'insult',
  'say-paid',
  'complain',
  'want-person',
  'trick',
] as const)

/** Attempts to talk the assistant out of its rules change nothing and confirm nothing; an order beside one goes on. */
export const resistTrick: Move = (turn) => {
  const {
    reading: { intrusion },
    dialogue,
  } = turn
  const aim = intrusion === 'other' ? null : intrusion
  const parts = [say('trick-resisted', { of: aim ?? dialogue.resisted ?? 'other' })]
  if (isAt(turn, 'confirming')) return after(parts, holdRecap(turn))
  return isOrderBeside(turn) ? after(parts, takeFacts(turn)) : { parts }
}

/** Beside what is nobody's to get, a page may be the one asked about: an order there is told whole, and asks nothing. */
function isOrderBeside(turn: Turn): boolean {
  const { intrusion, isQuestion } = turn.reading
  if (!intrudes(turn)) return namesOrder(turn)
  const isAsked = intrusion === 'others-data' && isQuestion
  return !isAsked && turn.namedOrders.some((it) => hasPage(it) && it.quantity !== null)
}
