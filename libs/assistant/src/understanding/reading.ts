import { OrNull } from '@smm/contracts/or-null'
import { Platform, ServiceType } from '@smm/contracts/products'
import Type, { type Static } from 'typebox'
import type { QuotedOrder } from '../recap-total.ts'
import {
  type Act,
  acts,
  conditions,
  greetings,
  intrusions,
  kindnesses,
  lifeEvents,
  purchaseStates,
  type Topic,
  topics,
  troubles,
  unsoldWishes,
} from './reading-labels.ts'

const quantitySchema = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
/** Index into `targets`. */
const TargetIndex = Type.Integer({ minimum: 0, maximum: 19 })

/** One of the packages shown: by place (1 = first, -1 = last), name, price or quality. */
export const Choice = Type.Union([
  Type.Object({ by: Type.Literal('place'), place: Type.Integer({ minimum: -20, maximum: 20 }) }),
  Type.Object({ by: Type.Literal('name'), name: Type.String({ maxLength: 40 }) }),
  Type.Object({ by: Type.Literal('price'), cents: Type.Integer({ minimum: 0 }) }),
  Type.Object({ by: Type.Enum(['popular', 'cheapest', 'largest', 'middle']) }),
])
export type Choice = Static<typeof Choice>

/**
 * Goods as the message names them; null for whatever it leaves open. From–to ('de 800 pra 1800') and written sums
 * ('quinhentos mais cem') are already one quantity.
 */
export const Item = Type.Object({
  platform: OrNull(Platform),
  serviceType: OrNull(ServiceType),
  quantity: OrNull(quantitySchema),
  /** A package by name, place, price or quality instead of a quantity. */
  choice: OrNull(Choice),
  target: OrNull(TargetIndex),
})
export type Item = Static<typeof Item>

/**
 * Change of the quantity in hand: 'mais 200', '200 a menos', 'o dobro' (factor 2), 'metade' (factor 0.5). A difference
 * stands also as the quantity of an item: it counts alone where no quantity is in hand.
 */
export const Resize = Type.Union([
  Type.Object({ by: Type.Literal('difference'), difference: Type.Integer() }),
  Type.Object({ by: Type.Literal('factor'), factor: Type.Number({ minimum: 0.01, maximum: 1000 }) }),
])
export type Resize = Static<typeof Resize>

/** The role of a link's or handle's page. `wanted` is the only role that receives an order; of several `possible` ones the visitor is asked. */
export const targetRoles = ['wanted', 'possible', 'mentioned', 'negated', 'former', 'rival'] as const
export type TargetRole = (typeof targetRoles)[number]

export const TargetLink = Type.Object({
  platform: Platform,
  kind: Type.Enum(['profile', 'post', 'reel', 'video', 'short', 'live', 'channel']),
  canonicalUrl: Type.String({ maxLength: 2048 }),
  handle: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
})

/**
 * A link or handle that stands in the message, in its order; rules and a model give the role. `refusal` (of `LinkRefusal`):
 * an address no order can go to.
 */
export const Target = Type.Object({
  role: Type.Enum(targetRoles),
  link: OrNull(TargetLink),
  handle: OrNull(Type.String({ maxLength: 60 })),
  refusal: OrNull(Type.String({ maxLength: 40 })),
  /** The platform the words around the handle give, or that of the link. */
  platform: OrNull(Platform),
})
export type Target = Static<typeof Target>

/** A purchase made before this message, here or elsewhere. */
export const PastPurchase = Type.Object({
  state: Type.Enum(purchaseStates),
  /** The goods of it, as the message names them. */
  items: Type.Array(Item, { maxItems: 10 }),
  /** How long ago, where the message tells. */
  minutesAgo: Type.Optional(Type.Integer({ minimum: 0 })),
  trouble: Type.Optional(Type.Enum(troubles)),
  /** It may be no complaint: the visitor is asked before a ticket opens. */
  isUnsure: Type.Optional(Type.Literal(true)),
})
export type PastPurchase = Static<typeof PastPurchase>

/** Nothing is said to be wrong with it. */
export const isOnlyTold = ({ state }: Pick<PastPurchase, 'state'>): boolean =>
  state === 'bought' || state === 'named'

/** It went wrong. */
export const isProblem = ({ state }: Pick<PastPurchase, 'state'>): boolean =>
  !isOnlyTold({ state }) && state !== 'fine' && state !== 'elsewhere'

/** A word told as the code of a coupon; `isCode`: it looks like one, and is no word of the language. */
export const NamedCoupon = Type.Object({ code: Type.String({ maxLength: 24 }), isCode: Type.Boolean() })
export type NamedCoupon = Static<typeof NamedCoupon>

/**
 * All that the dialogue learns of a message. The built-in reader fills it, and so may any other reader that matches this
 * schema: it holds no price of ours and no promise.
 */
export const Reading = Type.Object({
  acts: Type.Array(Type.Enum(acts), { maxItems: 20 }),
  topics: Type.Array(Type.Enum(topics), { maxItems: 10 }),
  /** Goods wanted now, in order, and not what is negated, owned, bought before or only supposed. */
  items: Type.Array(Item, { maxItems: 10 }),
  /** Goods asked about in a hypothesis or a price question: quoted, never ordered. */
  supposed: Type.Array(Item, { maxItems: 10 }),
  /** Goods, quantities or platforms that no longer hold: the 500 of 'não quero 500, quero 1500'. */
  replaced: Type.Array(Item, { maxItems: 10 }),
  /** Goods to be taken out of the cart. */
  removed: Type.Array(Item, { maxItems: 10 }),
  /** Quantities between which the visitor hesitates: '500 ou 1000'. */
  alternatives: Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), { maxItems: 4 }),
  /** Among the packages shown. Also the only item's choice. */
  choice: OrNull(Choice),
  resize: OrNull(Resize),
  /** 'pra cada', 'os dois', 'metade pra cada': how one quantity meets several targets. */
  share: OrNull(Type.Enum(['each', 'split'])),
  /** 'os dois', 'todos', 'os três': an agreement or removal that means the whole cart; 'o primeiro', 'só o do tiktok'. */
  scope: OrNull(Type.Enum(['all', 'first', 'last', 'rest', 'named'])),
  /** Money in centavos: what can be spent, the price the visitor states, a price they ask for, or the amount they paid. */
  money: OrNull(
    Type.Object({
      cents: Type.Integer({ minimum: 0 }),
      use: Type.Enum(['budget', 'price', 'counter-offer', 'paid']),
    }),
  ),
  targets: Type.Array(Target, { maxItems: 20 }),
  past: OrNull(PastPurchase),
  conditions: Type.Array(Type.Enum(conditions), { maxItems: conditions.length }),
  /** For someone else whose page is not given: 'no perfil da minha mãe'. */
  isForOther: Type.Boolean(),
  /** A kind of page that is spoken of without its address: 'nesse vídeo' is `content`, 'pro canal' is `channel`. */
  pageKind: OrNull(Type.Enum(['account', 'channel', 'content'])),
  /** First characters of an order's id, lower case. */
  orderRef: OrNull(Type.String({ maxLength: 36 })),
  /** 'tenho cupom VERAO10'. */
  coupon: Type.Optional(NamedCoupon),
  /** The name of a tier that the shop has: 'quero o premium'. */
  tier: Type.Optional(Type.String({ maxLength: 40 })),
  /** A wish that nobody sells here: 'selo de verificado'. */
  unsold: OrNull(Type.Enum(unsoldWishes)),
  /** It is asked or ordered, and not only told of: 'o kwai vocês não têm, né'. */
  asksUnsold: Type.Optional(Type.Literal(true)),
  /** Others beside it: 'facebook ou kwai?' */
  alsoUnsold: Type.Optional(Type.Array(Type.Enum(unsoldWishes), { maxItems: 5 })),
  /** 'tudo num pix só, se der' */
  wantsOnePix: Type.Optional(Type.Literal(true)),
  /** To be returned in kind: 'bom dia', 'a paz'. */
  greeting: OrNull(Type.Enum(greetings)),
  lifeEvent: OrNull(Type.Enum(lifeEvents)),
  /** The thing asked for that nobody gets, or that a trick is after. */
  intrusion: OrNull(Type.Enum(intrusions)),
  kindness: Type.Array(Type.Enum(kindnesses), { maxItems: kindnesses.length }),
  isQuestion: Type.Boolean(),
  /** 'que pena, era só isso' begins as a question, and has none. */
  hasQuestionMark: Type.Optional(Type.Literal(true)),
  /** 0 to 1: the share of the message's words that were understood. */
  coverage: Type.Number({ minimum: 0, maximum: 1 }),
})
export type Reading = Static<typeof Reading>

export const says = (reading: Pick<Reading, 'acts'>, ...some: readonly Act[]): boolean =>
  some.some((it) => reading.acts.includes(it))
/** The goods that it names, wanted or else of a purchase. */
export const goodsNamed = ({ items, past }: Pick<Reading, 'items' | 'past'>): Item[] =>
  items.length > 0 ? items : (past?.items ?? [])
/** It names goods, how many and for which page. */
export const tellsOrder = (reading: Pick<Reading, 'items' | 'past'>): boolean =>
  goodsNamed(reading).some((it) => it.quantity !== null && it.target !== null)
/** Its goods are wanted, and none were bought. */
export const withoutPurchase = (reading: Reading): Reading => ({
  ...reading,
  items: goodsNamed(reading),
  past: null,
})
export const withoutActs = (reading: Reading, voided: readonly Act[]): Reading => ({
  ...reading,
  acts: reading.acts.filter((it) => !voided.includes(it)),
})
export const withAct = (reading: Reading, act: Act): Reading =>
  says(reading, act) ? reading : { ...reading, acts: [...reading.acts, act] }
/** With the act, instead of those that the words sound like. */
export const replaceActs = (reading: Reading, instead: readonly Act[], act: Act): Reading =>
  withAct(withoutActs(reading, instead), act)

/** An order as the recap shows it: what a message names is the same, or another. */
export type ShownOrder = Omit<QuotedOrder, 'discountCents'>

/** An order placed before: `over` is one that was cancelled or refused. */
export type PlacedOrder = Omit<ShownOrder, 'quotedCents'> & {
  state: 'unpaid' | 'running' | 'delivered' | 'over'
}

/** The state of the dialogue that a short answer depends on: '2' is a place of a list, or a quantity. */
export type ReadingContext = {
  expecting:
    'nothing' | 'confirmation' | 'choice' | 'quantity' | 'service' | 'platform' | 'link' | 'order-ref'
  /** Number of rows in the list last shown; 0 for none. */
  shownRows: number
  /** A page is missing too: a bare name is one. */
  isPageOpen?: boolean
  /** The recap, while a yes can mean it (`dialogue/waits-for.ts`). */
  recap?: readonly ShownOrder[]
  /** The question is that of a ticket which was offered. */
  ofComplaint?: boolean
  /** Something was answered since, which a yes may mean. */
  isAnswered?: boolean
  /** It was quoted to a hypothesis, or the visitor hesitated: no yes was asked for. */
  isPaused?: boolean
  /** The topic answered just before, where its answer names a time. */
  termOf?: Topic
  /** The visitor's orders, newest first, where there are any. */
  placed?: readonly PlacedOrder[]
  /** The names of the shop's tiers, where it has several. */
  tiers?: readonly string[]
}

export const noItem: Item = { platform: null, serviceType: null, quantity: null, choice: null, target: null }
export const emptyReading: Reading = {
  acts: [],
  topics: [],
  items: [],
  supposed: [],
  replaced: [],
  removed: [],
  alternatives: [],
  choice: null,
  resize: null,
  share: null,
  scope: null,
  money: null,
  targets: [],
  past: null,
  conditions: [],
  isForOther: false,
  pageKind: null,
  orderRef: null,
  unsold: null,
  greeting: null,
  lifeEvent: null,
  intrusion: null,
  kindness: [],
  isQuestion: false,
  coverage: 0,
}

/** The position in a list that a message names: 2 is 'o segundo', -1 'o último'. */
export const positionNamed = ({ scope, choice }: Pick<Reading, 'scope' | 'choice'>): number | null => {
  if (scope === 'first') return 1
  if (scope === 'last') return -1
  return choice?.by === 'place' && choice.place !== 0 ? choice.place : null
}

/** Positions count from 1, and from the end below 0. */
export const atPlace = <It>(list: readonly It[], place: number): It | undefined =>
  list.at(place > 0 ? place - 1 : place)
