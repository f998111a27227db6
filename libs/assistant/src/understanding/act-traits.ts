import { type Act, acts } from './reading-labels.ts'

/** The kinds of act that rules and moves ask for. */
export type ActTrait =
  /** Greets, thanks or scolds, and asks for nothing. */
  | 'courtesy'
  /** Says yes to what was asked, or has it done. */
  | 'yes'
  /** A no or a doubt; something may still be bought. */
  | 'doubt'
  /** Nothing is bought now. */
  | 'halt'
  /** Something of the order in hand is to be another. */
  | 'correction'
  /** Asks for what a complaint gets, or is one. */
  | 'redress'
  /** Speaks of a purchase that was made: where none was made here, or all went well, it asks for nothing. */
  | 'of-purchase'
  /** Asks to undo an order, a purchase or a ticket, or to be given again what was lost. */
  | 'takes-back'
  /** The shop does nothing of it. */
  | 'harm'
  /** A yes beside it places no order. */
  | 'blocks-yes'
  /** Sounds like words that only tell, or pass the time: 'era isso que ele queria', 'show, vou passar pro chefe'. */
  | 'like-talk'
  /** Asks for nothing where kind words stand beside it: 'amém, pode deixar'. */
  | 'light'
  /** Sounds like words of a halt: 'achei mais em conta', 'vou levar pra ele ver'. */
  | 'like-halt'
  /** Asks what is sold, or for how much. */
  | 'of-price'
  /** Tells what a question is about. */
  | 'tells-topic'

const none: readonly ActTrait[] = []

/** The compiler asks for a row of each act. */
export const actTraits: Readonly<Record<Act, readonly ActTrait[]>> = {
  greet: ['courtesy'],
  thank: ['courtesy'],
  laugh: ['courtesy'],
  insult: ['courtesy'],
  leave: ['courtesy'],
  acknowledge: ['like-talk'],
  'check-presence': ['light'],
  agree: ['yes', 'like-talk'],
  nod: ['yes', 'light'],
  'partial-yes': ['yes', 'light'],
  command: ['yes', 'light'],
  deny: ['doubt', 'blocks-yes', 'like-talk'],
  refuse: ['halt', 'blocks-yes', 'light', 'tells-topic'],
  postpone: ['halt', 'blocks-yes', 'light'],
  pause: ['halt', 'blocks-yes', 'like-talk'],
  hedge: ['doubt', 'blocks-yes', 'like-talk'],
  order: ['like-talk', 'like-halt'],
  'order-now': ['yes'],
  'add-item': ['blocks-yes', 'like-talk'],
  'next-item': none,
  'remove-item': ['takes-back', 'blocks-yes'],
  change: ['correction', 'blocks-yes', 'light'],
  'change-quantity': ['correction', 'blocks-yes', 'tells-topic'],
  'change-link': ['correction', 'blocks-yes', 'tells-topic'],
  'other-page': none,
  'change-service': ['correction', 'blocks-yes'],
  swap: ['blocks-yes'],
  correct: ['correction', 'blocks-yes', 'like-talk'],
  'ask-price': ['of-price', 'like-halt', 'tells-topic'],
  'ask-packages': ['of-price', 'tells-topic'],
  'ask-catalogue': ['of-price', 'tells-topic'],
  'ask-minimum': ['tells-topic'],
  'ask-maximum': ['tells-topic'],
  'ask-help': ['light'],
  'ask-total': ['like-halt', 'tells-topic'],
  'ask-recap': ['blocks-yes', 'like-halt', 'tells-topic'],
  haggle: ['blocks-yes', 'like-halt', 'tells-topic'],
  'ask-status': ['of-purchase', 'blocks-yes', 'tells-topic'],
  'ask-pix-again': ['tells-topic'],
  'say-paid': ['of-purchase', 'blocks-yes'],
  'ask-payment': none,
  'ask-fell': none,
  'say-unpaid': none,
  complain: ['redress', 'of-purchase', 'blocks-yes', 'tells-topic'],
  'report-drop': ['redress', 'of-purchase', 'blocks-yes'],
  'want-ticket': ['redress', 'of-purchase', 'blocks-yes', 'tells-topic'],
  'want-other-ticket': none,
  'ask-ticket': ['blocks-yes'],
  'ask-news': none,
  'withdraw-ticket': ['takes-back'],
  'want-refill': ['redress', 'of-purchase', 'takes-back', 'blocks-yes', 'tells-topic'],
  'want-cancel': ['redress', 'takes-back', 'blocks-yes'],
  'want-withdraw': ['redress', 'takes-back', 'blocks-yes'],
  'want-data': none,
  'want-deletion': none,
  'want-refund': ['redress', 'of-purchase', 'takes-back', 'blocks-yes'],
  'want-person': ['redress', 'blocks-yes', 'like-halt', 'tells-topic'],
  'want-person-here': none,
  'promise-link': none,
  'type-handle': none,
  'offer-password': ['harm', 'blocks-yes'],
  trick: ['harm', 'blocks-yes', 'tells-topic'],
  'out-of-scope': ['harm', 'blocks-yes'],
}

/** Whether an act has one of the traits. */
export const hasTrait = (act: Act, ...traits: readonly ActTrait[]): boolean =>
  traits.some((it) => actTraits[act].includes(it))

/** The acts with one of the traits. */
export const actsWith = (...traits: readonly ActTrait[]): readonly Act[] =>
  acts.filter((it) => hasTrait(it, ...traits))

/** Whether a message has an act with one of the traits. */
export const saysAny = (reading: { acts: readonly Act[] }, ...traits: readonly ActTrait[]): boolean =>
  reading.acts.some((it) => hasTrait(it, ...traits))
