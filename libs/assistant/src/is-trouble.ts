import { agrees } from './agrees.ts'
import { phrases } from './phrases.ts'
import { does, type Turn } from './turn.ts'

const aboutPix = phrases('pix | qr* | codigo | pagamento')
const ofHis = /\b(meus?|minhas?|comprei|paguei|cade|recebi|pedi)\b/

/** Whether the message is about something that went wrong with what was bought, and not a question or an order. */
export function isTrouble(turn: Turn): boolean {
  const { dialogue, plain, reading, purchase } = turn
  if (does(turn, 'offers-password')) return false
  if (does(turn, 'open-ticket')) return true
  if (purchase.isWish || (dialogue.recap && agrees(plain, dialogue.recap))) return false
  if (does(turn, 'complaint', 'dropped')) return !asksAboutPix(turn) && !asksInGeneral(turn)
  if (purchase.told === 'slip') return isNothingOpen(turn)
  if ((purchase.told === 'bought' || purchase.told === 'known') && tellsOnlyOfPurchase(turn)) return true
  return (
    does(turn, 'wants-refill', 'wants-refund') &&
    (!reading.isQuestion || ofHis.test(plain)) &&
    !does(turn, 'wants-cancel')
  )
}

/** A code that does not come or work is shown again. */
const asksAboutPix = (turn: Turn) =>
  aboutPix.test(turn.plain) &&
  does(turn, 'ask-pix-again', 'ask-status') &&
  !turn.reading.orders.length &&
  !turn.targets.usable.length

const asksInGeneral = ({ reading, plain, targets }: Turn) =>
  reading.topics.length > 0 && plain.includes('?') && !targets.usable.length && !ofHis.test(plain)

const isNothingOpen = ({ dialogue: { draft, recap } }: Turn) =>
  !recap && !draft.link && !draft.handle && !draft.serviceType && draft.quantity === null

/** 'os likes que comprei, instagram.com/…': who tells of a purchase, and wants nothing else, wants help with it. */
const tellsOnlyOfPurchase = (turn: Turn) =>
  turn.targets.usable.length > 0 &&
  !(turn.reading.isQuestion && turn.reading.topics.length) &&
  !turn.purchase.wentWell &&
  !does(turn, 'thanks') &&
  (isNothingOpen(turn) || !does(turn, 'firm-yes', 'change'))
