import { Platform, ServiceType } from '@smm/contracts/products'
import Type, { type Static } from 'typebox'

/** What a message does, apart from the facts of an order. */
export const acts = [
  'greeting',
  'thanks',
  'laughter',
  'goodbye',
  'yes',
  /** An order to go on that cannot be mistaken for politeness: 'pode gerar o pix', 'confirmo'. */
  'firm-yes',
  'no',
  'order',
  'change',
  'change-quantity',
  'change-link',
  'another-order',
  'drop-order',
  'ask-price',
  'ask-packages',
  'ask-catalogue',
  'ask-minimum',
  'ask-maximum',
  'ask-help',
  'haggle',
  'ask-status',
  'ask-pix-again',
  'complaint',
  'dropped',
  'open-ticket',
  'wants-refill',
  'wants-cancel',
  'wants-refund',
  'wants-person',
  'offers-password',
  'tricks',
] as const
export type Act = (typeof acts)[number]

/** What a visitor asks about. Each one has its answer in `answer-topic.ts`. */
export const topics = [
  'delivery-time',
  'gradual',
  'guarantee',
  'undelivered',
  'pay-first',
  'pix-code',
  'payment-methods',
  'pix-approval',
  'pix-expired',
  'password',
  'safety',
  'platform-rules',
  'real-audience',
  'public-profile',
  'monetisation',
  'cancellation',
  'refund',
  'support-hours',
  'contact',
  'discounts',
  'how-it-works',
  'which-link',
  'wrong-link',
  'track-order',
  'split-likes',
  'shorts',
  'algorithm',
  'invoice',
  'company',
  'privacy',
  'who-are-you',
  'age',
  'no-account',
  'new-profile',
  'for-someone',
  'order-again',
] as const
export type Topic = (typeof topics)[number]

const OrNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const WantedOrder = Type.Object({
  platform: OrNull(Platform),
  serviceType: OrNull(ServiceType),
  quantity: OrNull(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
})
export type WantedOrder = Static<typeof WantedOrder>

/** Which line of the packages just offered: by place (1 = first, -1 = last), by name, or by a quality. */
export const Choice = Type.Union([
  Type.Object({ by: Type.Literal('place'), place: Type.Integer({ minimum: -20, maximum: 20 }) }),
  Type.Object({ by: Type.Literal('name'), name: Type.String({ maxLength: 40 }) }),
  Type.Object({ by: Type.Enum(['popular', 'cheapest', 'largest', 'middle']) }),
])
export type Choice = Static<typeof Choice>

/**
 * What a message was understood to say. The built-in reader fills it, and so may any other reader: it holds no price,
 * no address and no promise. Links are always taken from the message itself.
 */
export const Reading = Type.Object({
  acts: Type.Array(Type.Enum(acts), { maxItems: 20 }),
  topics: Type.Array(Type.Enum(topics), { maxItems: 10 }),
  /** The orders spoken of, in order; empty when the message names none. */
  orders: Type.Array(WantedOrder, { maxItems: 4 }),
  /** Quantities between which the visitor hesitates: '500 ou 1000'. */
  alternatives: Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), { maxItems: 4 }),
  choice: OrNull(Choice),
  /** Money spoken of, in centavos: what he can spend, or what he says the price is. */
  money: OrNull(Type.Object({ cents: Type.Integer({ minimum: 0 }), use: Type.Enum(['budget', 'price']) })),
  /** A profile's name written without '@', as it stands in the message. */
  handle: OrNull(Type.String({ maxLength: 60 })),
  /** First characters of an order's id. */
  orderRef: OrNull(Type.String({ maxLength: 36 })),
  /** What he asks for that nobody sells here, in Portuguese: 'selo de verificado'. */
  unsold: OrNull(Type.String({ maxLength: 60 })),
  isQuestion: Type.Boolean(),
})
export type Reading = Static<typeof Reading>
