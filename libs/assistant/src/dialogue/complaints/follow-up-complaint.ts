import { saysAny } from '../../understanding/act-traits.ts'
import { isProblem, says } from '../../understanding/reading.ts'
import { bringsFacts } from '../names-order.ts'
import { speaksOfMoney } from '../prices/fit-budget.ts'
import { asksPrices } from '../prices/tell-prices.ts'
import { wasTicketOffered } from '../state.ts'
import type { Move, Turn } from '../turn.ts'
import { askIfBought } from './ask-if-bought.ts'
import { continueTicket, fileComplaint } from './file-complaint.ts'
import { startAnew, startsAnew } from './start-anew.ts'

/** An answer to a complaint that was asked about, where a plain order is taken, or to the question for the page of its ticket. */
export const followUpComplaint: Move<'complaining'> = (turn) => {
  const { state } = turn.dialogue
  if (state.step === 'link') return continueTicket(turn, state)
  if (startsAnew(turn)) return startAnew(turn)
  return isOfPurchase(turn) ? fileComplaint(turn) : askIfBought(turn)
}

/** It describes a purchase, or says yes to a ticket; 'você já comprou aqui ou quer comprar agora?' has no yes. */
function isOfPurchase(turn: Turn<'complaining'>): boolean {
  const { reading, readTogether, dialogue } = turn
  const { mayMean } = dialogue.state
  const wasOffered = wasTicketOffered(dialogue.state)
  const isTold = reading.past !== null && reading.past.state !== 'named'
  if (isTold || says(reading, 'ask-help') || saysAny(reading, 'redress')) return true
  if (!addsToComplaint(turn)) return wasOffered
  const together = readTogether?.().past ?? null
  return (
    mayMean === undefined || (together !== null && isProblem(together) && (wasOffered || !together.isUnsure))
  )
}

/** Facts, money and prices after a complaint add to it, until something is ordered. */
export const addsToComplaint = (turn: Turn): boolean =>
  bringsFacts(turn) || speaksOfMoney(turn) || asksPrices(turn)
