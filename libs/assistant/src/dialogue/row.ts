import type { Act } from '../understanding/reading-labels.ts'
import { says } from '../understanding/reading.ts'
import type { Stage, TurnAt } from './stage.ts'
import type { Step, Turn } from './turn.ts'

/** By stage, or `any`; a row is passed over where it has neither, or says 'skip'. */
type Moves<Found> = {
  readonly [In in Stage]?:
    ((turn: TurnAt<In>, found: Exclude<Found, false | null | undefined>) => Step) | 'skip'
}
export type AnyMove = (turn: Turn, found: unknown) => Step

/** Things besides, for which a row leaves a message to the rows below. */
type Yields = Readonly<Record<string, (turn: Turn) => boolean>>

export type Row = {
  find: (turn: Turn) => unknown
  moves: { readonly [In in Stage]?: AnyMove | 'skip' }
  unless: Yields
}

/**
 * A row: what it finds in a message leads to a move, which is given it; false, null or undefined leaves the message to the next row.
 * Its moves forget their types here: `row-for.ts` calls one only at its stage, with what its row found.
 */
export const row = <Found>(find: (turn: Turn) => Found, moves: Moves<Found>, unless: Yields = {}): Row => ({
  find,
  moves: moves as Row['moves'],
  unless,
})

export const hasAct =
  (...acts: Act[]) =>
  (turn: Turn) =>
    says(turn.reading, ...acts)
