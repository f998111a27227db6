import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { idle } from '../state.ts'
import type { Move, Turn } from '../turn.ts'
import { continueTicket } from './file-complaint.ts'

/** A no to the ticket that was offered, or to the page that was asked for. */
export const leaveComplaint: Move<'complaining'> = (turn) => {
  const { state } = turn.dialogue
  return state.step === 'link' && isOnlyNo(turn)
    ? continueTicket(turn, state)
    : { dialogue: { state: idle }, parts: [say('ticket-not-opened')] }
}

/** 'não sei o número': a no to no question of ours. */
const isOnlyNo = (turn: Turn) => !says(turn.reading, 'refuse', 'want-cancel', 'withdraw-ticket')
