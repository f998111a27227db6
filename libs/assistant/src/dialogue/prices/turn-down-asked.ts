import { say } from '../../replies/say.ts'
import { saysAny } from '../../understanding/act-traits.ts'
import { says } from '../../understanding/reading.ts'
import { type Draft, hasPage } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { pricesOf } from '../cart/known-prices.ts'
import { orderInHand } from '../cart/order-in-hand.ts'
import { namesSupposed } from '../names-order.ts'
import { proceed } from '../ordering/proceed.ts'
import { turnDownGoods } from '../ordering/turn-down-goods.ts'
import { withOpenQuestion } from '../ordering/beside-order.ts'
import { topicParts } from '../topic-parts.ts'
import type { Step, Turn } from '../turn.ts'
import { speaksOfMoney } from './fit-budget.ts'
import { ordersBesideSupposed, supposedOrders } from './quote-supposed.ts'

/** Goods that a question about prices or limits names, where some of them are not sold. */
export function unsoldAsked(turn: Turn): readonly Draft[] | null {
  if (!asksOfGoods(turn) || isOrdering(turn)) return null
  const asked = goodsAsked(turn)
  return asked.some((it) => turnDownGoods(turn, it)) ? asked : null
}

/** An order beside the question goes on: 'quero 500 pra @loja.x, quanto fica 1000 curtidas no tiktok?'. */
const isOrdering = (turn: Turn): boolean =>
  namesSupposed(turn)
    ? ordersBesideSupposed(turn)
    : turn.reading.alternatives.length < 2 && turn.namedOrders.some(hasPage)

function asksOfGoods(turn: Turn): boolean {
  const { reading } = turn
  return (
    saysAny(reading, 'of-price') ||
    says(reading, 'ask-total', 'ask-minimum', 'ask-maximum') ||
    namesSupposed(turn) ||
    reading.alternatives.length > 1 ||
    (reading.isQuestion && reading.choice !== null) ||
    speaksOfMoney(turn)
  )
}

function goodsAsked(turn: Turn): readonly Draft[] {
  const { namedOrders } = turn
  if (namesSupposed(turn)) return supposedOrders(turn)
  return namedOrders.length === 1 ? [orderInHand(turn)] : namedOrders.map(inferParts)
}

/** 'quanto custa 1000 curtidas no tiktok?': said so, with the prices of what else is asked of; what is in hand goes on as it is. */
export function turnDownAsked(turn: Turn, asked: readonly Draft[]): Step {
  const answers = topicParts(turn)
  if (turn.dialogue.cart.length === 0) return proceed(turn, asked, answers)
  const turnedDown = asked.flatMap((it) => turnDownGoods(turn, it) ?? [])
  const orders = pricesOf(turn, asked)
  const prices = orders.length > 0 ? [say('prices', { orders })] : []
  return withOpenQuestion(turn, [...answers, ...turnedDown, ...prices])
}
