import { say } from '../../replies/say.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { bringsFacts, does, type Move, messageForStaff, stateAt, type Turn } from '../turn.ts'
import { askIfBought } from './ask-if-bought.ts'
import { orderInstead, tellsWholeOrder } from './drop-complaint.ts'
import { tellStaff, wantsToBuy } from './add-to-ticket.ts'
import { askTicketPage, continueTicket } from './continue-ticket.ts'
import { namedPage, openTicket } from './open-ticket.ts'
import { isComplaintTicket } from '../purchases/past-orders.ts'

/** A yes to 'quer que eu abra um chamado?', or the page that was asked for. */
export const agreeToTicket: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (state?.step === 'link') return continueTicket(turn)
  const asOrder = orderInstead(turn)
  if (asOrder || state?.step !== 'offered') return asOrder
  if (state.mayMean && state.tries === 0 && isBareYes(turn)) return askIfBought(turn)
  const link = namedPage(turn)
  return link
    ? openTicket(turn, messageForStaff(turn, state.description), link)
    : askTicketPage(turn, { ...state, tries: 0 })
}

/** 'você já comprou aqui ou quer comprar agora?' has no yes. */
const isBareYes = (turn: Turn) =>
  does(turn, 'agree', 'nod') && turn.reading.past === null && !does(turn, 'want-ticket', 'complain')

/** After a complaint, pages and numbers go on telling of it, until something is asked to be bought or an order is told twice. */
export const hearComplaint: Move = (turn) => {
  const state = stateAt(turn, 'complaining')
  if (!state || !bringsFacts(turn)) return null
  if (state.step === 'link') return continueTicket(turn)
  const asOrder = orderInstead(turn)
  if (asOrder) return asOrder
  if (state.step === 'offered') {
    if (does(turn, 'order', 'ask-price') || turn.reading.choice !== null) return takeFacts(turn)
    if (namesOtherGoods(turn) || ((state.mayMean || state.tries > 0) && tellsWholeOrder(turn)))
      return takeFacts(turn)
    return state.mayMean && isPageAlone(turn) ? askIfBought(turn) : agreeToTicket(turn)
  }
  const isOrder = wantsToBuy(turn) || does(turn, 'greet')
  if (isOrder || (state.tries > 0 && tellsWholeOrder(turn))) return takeFacts(turn)
  const ticket = turn.tickets.find(isComplaintTicket)
  if (!ticket) return { parts: [say('tell-if-past')] }
  return { ...tellStaff(turn, ticket), dialogue: { state: { ...state, tries: state.tries + 1 } } }
}

/** 'da outra vez peguei views', 'dessa vez é insta': another network or service than what was bought. */
function namesOtherGoods({ namedOrders, readThought }: Turn): boolean {
  const bought = readThought?.().past?.item
  const isOther = (key: 'platform' | 'serviceType') =>
    bought?.[key] && namedOrders.some((it) => it[key] !== null && it[key] !== bought[key])
  return Boolean(isOther('platform') || isOther('serviceType'))
}

/** A page may be that of a purchase, or of an order to come. */
const isPageAlone = ({ namedOrders, reading }: Turn) =>
  reading.past === null && namedOrders.every((it) => it.quantity === null && it.serviceType === null)
