import { catalogueInWords, soldTaps } from '../../replies/price-texts.ts'
import { recapTaps } from '../../replies/recap-texts.ts'
import { say } from '../../replies/say.ts'
import { heldBack, withOpenQuestion } from '../ordering/resume-order.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'

/** A message that was not understood: the second time otherwise, with taps; the third time a person is offered. */
export function admitMiss(turn: Turn): Step {
  const { dialogue } = turn
  const misses = dialogue.misses + 1
  const confirming = stateAt(turn, 'confirming')
  const catalogue = dialogue.cart.length === 0 && dialogue.state.at === 'idle' ? catalogueInWords(turn) : ''
  const lead = misses > 2 ? say('miss-person') : say('miss', { misses, catalogue })
  const held = heldBack(turn)
  if (held && confirming?.placedBy === 'command')
    return { dialogue: { misses }, parts: [lead, ...held.parts] }
  if (confirming)
    return {
      dialogue: { misses },
      parts: [lead, say('kept-quietly', { orders: confirming.recap })],
      taps: Object.values(recapTaps),
    }
  const step = misses > 2 ? { parts: [lead] } : withOpenQuestion(turn, [lead])
  const isOpen = dialogue.cart.length > 0
  const taps = step.taps?.length ? step.taps : soldTaps(turn)
  const ask = !isOpen && misses < 3 ? [say('ask-first-page')] : []
  return { ...step, dialogue: { misses }, parts: [...step.parts, ...ask], taps }
}
