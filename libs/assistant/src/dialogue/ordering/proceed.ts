import { sameTier } from '@smm/contracts/same-product'
import { linkFits } from '@smm/social-links/link-fits'
import { catalogueInWords } from '../../naming/product-names.ts'
import { isUnpaid } from '../../placed-orders.ts'
import { type Part, say } from '../../replies/say.ts'
import { soldSuggestions, suggestion } from '../../replies/suggestions.ts'
import { totalOf } from '../../recap-total.ts'
import { priceOf, soldTiers } from '../../shop.ts'
import { says } from '../../understanding/reading.ts'
import { withChoice } from '../cart/chosen-quantity.ts'
import { type Draft, noPage, noQuantity, productOf, withTier } from '../cart/draft.ts'
import { isOtherPrice, limitsOf } from '../cart/known-prices.ts'
import { answeredRecap, idle, type Recap } from '../state.ts'
import { stateAt, type Step, type Turn } from '../turn.ts'
import { askMissing, type Open } from './ask-missing.ts'
import { onePixDenied } from './one-pix-denied.ts'
import { showRecap } from './show-recap.ts'
import { turnDownGoods } from './turn-down-goods.ts'

/** The result of looking at one order: complete, not sold here, or open at one point. */
type Check =
  { is: 'ready'; draft: Draft; recap: Recap } | { is: 'unsold'; draft: Draft; parts: Part[] } | Open

/** The next step of putting the cart together: refuses what is not sold, asks for what is missing, or shows the recap. */
export function proceed(turn: Turn, cart: readonly Draft[], lead: readonly Part[] = []): Step {
  const shown = stateAt(turn, 'choosing')?.shown ?? []
  const checks = cart.map((it) => check(turn, it, shown))
  const turnedDown = checks.flatMap((it) => (it.is === 'unsold' ? it.parts : []))
  const left = checks.filter((it) => it.is !== 'unsold')
  const drafts = left.map((it) => it.draft)
  const recap = left.flatMap((it) => (it.is === 'ready' ? [it.recap] : []))
  const open = left.filter((it) => it.is === 'open')
  const [first] = open
  const before = [...lead, ...turnedDown]
  if (left.length === 0) return offerOthers(turn, before)
  if (!first) return askForYes(turn, drafts, recap, before)
  const noted = recap.length > 0 ? [say('noted', { orders: recap })] : []
  const step = askMissing(turn, first, open, lead)
  return {
    ...step,
    dialogue: { ...step.dialogue, cart: drafts.map((it) => (it === first.draft ? keptOf(first) : it)) },
    parts: [...before, ...noted, ...step.parts],
  }
}

/** The next question about a cart, which stays as it is. */
export function openQuestion(turn: Turn, cart: readonly Draft[]): Pick<Step, 'question' | 'suggestions'> {
  const { question, suggestions } = proceed(turn, cart)
  return { question, suggestions }
}

/** A cart with its recap; null while something is missing. */
export function recapOf(turn: Turn, cart: readonly Draft[]) {
  const { dialogue } = proceed(turn, cart)
  return dialogue?.state?.at === 'confirming'
    ? { ...dialogue, cart: dialogue.cart ?? [...cart], state: dialogue.state }
    : null
}

/** A turn as if no packages were listed: they are listed once more. */
export const listingAnew = (turn: Turn): Turn =>
  stateAt(turn, 'choosing') ? { ...turn, dialogue: { ...turn.dialogue, state: idle } } : turn

/** A quantity out of range is not kept, and a page of the wrong kind only for other goods. */
const keptOf = ({ draft, needs }: Open): Draft => {
  if (needs === 'other-page') return { ...draft, ...noPage, ...(draft.link && { unfit: draft.link }) }
  return needs === 'range' ? { ...draft, ...noQuantity } : draft
}

function check(turn: Turn, wanted: Draft, shown: readonly number[]): Check {
  const draft = inSoldTier(turn, wanted)
  const turnedDown = turnDownGoods(turn, draft)
  if (turnedDown) return { is: 'unsold', draft, parts: turnedDown }
  const product = productOf(draft)
  const limits = product && limitsOf(turn, product)
  if (!limits) return { is: 'open', draft, needs: 'what' }
  const chosen = withChoice(turn, draft, shown)
  const { quantity, link } = chosen
  const open = { is: 'open', draft: chosen, limits } as const
  if (link && !linkFits(product, link)) return { ...open, needs: 'other-page', link: link.canonicalUrl }
  if (quantity === null) return { ...open, needs: 'quantity' }
  const priced = priceOf(turn, product, quantity)
  if (!priced.ok) return { ...open, needs: 'range' }
  if (!link) return { ...open, needs: 'page' }
  const { tier, ...goods } = product
  const order = { ...goods, ...(tier && { tier }), quantity, link: link.canonicalUrl }
  return { is: 'ready', draft: chosen, recap: { ...order, quotedCents: priced.amountCents } }
}

/** A tier that its product is not sold in gives way to the standard one, which the recap shows at its price. */
function inSoldTier(turn: Turn, draft: Draft): Draft {
  if (draft.tier === undefined) return draft
  const product = productOf(draft)
  const isKept = product === null || soldTiers(turn, product).some(({ name }) => name === draft.tier)
  return withTier(draft, isKept ? draft.tier : null)
}

const offerOthers = (turn: Turn, before: Part[]): Step => ({
  dialogue: { cart: [], state: idle },
  parts: before,
  question: say('sold-here', { catalogue: catalogueInWords(turn), isAsked: true }),
  suggestions: soldSuggestions(turn),
})

/** Shows the cart in full and asks for a yes, behind what is said of it; 'updated' is not said of a recap that comes out as it was. */
function askForYes(turn: Turn, cart: Draft[], listed: Recap[], lead: readonly Part[]): Step {
  const before = stateAt(turn, 'confirming')?.recap ?? null
  const coupon = listed.length === 1 || turn.takesCarts ? (turn.dialogue.coupon ?? null) : null
  const isPriceAsked = lead.length === 0 && asksItsPrice(turn)
  const { state, isSame, isOver, parts, question } = showRecap(turn, listed, { coupon, before, isPriceAsked })
  const { recap } = state
  const isAnswer = (isSame && !says(turn.reading, 'agree', 'ask-recap')) || asksOfPrice(turn, totalOf(recap))
  return {
    dialogue: {
      cart,
      ...(isOver && { coupon: null }),
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
