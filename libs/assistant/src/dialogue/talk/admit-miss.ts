import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'
import { isRecap } from '../waits-for.ts'
import { offerHelp } from './offer-help.ts'

/** A message that was not understood: the second time otherwise, with suggestions; the third time a person is offered. */
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
  if (confirming && isRecap('quiet', confirming))
    return { dialogue: { misses }, parts: isAsked ? [lead, say('at-ease')] : [say('at-ease')] }
  if (confirming)
    return {
      dialogue: { misses },
      parts: isAsked ? [lead, say('kept-quietly', { orders: confirming.recap })] : [say('at-ease')],
      suggestions: [
        suggestion.placeRecap,
        suggestion.changeQuantity,
        suggestion.changePage,
        suggestion.dropOrder,
      ],
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
