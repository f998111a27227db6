import { decide, type Rules } from '../../decide.ts'
import { say } from '../../replies/say.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { isProblem, says } from '../../understanding/reading.ts'
import { bringsFacts, wantsToBuy } from '../names-order.ts'
import { speaksOfMoney } from '../prices/fit-budget.ts'
import { asksPrices } from '../prices/tell-prices.ts'
import { wasTicketOffered } from '../state.ts'
import type { Move, Step, Turn } from '../turn.ts'
import { askTicket } from './ask-ticket.ts'
import { continueTicket, fileComplaint } from './file-complaint.ts'
import { startAnew, startsAnew } from './start-anew.ts'
import { awaitsPage } from './tickets/tickets.ts'
import { isPriceAskedOnly, orderBesidePage, tellPriceBesidePage } from './beside-ticket-page.ts'

/** An answer to a complaint that was asked about, or to the question for the page of its ticket. */
export const followUpComplaint: Move<'complaining'> = (turn) => decide(followUpRules, turn) ?? askTicket(turn)

/** How it goes on: the first rule that says something decides. */
export const followUpRules: Rules<Turn<'complaining'>, Step> = {
  'a price beside the page': (turn) =>
    awaitsPage(turn) && isPriceAskedOnly(turn) ? tellPriceBesidePage(turn) : null,
  'an order beside the page': (turn) => (awaitsPage(turn) && wantsToBuy(turn) ? orderBesidePage(turn) : null),
  'the page': (turn) => (awaitsPage(turn) ? continueTicket(turn, turn.dialogue.state) : null),
  'an order': (turn) => (startsAnew(turn) ? startAnew(turn) : null),
  /** 'beleza, espero' */
  'a yes to no question': (turn) =>
    !wasTicketOffered(turn.dialogue.state) && isOnlyYes(turn) ? { parts: [say('heard')] } : null,
  'a purchase': (turn) => (describesPurchase(turn) ? fileComplaint(turn) : null),
}

const isOnlyYes = (turn: Turn) =>
  says(turn.reading, 'agree') &&
  turn.reading.past === null &&
  !says(turn.reading, 'command', 'ask-help') &&
  !saysAny(turn.reading, 'redress') &&
  !addsToComplaint(turn)

/** It describes a purchase, or says yes to a ticket. */
function describesPurchase(turn: Turn<'complaining'>): boolean {
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
