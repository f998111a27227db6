import { takeFacts } from '../ordering/take-facts.ts'
import { does, type Move, type Turn } from '../turn.ts'
import { askIfBought } from './ask-if-bought.ts'
import { continueTicket, openOffered } from './file-complaint.ts'
import { orderInstead, tellsWholeOrder } from './order-instead.ts'

/** A yes to 'quer que eu abra um chamado?', or the page that was asked for. */
export const agreeToTicket: Move<'complaining'> = (turn) => {
  const { state } = turn.dialogue
  if (state.step === 'link') return continueTicket(turn, state)
  const asOrder = orderInstead(turn)
  if (asOrder) return asOrder
  /** 'você já comprou aqui ou quer comprar agora?' has no yes. */
  const hasNoYes = state.mayMean && state.tries === 0 && does(turn, 'agree', 'nod')
  return hasNoYes ? askIfBought(turn) : openOffered(turn, state)
}

/** After a complaint that is not with the staff yet, pages and numbers go on telling of it, until an order is told. */
export const hearComplaint: Move<'complaining'> = (turn) => {
  const { state } = turn.dialogue
  if (state.step === 'link') return continueTicket(turn, state)
  if (isOrder(turn)) return takeFacts(turn)
  return state.mayMean && isPageAlone(turn) ? askIfBought(turn) : agreeToTicket(turn)
}

/** Of what only may be a purchase an order is told, or a price asked. */
const isOrder = (turn: Turn<'complaining'>) =>
  does(turn, 'order', 'ask-price') ||
  turn.reading.choice !== null ||
  namesOtherNetwork(turn) ||
  (turn.dialogue.state.mayMean !== undefined && tellsWholeOrder(turn))

/** 'dessa vez é insta': another network than that of what was bought. */
function namesOtherNetwork({ namedOrders, readThought }: Turn): boolean {
  const platform = readThought?.().past?.item.platform
  return Boolean(platform) && namedOrders.some((it) => it.platform !== null && it.platform !== platform)
}

/** A page may be that of a purchase, or of an order to come. */
const isPageAlone = ({ namedOrders }: Turn) => namedOrders.every((it) => it.quantity === null)
