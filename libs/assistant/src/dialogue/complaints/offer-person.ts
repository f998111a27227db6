import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import { isAnswerable } from '../is-answerable.ts'
import { topicParts } from '../topic-parts.ts'
import type { Move, Step, Turn } from '../turn.ts'
import { messageForStaff } from './message-for-staff.ts'
import { isComplaintTicket } from './tickets.ts'

/** 'quero falar com alguém': tells where a person answers, or calls one into this conversation. */
export const offerPerson: Move = (turn) => {
  if (says(turn.reading, 'want-person-here')) return callStaff(turn)
  const answers = isAnswerable(turn) ? topicParts(turn) : []
  return { parts: [...answers, say('person')], suggestions: [suggestion.callStaffHere] }
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
