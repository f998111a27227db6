import { agrees } from './agrees.ts'
import type { VisitorOrder } from './dialogue.ts'
import { isRenamed } from './former-pages.ts'
import { phrases } from './phrases.ts'
import { delivery } from './purchase-words.ts'
import { does, type Turn } from './turn.ts'

const aboutPix = phrases('pix | qr* | codigo | pagamento')
const delivered = phrases(delivery)
const ofHis =
  /\b((meus?|minhas?)(?! (amig|irm|prim|mae|pai|ti[ao]|espos|marid|namorad|vizinh|chefe|coleg|cunhad|conhecid|soci[oa]))|comprei|paguei|cade|recebi|pedi|transferi|fiz (um |o )?(pix|pedido|pagamento))\b/

/** Whether the message is about something that went wrong with what was bought, and not a question or an order. */
export function isTrouble(turn: Turn): boolean {
  const { dialogue, plain, reading, purchase } = turn
  if (does(turn, 'offers-password')) return false
  if (does(turn, 'open-ticket')) return true
  if (purchase.isWish || (dialogue.recap && agrees(plain, dialogue.recap))) return false
  if (isNothingOpen(turn) && isRenamed(turn.message, plain) && turn.orders.some(isUnderWay)) return true
  if (isToldOf(turn)) return !asksAboutPix(turn) && !asksInGeneral(turn)
  if (purchase.told === 'grumble') return isOfSomething(turn)
  if (purchase.told === 'slip') return isNothingOpen(turn) && isOfSomething(turn)
  if ((purchase.told === 'bought' || purchase.told === 'known') && tellsOnlyOfPurchase(turn)) return true
  return (
    does(turn, 'wants-refill', 'wants-refund') &&
    !purchase.supposes &&
    (!reading.isQuestion || ofHis.test(plain)) &&
    !does(turn, 'wants-cancel')
  )
}

const isUnderWay = ({ status }: VisitorOrder) =>
  ['paid', 'processing', 'partial', 'completed'].includes(status)

/** Another reader may see trouble where we do not; what the words tell of, it cannot take away. */
const isToldOf = (turn: Turn) =>
  turn.purchase.told === 'lost' || turn.purchase.told === 'trouble' || does(turn, 'complaint', 'dropped')

/** Beside nothing that was bought, 'isso é golpe' is an opinion and 'link errado' a question. */
const isOfSomething = ({ targets, reading, orders, plain }: Turn) =>
  targets.usable.length > 0 || reading.orders.length > 0 || orders.length > 0 || delivered.test(plain)

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

/** How an order of this conversation stands is known without asking the staff. */
const isOfOrderHere = ({ orders, said }: Turn) =>
  orders.some((it) =>
    said.some(({ link, handle }) =>
      handle ? it.link.includes(handle.toLowerCase()) : it.link === link?.canonicalUrl,
    ),
  )

/** 'os likes que comprei, instagram.com/…': who tells of a purchase, and wants nothing else, wants help with it. */
const tellsOnlyOfPurchase = (turn: Turn) =>
  turn.targets.usable.length > 0 &&
  !isOfOrderHere(turn) &&
  !(turn.reading.isQuestion && turn.reading.topics.length) &&
  !turn.purchase.wentWell &&
  !does(turn, 'thanks') &&
  (isNothingOpen(turn) || !does(turn, 'firm-yes', 'change'))
