import Type, { type Static } from 'typebox'
import type { CouponUse } from './orders/coupons.ts'
import type { OrderView } from './orders/order-view.ts'
import type { TierNote } from './prices/price-book.ts'
import { type Platform, type Product, type QuantityRange, Tier } from './products.ts'

/** Names what one turn offered: the id of the visitor's message that it answers. */
const OfferId = Type.String({ minLength: 1, maxLength: 64 })

/**
 * An action of a button. The chat executes it exactly, without reading the words sent beside it, while the offer or recap
 * that it names is the one on the table.
 */
export const ChatAction = Type.Union([
  Type.Object({
    type: Type.Literal('choose-quantity'),
    offerId: OfferId,
    quantity: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    /** Absent: the standard one. */
    tier: Type.Optional(Tier),
  }),
  Type.Object({ type: Type.Enum(['place-recap', 'change-recap', 'cancel-recap']), recapId: OfferId }),
  /** On the card of an order: executed as its state at that moment allows. */
  Type.Object({
    type: Type.Enum(['cancel-order', 'withdraw-order', 'refill-order', 'repeat-order', 'show-receipt']),
    orderId: Type.String({ minLength: 1, maxLength: 64 }),
  }),
])
export type ChatAction = Static<typeof ChatAction>

/** Amounts are in reais, as on the PIX card. */
type PackageRow = {
  quantity: number
  amount: number
  /** The struck price. */
  originalAmount?: number
  badge?: string
  action: ChatAction
}

/** Packages, and any other quantity of their range. */
type PackageList = {
  rows: PackageRow[]
  otherQuantity: {
    offerId: string
    minimum: number
    maximum: number
    /** Quantities between those that cannot be ordered; the packages can. */
    gaps?: QuantityRange[]
    /** The least that 1,000 units cost, in millionths of a real; absent where no quantity costs as little. */
    floorMicrosPerThousand?: number
  }
}

/** Packages of one product; of its standard tier, where it has several. */
export type PackagesPart = Product &
  PackageList & {
    type: 'packages'
    /** 'Seguidores no Instagram' */
    title: string
    /** 'seguidores' */
    unit: string
    /** Where the product has several tiers: what the standard one is, and the packages of each of the others. */
    tier?: TierNote
    otherTiers?: Array<TierNote & PackageList>
  }

/** Placed orders to choose one of with a tap. */
export type ChoicesPart = {
  type: 'choices'
  /** 'Qual pedido você quer cancelar?' */
  title: string
  rows: Array<Pick<OrderView, 'platform' | 'title' | 'target' | 'amount' | 'state'> & { action: ChatAction }>
}

/** Orders to confirm. `target` is the page as a person reads it: '@loja.x'. */
export type RecapPart = {
  type: 'recap'
  items: Array<{ platform: Platform; title: string; target: string; amount: number }>
  /** Less the coupon. */
  total: number
  coupon?: CouponUse
  /** When the delivery starts and how long it takes, where that is published. */
  note?: string
  /** How another order joins this one. */
  hint?: string
  actions: Array<{ label: string; action: ChatAction }>
}

/**
 * An order as it is now. A client shows one card of an order, with the newest view of it; news change that card, and other
 * parts bring it again.
 */
export type OrderPart = { type: 'order'; order: OrderView; isNews?: true }

export type LinksPart = { type: 'links'; links: Array<{ label: string; url: string }> }

/** Words of a member of staff. `speaker` is their name as visitors read it: 'Ana, do atendimento'. */
type StaffPart = { type: 'staff'; speaker: string; text: string }

/** A piece of a reply as it is drawn. Together the parts say what the content of the reply says in words. */
export type MessagePart =
  { type: 'text'; text: string } | StaffPart | PackagesPart | ChoicesPart | RecapPart | OrderPart | LinksPart
