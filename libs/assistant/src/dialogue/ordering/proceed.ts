import { sameTier } from '@smm/contracts/same-product'
import { catalogueInWords } from '../../naming/product-names.ts'
import { isUnpaid } from '../../placed-orders.ts'
import { type Part, say } from '../../replies/say.ts'
import { soldSuggestions, suggestion } from '../../replies/suggestions.ts'
import { totalOf } from '../../recap-total.ts'
import { says } from '../../understanding/reading.ts'
import { type Draft, noPage, noQuantity } from '../cart/draft.ts'
import { isOtherPrice } from '../cart/known-prices.ts'
import { answeredRecap, idle, type Recap } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'
import { askMissing } from './ask-missing.ts'
import { checkCart, type Open, recapNow } from './check-cart.ts'
import { onePixDenied } from './one-pix-denied.ts'
import { showRecap } from './show-recap.ts'
import { turnDownGoods } from './turn-down-goods.ts'

/** The next step of putting the cart together: refuses what is not sold, asks for what is missing, or shows the recap. */
export function proceed(turn: Turn, cart: readonly Draft[], lead: readonly Part[] = []): Step {
  const { drafts, ready, open, unsold } = checkCart(turn, cart)
  const [first] = open
  const before = [...lead, ...unsold.flatMap((it) => turnDownGoods(turn, it) ?? [])]
  if (drafts.length === 0) return offerOthers(turn, before)
  if (!first) return askForYes(turn, cart, before)
  const noted = ready.length > 0 ? [say('noted', { orders: ready })] : []
  const step = askMissing(turn, first, open)
  return {
    ...step,
    dialogue: { ...step.dialogue, cart: drafts.map((it) => (it === first.draft ? keptOf(first) : it)) },
    parts: [...before, ...noted, ...step.parts],
  }
}

/** The next question about a cart, which stays as it is. */
export function openQuestion(turn: Turn, cart: readonly Draft[]): Pick<Step, 'question' | 'suggestions'> {
  const { open } = checkCart(turn, cart)
  const [first] = open
  if (!first) return {}
  const { question, suggestions } = askMissing(turn, first, open)
  return { question, suggestions }
}

/** A turn as if no packages were listed: they are listed once more. */
export const listingAnew = (turn: Turn): Turn =>
  stateAt(turn, 'choosing') ? { ...turn, dialogue: { ...turn.dialogue, state: idle } } : turn

/** A quantity out of range is not kept, and a page of the wrong kind only for other goods. */
const keptOf = ({ draft, needs }: Open): Draft => {
  if (needs === 'other-page') return { ...draft, ...noPage, ...(draft.link && { unfit: draft.link }) }
  return needs === 'range' ? { ...draft, ...noQuantity } : draft
}

const offerOthers = (turn: Turn, before: Part[]): Step => ({
  dialogue: { cart: [], state: idle },
  parts: before,
  question: say('sold-here', { catalogue: catalogueInWords(turn), isAsked: true }),
  suggestions: soldSuggestions(turn),
})

/** Shows the cart in full and asks for a yes, behind what is said of it; 'updated' is not said of a recap that comes out as it was. */
function askForYes(turn: Turn, all: readonly Draft[], lead: readonly Part[]): Step {
  const { cart, ...discounted } = recapNow(turn, all)!
  const { recap, refused } = discounted
  const before = stateAt(turn, 'confirming')?.recap ?? null
  const isPriceAsked = lead.length === 0 && asksItsPrice(turn)
  const { state, isSame, parts, question } = showRecap(turn, discounted, { before, isPriceAsked })
  const isAnswer = (isSame && !says(turn.reading, 'agree', 'ask-recap')) || asksOfPrice(turn, totalOf(recap))
  return {
    dialogue: {
      cart,
      ...(refused?.why === 'over' && { coupon: null }),
      state: isAnswer ? answeredRecap(state) : state,
    },
    parts: [
      ...lead.filter((it) => !isSame || it.situation !== 'updated'),
      ...budgetParts(turn, recap),
      ...onePixDenied(turn, recap.length),
      ...(lead.length === 0 ? waitingParts(turn, recap) : []),
      ...parts,
    ],
    question,
    suggestions: [suggestion.placeRecap, suggestion.changeQuantity, suggestion.changePage],
  }
}

/** No other price is asked, and no yes is said beside it. */
const asksItsPrice = ({ reading }: Turn) =>
  says(reading, 'ask-price', 'ask-total') && !says(reading, 'agree') && reading.supposed.length === 0

/** The recap answers a price, named or asked: a nod that follows may mean the answer. */
const asksOfPrice = (turn: Turn, total: number): boolean => {
  const { money, supposed } = turn.reading
  const isOther = money !== null && isOtherPrice(money, total)
  return isOther || supposed.length > 0 || says(turn.reading, 'ask-price', 'ask-total', 'haggle', 'trick')
}

/** 'só tenho 50, dá pra 500?', and a sum that several orders are over. */
function budgetParts({ reading: { money, isQuestion } }: Turn, recap: readonly Recap[]): Part[] {
  if (money?.use !== 'budget') return []
  const total = totalOf(recap)
  if (money.cents >= total) return isQuestion ? [say('within-budget')] : []
  const isOver = isOtherPrice(money, total) && recap.length > 1
  return isOver ? [say('over-budget', { cents: money.cents, total })] : []
}

/** An order like one that already waits for its payment. */
function waitingParts({ orders }: Turn, recap: readonly Recap[]): Part[] {
  const same = orders.find(
    (it) =>
      isUnpaid(it) &&
      recap.some((one) => sameTier(it, one) && it.quantity === one.quantity && it.link === one.link),
  )
  return same ? [say('already-waiting', { isPaid: Boolean(same.reviewReason) })] : []
}
