import { say } from '../../replies/say.ts'
import { suggestion } from '../../replies/suggestions.ts'
import { says } from '../../understanding/reading.ts'
import { isAnswerable } from '../is-answerable.ts'
import { namesQuantity } from '../names-order.ts'
import { topicParts } from '../topic-parts.ts'
import type { Move, Step, Turn } from '../turn.ts'
import { messageForStaff } from './message-for-staff.ts'
import { isComplaintTicket } from './tickets.ts'

/** 'quero falar com alguém', and nothing that is answered here. */
export const wantsPerson = (turn: Turn): boolean =>
  says(turn.reading, 'want-person', 'want-person-here') &&
  !turn.reading.topics.some((it) => it === 'support-hours' || it === 'who-are-you') &&
  !turn.reading.unsold &&
  !namesQuantity(turn)

/** Tells where a person answers, or calls one into this conversation. */
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
