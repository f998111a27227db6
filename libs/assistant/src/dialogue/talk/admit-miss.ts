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
  const lead = misses > 2 ? say('miss-person') : say('miss', { misses })
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
  const isBuyer = turn.orders.length > 0 || turn.tickets.length > 0
  const other = isBuyer ? buyersTaps : soldTaps(turn)
  const taps = step.taps?.length ? step.taps : other
  const ask = isBuyer ? say('ask-if-new') : say('help', { catalogue: catalogueInWords(turn) })
  const isOpen = dialogue.cart.length > 0 || misses > 2
  return { ...step, dialogue: { misses }, parts: isOpen ? step.parts : [...step.parts, ask], taps }
}

/** Of a visitor who has ordered or complained here. */
const buyersTaps = ['Como está meu pedido?', 'Quero fazer outro pedido', 'Falar com uma pessoa']
