import { advanceOrder } from './advance-order.ts'
import { askAgain, tapsFor } from './ask-again.ts'
import { mergeDraft } from './merge-draft.ts'
import { does, say, type Step, type Turn } from './turn.ts'
import { passwordRefusedText } from './replies.ts'

/** A password is refused and forgotten: nothing of such a message enters the dialogue but its public link. */
export function refusePassword(turn: Turn): Step | null {
  if (!does(turn, 'offers-password')) return null
  return {
    dialogue: {},
    replies: [say(`${passwordRefusedText()}\n\n${askAgain(turn)}`, tapsFor(turn.dialogue))],
  }
}

/** Attempts to talk the assistant out of its rules change nothing and confirm nothing. */
export function resistTricks(turn: Turn): Step | null {
  if (!does(turn, 'tricks')) return null
  const answer = 'Por aqui eu só monto pedidos, e os preços são os da nossa tabela, iguais para todo mundo.'
  const isOrdering = turn.targets.usable.length > 0 || turn.said[0]!.quantity !== null
  if (isOrdering && !turn.dialogue.recap)
    return advanceOrder(turn, mergeDraft(turn.dialogue.draft, turn.said[0]!), answer)
  return { dialogue: {}, replies: [say(`${answer}\n\n${askAgain(turn)}`, tapsFor(turn.dialogue))] }
}
