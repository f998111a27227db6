import { platforms, type Product, type ServiceType } from '@smm/contracts/products'
import { sameTier } from '@smm/contracts/same-product'
import { isOnRequest } from '@smm/site/on-request'
import { linkFits } from '@smm/social-links/link-fits'
import { isUnpaid } from '../../placed-orders.ts'
import { catalogueInWords, soldTaps } from '../../replies/list-packages.ts'
import { type Part, say } from '../../replies/say.ts'
import { tapLabels } from '../../replies/tap-labels.ts'
import { productName, serviceNames } from '../../replies/wording.ts'
import { isOurs, isSold, priceOf, soldProducts, soldTiers } from '../../shop.ts'
import { type Draft, noPage, noQuantity, productOf, withTier } from '../cart/draft.ts'
import { isOtherPrice } from '../cart/known-prices.ts'
import { idle, type Recap, totalOf } from '../state.ts'
import { does, stateAt, type Step, type Turn } from '../turn.ts'
import { askFor, type Asking, type Open } from './ask-missing.ts'
import { withChoice } from '../cart/choose-package.ts'
import { showRecap } from './show-recap.ts'

/** The result of looking at one order: complete, not sold here, or open at one point. */
type Check =
  { is: 'ready'; draft: Draft; recap: Recap } | { is: 'unsold'; draft: Draft; parts: Part[] } | Open

/** `isUpdated`: says so, unless the recap comes out as it was. */
type Manner = Asking & { isUpdated?: boolean }

/** The next step of putting the cart together: refuses what is not sold, asks for what is missing, or shows the recap. */
export function proceed(
  turn: Turn,
  cart: readonly Draft[],
  lead: readonly Part[] = [],
  { isUpdated = false, ...asking }: Manner = {},
): Step {
  const shown = stateAt(turn, 'choosing')?.shown ?? []
  const checks = cart.map((it) => check(turn, it, shown))
  const refusals = checks.flatMap((it) => (it.is === 'unsold' ? it.parts : []))
  const left = checks.filter((it) => it.is !== 'unsold')
  const drafts = left.map((it) => it.draft)
  const open = left.find((it) => it.is === 'open')
  const update = isUpdated ? [say('updated')] : []
  if (left.length === 0) return refused(turn, refusals, [...lead, ...update])
  const recap = left.flatMap((it) => (it.is === 'ready' ? [it.recap] : []))
  if (!open) return askForYes(turn, drafts, recap, { lead, update, refusals })
  const parts = [...lead, ...update, ...refusals]
  if (recap.length > 0) parts.push(say('noted', { orders: recap }))
  const step = askFor(
    turn,
    open,
    left.filter((it) => it.is === 'open'),
    asking,
  )
  return {
    ...step,
    dialogue: { ...step.dialogue, cart: drafts.map((it) => (it === open.draft ? keptOf(open) : it)) },
    parts: [...parts, ...step.parts],
  }
}

/** A page of the wrong kind and a quantity out of range are not kept. */
const keptOf = ({ draft, needs }: Open): Draft => {
  if (needs === 'other-page') return { ...draft, ...noPage }
  return needs === 'range' ? { ...draft, ...noQuantity } : draft
}

function check(turn: Turn, wanted: Draft, shown: readonly number[]): Check {
  const draft = inSoldTier(turn, wanted)
  const product = productOf(draft)
  if (!product)
    return isUnsold(turn, draft.serviceType)
      ? { is: 'unsold', draft, parts: refuseService(draft.serviceType!) }
      : { is: 'open', draft, product, needs: 'what' }
  if (!isOurs(turn, product)) return { is: 'unsold', draft, parts: refuseProduct(product) }
  if (!isSold(turn, product))
    return { is: 'unsold', draft, parts: [say('sold-out', { product, others: soldProducts(turn) })] }
  const chosen = withChoice(turn, draft, shown)
  const { quantity, link } = chosen
  const open = (needs: Open['needs']): Open => ({ is: 'open', draft: chosen, product, needs })
  if (link && !linkFits(product, link)) return open('other-page')
  if (quantity === null) return open('quantity')
  const priced = priceOf(turn, product, quantity)
  if (!priced.ok) return open('range')
  if (!link) return open('page')
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

const isUnsold = (turn: Turn, serviceType: ServiceType | null): boolean =>
  serviceType !== null && !platforms.some((platform) => isOurs(turn, { platform, serviceType }))

export const refuseProduct = (product: Product): Part[] => [
  isOnRequest(product)
    ? say('quoted-by-staff', { products: [product] })
    : say('not-sold', { name: productName(product) }),
]

function refuseService(serviceType: ServiceType): Part[] {
  const products = platforms.map((platform) => ({ platform, serviceType })).filter(isOnRequest)
  return [
    products.length
      ? say('quoted-by-staff', { products })
      : say('not-sold', { name: serviceNames[serviceType] }),
  ]
}

const refused = (turn: Turn, refusals: Part[], lead: readonly Part[]): Step => ({
  dialogue: { cart: [], state: idle },
  parts: [...lead, ...refusals],
  question: say('sold-here', { catalogue: catalogueInWords(turn), isAsked: true }),
  taps: soldTaps(turn),
})

type Before = Record<'lead' | 'update' | 'refusals', readonly Part[]>

/** Shows the cart in full and asks for a yes. */
function askForYes(turn: Turn, cart: Draft[], listed: Recap[], { lead, update, refusals }: Before): Step {
  const before = stateAt(turn, 'confirming')?.recap ?? null
  const coupon = listed.length === 1 || turn.takesCarts ? (turn.dialogue.coupon ?? null) : null
  const isTotalAsked = does(turn, 'ask-price', 'ask-total') && !does(turn, 'agree')
  const { state, isSame, isOver, parts, question } = showRecap(turn, listed, { coupon, before, isTotalAsked })
  const { recap } = state
  const waits = lead.length + update.length + refusals.length === 0 ? waitingParts(turn, recap) : []
  const { money } = turn.reading
  const total = totalOf(recap)
  const isOther = money !== null && isOtherPrice(money, total)
  const overBudget =
    isOther && money.use === 'budget' && recap.length > 1
      ? [say('over-budget', { cents: money.cents, total })]
      : []
  const isAnswer =
    (isSame && !does(turn, 'agree', 'ask-recap')) ||
    isOther ||
    turn.reading.supposed.length > 0 ||
    does(turn, 'ask-price', 'ask-total', 'haggle', 'trick')
  return {
    dialogue: {
      cart,
      ...(isOver && { coupon: null }),
      state: isAnswer ? { ...state, placedBy: 'yes' } : state,
    },
    parts: [...lead, ...(isSame ? [] : update), ...refusals, ...overBudget, ...waits, ...parts],
    question,
    taps: [tapLabels.placeRecap, tapLabels.changeQuantity, tapLabels.changePage],
  }
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
