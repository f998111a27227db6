import { say } from '../../replies/say.ts'
import { tapLabels } from '../../replies/tap-labels.ts'
import { withOpenQuestion } from '../ordering/resume-order.ts'
import { does, stateAt, type Step, type Turn } from '../turn.ts'
import { offerHelp } from './offer-help.ts'

/** A message that was not understood: the second time otherwise, with taps; the third time a person is offered. */
export function admitMiss(turn: Turn): Step {
  const { dialogue } = turn
  /** A yes to no question of ours. */
  if (does(turn, 'agree', 'nod') && dialogue.cart.length === 0) return { parts: [say('fine')] }
  const misses = dialogue.misses + 1
  const isPersonOffered = misses > 2
  const lead = isPersonOffered ? say('miss-person') : say('miss', { misses })
  const confirming = stateAt(turn, 'confirming')
  if (confirming?.placedBy === 'command')
    return { dialogue: { misses }, parts: [lead, say('kept-until-told')] }
  if (confirming)
    return {
      dialogue: { misses },
      parts: [lead, say('kept-quietly', { orders: confirming.recap })],
      taps: [tapLabels.placeRecap, tapLabels.changeQuantity, tapLabels.changePage, tapLabels.dropOrder],
    }
  if (!isPersonOffered) return { ...offerHelp(turn, [lead]), dialogue: { misses } }
  const { taps = [] } = withOpenQuestion(turn, [])
  return { dialogue: { misses }, parts: [lead], taps: [tapLabels.callStaffHere, ...taps] }
}
