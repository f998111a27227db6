import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'
import { isRecap } from '../waits-for.ts'
import { offerHelp } from './offer-help.ts'

/** A message that was not understood, with suggestions: told otherwise the second time; the third time a person is offered. */
export function admitMiss(turn: Turn): Step {
  const { dialogue } = turn
  /** A yes to no question of ours. */
  if (says(turn.reading, 'agree') && dialogue.cart.length === 0 && !asks(turn))
    return { parts: [say('heard')] }
  const misses = dialogue.misses + 1
  const isPersonOffered = misses > 2
  const lead = isPersonOffered ? say('miss-person') : say(asks(turn) ? 'answer-unknown' : 'miss', { misses })
  /** Beside a recap, words that ask nothing are rather no wish than one that was missed. */
  const isAsked = turn.reading.isQuestion || isPersonOffered
  const confirming = stateAt(turn, 'confirming')
  if (confirming) {
    const isTold = isAsked && !isRecap('quiet', confirming)
    const kept = isTold ? say('kept-quietly', { orders: confirming.recap }) : say('at-ease')
    return {
      dialogue: { misses },
      parts: isAsked ? [lead, kept] : [kept],
      suggestions: [
        suggestion.placeRecap,
        suggestion.changeQuantity,
        suggestion.changePage,
        suggestion.dropOrder,
      ],
    }
  }
  if (asks(turn) && !isPersonOffered)
    return {
      ...withOpenQuestion(turn, [lead]),
      dialogue: { misses },
      suggestions: [suggestion.callStaffHere],
    }
  if (!isPersonOffered) return { ...offerHelp(turn, [lead]), dialogue: { misses } }
  const { suggestions = [] } = withOpenQuestion(turn, [])
  return { dialogue: { misses }, parts: [lead], suggestions: [suggestion.callStaffHere, ...suggestions] }
}

/** A question that was written as one. */
const asks = ({ reading }: Turn): boolean => reading.isQuestion && reading.hasQuestionMark === true
