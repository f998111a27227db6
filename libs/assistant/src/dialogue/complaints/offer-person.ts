import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import type { Topic } from '../../understanding/reading-labels.ts'
import { says } from '../../understanding/reading.ts'
import { isAnswerable } from '../is-answerable.ts'
import { answersBeside } from '../topic-parts.ts'
import type { Move, Step, Turn } from '../turn.ts'
import { messageForStaff } from './message-for-staff.ts'
import { isComplaintTicket } from './tickets/tickets.ts'

/** Their answers say where a person answers. */
const tellsOfStaff: ReadonlySet<Topic> = new Set(['contact', 'support-hours', 'who-are-you'] as const)

/** 'quero falar com alguém': tells where a person answers, or calls one into this conversation. */
export const offerPerson: Move = (turn) => {
  if (says(turn.reading, 'want-person-here')) return callStaff(turn)
  const answers = answersBeside(turn)
  /** 'qual o whatsapp de vocês? quero falar com alguém' */
  const isTold = isAnswerable(turn) && turn.reading.topics.some((it) => tellsOfStaff.has(it))
  const person = isTold ? [] : [say('person')]
  return { parts: [...answers, ...person], suggestions: [suggestion.callStaffHere] }
}

/** A ticket without a page, so that the staff sees the conversation; one under way is enough. */
function callStaff(turn: Turn): Step {
  const underWay = turn.tickets.find(isComplaintTicket)
  if (underWay) return { parts: [say('staff-called-again', underWay)] }
  return {
    parts: [say('staff-called')],
    intents: [{ type: 'open-ticket', description: messageForStaff(turn), link: null }],
  }
}
