import type { Act } from './acts.ts'
import type { Odds } from './learned/act-model.ts'
import { oddsOfPurchase, type OpenLabel } from './learned/learned-reader.ts'
import type { ParsedMessage } from './parse-message.ts'
import { emptyReading, isOnlyTold, noItem, type Reading } from './reading.ts'

/** The odds from which on a message complains of a purchase, though the tables heard nothing of it. */
const least = { inTheOpen: 0.9, byWords: 0.5, bought: 0.8 }
/** Fewer words may begin anything. */
const fewestWords = 6
/** Acts of a purchase: the tables heard that one is spoken of. */
const ofPurchase: ReadonlySet<Act> = new Set<Act>([
  'complain',
  'report-drop',
  'want-refill',
  'want-ticket',
  'want-refund',
  'want-person',
  'ask-status',
  'ask-payment',
  'say-paid',
  'ask-pix-again',
])

/**
 * 'no anúncio tava “não cai”. CAIU': a ticket is offered, whatever its words have in common with an order or a question. Both
 * learned opinions have to say so.
 */
export function hearTrouble(parsed: ParsedMessage, reading: Reading, odds: Odds<OpenLabel>): Reading {
  const { past, targets, confidence } = reading
  if (isKnown(parsed, reading) || countWords(parsed) < fewestWords) return reading
  const byWords = past ? least.bought : least.byWords
  if (odds.complain < least.inTheOpen || oddsOfPurchase(parsed) < byWords) return reading
  const named = { item: noItem, ...past, state: 'named' as const }
  return { ...emptyReading, acts: ['complain'], past: named, targets, confidence }
}

/** The tables know what it is about: a purchase, an order placed here or one told whole. */
const isKnown = ({ context: { placed = [] } }: ParsedMessage, { acts, past, items }: Reading): boolean =>
  placed.length > 0 ||
  items.some((it) => it.quantity !== null && it.target !== null) ||
  (past !== null && (!isOnlyTold(past) || past.minutesAgo !== undefined)) ||
  acts.some((it) => ofPurchase.has(it))

const countWords = ({ utterance: { units } }: ParsedMessage) =>
  units.filter(({ kind }) => kind !== 'sign').length
