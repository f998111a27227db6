import type { MessagePart, PackagesPart, RecapPart } from '@smm/contracts/message-parts'
import type { Product, TieredProduct } from '@smm/contracts/products'
import { maxOrdersPerCharge } from '@smm/contracts/orders/orders'
import { floorMicrosPerThousand } from '@smm/pricing/floor'
import { centsToReais } from '@smm/pricing/money'
import { inTier, packagesOf } from '@smm/pricing/price-book'
import { isFloorFelt } from '@smm/pricing/quote'
import { trueBadge } from '@smm/pricing/true-badge'
import { deliveryOf } from '@smm/site/delivery'
import { capital } from '../naming/grammar.ts'
import { orderName } from '../naming/order-names.ts'
import { targetShown } from '../naming/page-names.ts'
import { productName, serviceNames } from '../naming/product-names.ts'
import { viewOrder } from '../order-view/view-order.ts'
import { discountOf, fullCents, type QuotedOrder, totalOf } from '../recap-total.ts'
import { type Catalogue, offerOf, rangeOf, soldTiers } from '../shop.ts'
import type { VisitorOrder } from '../visitor-records.ts'
import { drawParagraph } from './draw-paragraph.ts'
import type { Part } from './say.ts'
import { recapLabels } from './suggestions.ts'
import { askHowMany, askPageToo } from './texts/ask-texts.ts'
import { askWhichToCancel, orderLine, standingOf } from './texts/order-texts.ts'
import { anotherJoins, deliveryInShort, keptAbove, payingOf, recapTitles } from './texts/recap-texts.ts'
import type { WrittenPart } from './write-reply.ts'

type Undrawn = {
  written: readonly WrittenPart[]
  shop: Catalogue
  /** The list that can be chosen from after the turn. */
  offerId: string | undefined
  /** The recap that waits for a yes after it. */
  openRecap: OpenRecap | null
  /** Whether one charge covers several orders. */
  isOnePix: boolean
}

export type OpenRecap = { id: string; orders: readonly QuotedOrder[]; coupon?: string }

/** Draws a reply: packages and recap as what can be tapped, the rest as text. Undefined where all is text. */
export function drawReply(reply: Undrawn): MessagePart[] | undefined {
  const { written, openRecap, isOnePix } = reply
  const scene: Scene = {
    ...reply,
    recap: openRecap && drawRecap(openRecap, isOnePix),
    isListed: written.some(({ part }) => part.situation === 'packages'),
  }
  const drawn = written.flatMap((it) => drawPart(it, scene))
  const isRecapDrawn = drawn.some((it) => it.type === 'recap')
  const all = scene.recap && !isRecapDrawn ? [...drawn, scene.recap] : drawn
  return all.some((it) => it.type !== 'text') ? joinTexts(all) : undefined
}

type Scene = Undrawn & { recap: RecapPart | null; isListed: boolean }
type PartOf<Situation> = Extract<Part, { situation: Situation }>
/** Draws a part; null where it is text like any other. */
type Drawing<Situation> = (part: PartOf<Situation>, scene: Scene) => MessagePart[] | null

const leftOutBesideRecap = (_: Part, { recap }: Scene) => (recap ? [] : null)

const drawings: { readonly [Situation in Part['situation']]?: Drawing<Situation> } = {
  packages({ data: { product, link } }, { offerId, shop }) {
    const packages = offerId && drawPackages(product, offerId, shop)
    return packages ? [text(askHowMany(product, link)), packages] : null
  },
  'ask-quantity': ({ data: { product, hasPage } }, { isListed }) => {
    if (!isListed) return null
    return hasPage ? [] : [text(askPageToo(product))]
  },
  orders: ({ data: { orders } }) => [...drawStanding(orders), ...orders.flatMap(drawOrder)],
  'ask-which-to-cancel': ({ data: { orders } }) => drawCancelChoice(orders),
  recap: ({ data: { orders, isAgain } }, { recap }) =>
    recap && [text(recapTitles(orders.length, isAgain)[0]), recap],
  'ask-yes': leftOutBesideRecap,
  'ask-if-wanted': leftOutBesideRecap,
  'still-in-cart': leftOutBesideRecap,
  'kept-quietly': (_, { recap }) => recap && [text(keptAbove)],
}

function drawPart({ part, words }: WrittenPart, scene: Scene): MessagePart[] {
  const draw = drawings[part.situation] as Drawing<Part['situation']> | undefined
  return draw?.(part, scene) ?? drawParagraph(words)
}

/** How a single order stands, in words above its card. */
const drawStanding = ([order, ...others]: readonly VisitorOrder[]): MessagePart[] =>
  order && others.length === 0 && isCard(order) ? [text(capital(standingOf(order)))] : []

const isCard = ({ status }: VisitorOrder) => status !== 'requested' && status !== 'refused'
const drawOrder = (order: VisitorOrder): MessagePart[] =>
  isCard(order) ? [{ type: 'order', order: viewOrder(order) }] : [text(orderLine(order))]

function drawCancelChoice(orders: readonly VisitorOrder[]): MessagePart[] {
  const title = askWhichToCancel(orders.length)
  const rows = orders.map((it) => {
    const { id: orderId, platform, title, target, amount, state } = viewOrder(it)
    return { platform, title, target, amount, state, action: { type: 'cancel-order', orderId } as const }
  })
  return [text(title), { type: 'choices', title, rows }]
}

/** Paragraphs that follow each other are one bubble. */
const joinTexts = (parts: readonly MessagePart[]): MessagePart[] =>
  parts.reduce<MessagePart[]>((joined, part) => {
    const last = joined.at(-1)
    if (last?.type !== 'text' || part.type !== 'text') return [...joined, part]
    return [...joined.slice(0, -1), text(`${last.text}\n\n${part.text}`)]
  }, [])

const text = (words: string): MessagePart => ({ type: 'text', text: words })

function drawPackages(product: Product, offerId: string, shop: Catalogue): PackagesPart | undefined {
  const { platform, serviceType } = product
  const list = drawTier(inTier(product, null), offerId, shop)
  if (!list) return undefined
  const [standard, ...others] = soldTiers(shop, product)
  return {
    type: 'packages',
    platform,
    serviceType,
    title: capital(productName(product)),
    unit: serviceNames[serviceType],
    ...list,
    ...(standard && {
      tier: standard,
      otherTiers: others.flatMap(({ name, sentence }) => {
        const drawn = drawTier(inTier(product, name), offerId, shop)
        return drawn ? [{ name, sentence, ...drawn }] : []
      }),
    }),
  }
}

/** The packages of a product in one tier, and the range of its other quantities. */
function drawTier(product: TieredProduct, offerId: string, shop: Catalogue) {
  const range = rangeOf(shop, product)
  if (!range) return undefined
  const { tier } = product
  const packages = packagesOf(shop.priceBook, product)
  const offer = offerOf(shop, product)
  const gaps = offer?.gaps?.filter((it) => it.minimum > range.minimum && it.maximum < range.maximum) ?? []
  return {
    rows: packages.map((it): PackagesPart['rows'][number] => {
      const { quantity, priceCents, originalCents } = it
      const badge = trueBadge(packages, it)
      return {
        quantity,
        amount: centsToReais(priceCents),
        ...(originalCents !== null && { originalAmount: centsToReais(originalCents) }),
        ...(badge && { badge }),
        action: { type: 'choose-quantity', offerId, quantity, ...(tier && { tier }) },
      }
    }),
    otherQuantity: {
      offerId,
      ...range,
      ...(gaps.length > 0 && { gaps }),
      // The floor is the owner's business: it leaves the house only where it decides on a price.
      ...(offer && isFloorFelt(offer, packages) && { floorMicrosPerThousand: floorMicrosPerThousand(offer) }),
    },
  }
}

function drawRecap({ id: recapId, orders, coupon: code }: OpenRecap, isOnePix: boolean): RecapPart {
  const note = noteOf(orders, isOnePix)
  return {
    type: 'recap',
    items: orders.map((it) => ({
      platform: it.platform,
      title: orderName(it, it.quantity),
      target: targetShown(it.link),
      amount: centsToReais(fullCents(it)),
    })),
    ...(code !== undefined && { coupon: { code, discount: centsToReais(discountOf(orders)) } }),
    total: centsToReais(totalOf(orders)),
    ...(note && { note }),
    ...(isOnePix && orders.length < maxOrdersPerCharge && { hint: anotherJoins(orders.length) }),
    actions: [
      { label: recapLabels.place, action: { type: 'place-recap', recapId } },
      { label: recapLabels.change, action: { type: 'change-recap', recapId } },
      { label: recapLabels.cancel, action: { type: 'cancel-recap', recapId } },
    ],
  }
}

function noteOf(orders: readonly QuotedOrder[], isOnePix: boolean): string | undefined {
  const [only] = orders
  if (orders.length > 1 || !only) return payingOf(isOnePix)
  const delivery = deliveryOf(only)
  return delivery && deliveryInShort(delivery)
}
