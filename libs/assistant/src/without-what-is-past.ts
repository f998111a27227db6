import { emptyDraft } from './dialogue.ts'
import { grievesNow } from './hear-grievance.ts'
import { does, type Turn } from './turn.ts'

/** The message as a seller hears it: what it tells of a purchase made before, or to be cancelled, fills no order. */
export function withoutWhatIsPast(turn: Turn): Turn {
  const { told, isWish } = turn.purchase
  const isDropped = does(turn, 'wants-cancel') && !isWish
  if ((told === null || told === 'slip') && !isDropped) return turn
  return {
    ...turn,
    dialogue: { ...turn.dialogue, grieves: grievesNow(turn) },
    reading: { ...turn.reading, orders: [], alternatives: [], choice: null, money: null, handle: null },
    targets: { usable: [], refused: null },
    said: [emptyDraft],
  }
}
