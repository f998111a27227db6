import { memoize } from '../memoize.ts'
import type { AnyMove } from './row.ts'
import { atStage, type Stage } from './stage.ts'
import { transitions } from './transitions.ts'
import type { Step, Turn } from './turn.ts'

type Chosen = {
  row: string
  move: AnyMove
  step: () => Step
  /** Rows that found something too, and what they left it for: 'pause: an order'. */
  yielded: readonly string[]
}

/** The rows that have a move at a stage, in their order. */
const rowsAt = memoize((stage: Stage) =>
  Object.entries(transitions).flatMap(([name, { find, moves, unless }]) => {
    const [row, move] = stage in moves ? [`${name} ${stage}`, moves[stage]] : [name, moves.any]
    return move === undefined || move === 'skip' ? [] : [{ name, row, move, find, unless }]
  }),
)

/** The row that decides on a message: the first that finds something at the stage of the dialogue. `step` makes its move. */
export function rowFor(turn: Turn): Chosen | null {
  const { stage, staged } = atStage(turn)
  const yielded: string[] = []
  for (const { name, row, move, find, unless } of rowsAt(stage)) {
    const found = find(turn)
    if (found === false || found === null || found === undefined) continue
    const [left] = Object.entries(unless).find(([, holds]) => holds(turn)) ?? []
    if (left === undefined) return { row, move, step: () => move(staged, found), yielded }
    yielded.push(`${name}: ${left}`)
  }
  return null
}
