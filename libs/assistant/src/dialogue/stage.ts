import { ticketAtStaff, type TurnAtStaff } from './complaints/tickets/tickets.ts'
import { filed, type StateName } from './state.ts'
import type { Turn } from './turn.ts'

/**
 * Where a conversation stands, as the rows of `transitions.ts` tell it apart: its state, and of a complaint whether a ticket was
 * offered or its page is asked for (`open`), the staff has it, or it is answered.
 */
export type Stage = Exclude<StateName, 'complaining'> | keyof ComplaintTurns | 'any'

type ComplaintTurns = {
  'complaint-open': Turn<'complaining'>
  'complaint-at-staff': TurnAtStaff
  'complaint-answered': Turn<'complaining'>
}

/** A turn as a move has it at a stage. */
export type TurnAt<In extends Stage> = In extends keyof ComplaintTurns
  ? ComplaintTurns[In]
  : In extends StateName
    ? Turn<In>
    : Turn

/** The stage of a turn, and the turn as moves have it there: with its ticket, while the staff has the complaint. */
export function atStage(turn: Turn): { stage: Stage; staged: Turn | TurnAtStaff } {
  const { state } = turn.dialogue
  if (state.at !== 'complaining') return { stage: state.at, staged: turn }
  if (state.step !== filed) return { stage: 'complaint-open', staged: turn }
  const ticket = ticketAtStaff(turn)
  return ticket
    ? { stage: 'complaint-at-staff', staged: { ...turn, ticket } }
    : { stage: 'complaint-answered', staged: turn }
}
