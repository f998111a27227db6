import { isAgreement } from '../is-agreement.ts'
import { isSame } from '../is-same.ts'
import { placeCart } from '../place-cart.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'

/**
 * A step that shows the recap as it was shown before: nothing is said to have changed, and a yes that came with it places the
 * order rather than be asked for again.
 */
export function placeUnchanged(turn: Turn, step: Step): Step {
  const before = stateAt(turn, 'confirming')
  const after = step.dialogue?.state
  if (before === null || after?.at !== 'confirming' || !isSame(after.recap, before.recap)) return step
  const parts = step.parts.filter(({ situation }) => situation !== 'updated')
  const isRecapAlone = parts.every(({ situation }) => situation === 'recap' || situation === 'ask-yes')
  /** 'confirmo, 500 e 500', of one order */
  const isNoMore = turn.said.length <= before.recap.length
  const agreed = isRecapAlone && isNoMore && before.asked !== 'change' ? withoutCarriedOut(turn) : null
  return (agreed && isAgreement(agreed) && placeCart(agreed)) || { ...step, parts }
}

/** The turn without what its step has taken in: only the yes and what may speak against it are left. */
const withoutCarriedOut = (turn: Turn): Turn => ({
  ...turn,
  said: [],
  reading: { ...turn.reading, choice: null, resize: null, share: null, replaced: [] },
})
