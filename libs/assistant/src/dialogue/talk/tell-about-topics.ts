import { isRunning } from '../../placed-orders.ts'
import { say } from '../../replies/say.ts'
import { productSuggestions } from '../../replies/suggestions.ts'
import { soldProducts } from '../../shop.ts'
import { says } from '../../understanding/reading.ts'
import { topicTraits } from '../../understanding/topic-traits.ts'
import type { VisitorOrder } from '../../visitor-records.ts'
import { hasPage, productOf } from '../cart/draft.ts'
import { orderInHand } from '../cart/order-in-hand.ts'
import { namesOrder } from '../names-order.ts'
import { takeFacts } from '../ordering/take-facts.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import { placedNamed, tellOrders } from '../placed.ts'
import { isPurchaseMade } from '../purchase-described.ts'
import { asksLimits, tellLimits } from '../prices/tell-limits.ts'
import { asksPrices, tellPrices } from '../prices/tell-prices.ts'
import { closingOf } from '../stance.ts'
import { topicParts } from '../topic-parts.ts'
import { after, type Move, type Turn } from '../turn.ts'

export const asksTopic = (turn: Turn): boolean => {
  const { topics, isQuestion, unsold } = turn.reading
  const asksPrice = says(turn.reading, 'ask-price')
  if (topics.length === 0 || isWrongPage(turn)) return false
  if (unsold && topics.every((it) => topicTraits[it].isAside)) return false
  return isQuestion || !namesOrder(turn) || (asksPrice && !turn.namedOrders.some(hasPage))
}

/** The page of an order in hand is wrong, and no other is named yet. */
const isWrongPage = ({ reading, dialogue, namedOrders }: Turn): boolean =>
  reading.topics.includes('wrong-link') &&
  !reading.isQuestion &&
  dialogue.cart.length > 0 &&
  namedOrders.length === 0

/** 'quando chega o do tiktok?', of orders under way. */
const runningOrders = (turn: Turn): VisitorOrder[] => {
  if (
    !turn.reading.topics.some((it) => it === 'delivery-time' || it === 'delivery-date') ||
    turn.dialogue.cart.length > 0
  )
    return []
  return says(turn.reading, 'order') ? [] : placedNamed(turn).filter(isRunning)
}

/** Nothing is in hand yet, and what is asked makes ready to buy. */
const isBeforeBuying = (turn: Turn) =>
  turn.reading.topics.every((it) => topicTraits[it].isOfBuying) &&
  turn.dialogue.state.at === 'idle' &&
  turn.dialogue.cart.length + turn.orders.length + turn.tickets.length === 0 &&
  closingOf(turn) === 'question'

/** Answers what is asked, then takes the order up where it stands. */
export const tellAboutTopics: Move = (turn) => {
  const { reading, namedOrders } = turn
  const running = runningOrders(turn)
  if (running.length > 0) return tellOrders(...running)
  const platform = namedOrders[0]?.platform ?? orderInHand(turn).platform
  const product = productOf(orderInHand(turn))
  const limits = asksLimits(turn) ? tellLimits(turn).parts.slice(0, 1) : []
  const answers = [...topicParts(turn), ...limits]
  /** 'quero seguidores brasileiros pro meu insta' */
  const isWish = says(reading, 'order') && !reading.isQuestion && product !== null
  /** 'quais pacotes tem pro tiktok? e é seguro?' */
  const isOffered = says(reading, 'ask-packages') && (platform !== null || product !== null)
  const isOrdering =
    !isPurchaseMade(turn) &&
    /** Goods beside it are a goal. */
    !reading.topics.includes('without-buying') &&
    namedOrders.some((it) => hasPage(it) || it.quantity !== null || isWish || isOffered)
  if (isOrdering) return after(answers, asksPrices(turn) ? tellPrices(turn) : takeFacts(turn))
  const step = withOpenQuestion(turn, isBeforeBuying(turn) ? [...answers, say('when-ready')] : answers)
  const asksWhich = reading.topics.includes('which-link') && !product
  const possible = soldProducts(turn).filter((it) => !platform || it.platform === platform)
  return asksWhich ? { ...step, suggestions: productSuggestions(possible) } : step
}
