import { saysAny } from '../../understanding/act-traits.ts'
import { isProblem, says } from '../../understanding/reading.ts'
import { bringsFacts } from '../names-order.ts'
import { speaksOfMoney } from '../prices/fit-budget.ts'
import { asksPrices } from '../prices/tell-prices.ts'
import type { Move, Turn } from '../turn.ts'
import { askIfBought } from './ask-if-bought.ts'
import { continueTicket, fileComplaint } from './file-complaint.ts'
import { startAnew, startsAnew } from './start-anew.ts'

/** An answer to a complaint that was asked about, or the page of its ticket: a plain order is taken. */
export const followUpComplaint: Move<'complaining'> = (turn) => {
  const { state } = turn.dialogue
  if (state.step === 'link') return continueTicket(turn, state)
  if (startsAnew(turn)) return startAnew(turn)
  return isOfPurchase(turn) ? fileComplaint(turn) : askIfBought(turn)
}

/** It describes a purchase, or says yes to a ticket; 'você já comprou aqui ou quer comprar agora?' has no yes. */
function isOfPurchase(turn: Turn<'complaining'>): boolean {
  const { reading, readTogether, dialogue } = turn
  const { mayMean, tries } = dialogue.state
  const isTold = reading.past !== null && reading.past.state !== 'named'
  if (isTold || says(turn.reading, 'ask-help') || saysAny(turn.reading, 'redress')) return true
  if (!addsToComplaint(turn)) return tries > 0
  const together = readTogether?.().past ?? null
  return (
    mayMean === undefined || (together !== null && isProblem(together) && !(tries === 0 && together.isUnsure))
  )
}

/** Facts, money and prices after a complaint add to it, until something is ordered. */
export const addsToComplaint = (turn: Turn): boolean =>
  bringsFacts(turn) || speaksOfMoney(turn) || asksPrices(turn)
