import { setTimeout as pause } from 'node:timers/promises'
import { resellers } from '../sandbox-control.ts'
import type { DrawFault } from './fault.ts'

const turnMs = 8_000
/** A supplier that is paused after faults of the connection has time to come back before the other one refuses. */
const troubles = [
  ['refuses', { failNext: { action: 'add', mode: 'refuse:Incorrect service ID', times: 1_000 } }],
  ['accepts and answers nothing', { failNext: { action: 'add', mode: 'empty', times: 3 } }],
  ['is down', { failNext: { action: 'any', mode: 'reset-before', times: 1_000 } }],
  ['accepts and hangs', { failNext: { action: 'add', mode: 'timeout-after', times: 2 } }],
  ['is 1,500 ms slow', { latencyMs: 1_500 }],
] as const

/** Both resellers have every trouble, one after the other: while one of them has it, the other has none. */
export function takeSupplierTurns(): DrawFault {
  const turns = troubles.flatMap(([what, control]) =>
    resellers.map((reseller) => ({ what, control, reseller })),
  )
  let taken = 0
  return ({ outside }) => {
    const { what, control, reseller } = turns[taken++ % turns.length]!
    return {
      says: `reseller ${reseller}: ${what}`,
      async strike() {
        await outside.supplier(control, reseller)
        await pause(turnMs)
        await outside.supplier({ failNext: null, latencyMs: 0 }, reseller)
      },
    }
  }
}
