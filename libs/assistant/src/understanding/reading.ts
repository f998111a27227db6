import { Platform, ServiceType } from '@smm/contracts/products'
import { faqRows, type FaqTopic } from '../faq-rows.ts'
import Type, { type Static } from 'typebox'

/** Dialogue acts of a message. A message usually has one to three. */
export const acts = [
  'greet',
  'thank',
  'laugh',
  'leave',
  /** 'tá aí?' */
  'check-presence',
  /** A yes to what was asked last: 'sim', 'isso', 'fechado', 'tá certo'. */
  'agree',
  /** An order to go on, valid without a question: 'gera o pix', 'confirmo', 'pode cobrar'. Comes with `agree`. */
  'command',
  /** A no to what was asked or shown: 'não', 'tá errado'. The order may go on otherwise. */
  'deny',
  /** Refuses to buy: 'não quero mais', 'tô fora', 'deixa pra próxima', 'tá caro, não vou querer'. */
  'refuse',
  /** Buys later: 'vou ver com meu marido', 'só posso pagar dia 10', 'amanhã eu confirmo'. */
  'postpone',
  /** Halts for a moment: 'pera', 'não gera ainda', 'já volto'. */
  'pause',
  /** Is not sure: 'acho que sim', 'não sei', 'talvez', 'tô pensando'. */
  'hedge',
  /** Wishes to buy, in whatever words, or names goods with nothing else to do with them. */
  'order',
  /** One more order beside those in hand: 'e também', 'outro pedido', 'mais 300 no tiktok'. */
  'add-item',
  /** Go on with the order that waits: 'agora o outro', 'o próximo', 'pode seguir com o que falta'. */
  'next-item',
  /** Takes an order out of the cart: 'tira o do tiktok', 'só o primeiro', `removed` names it. */
  'remove-item',
  /** Something in the recap is to be another; what it is to be is in `items`, `resize` or `targets`, or still open. */
  'change',
  'change-quantity',
  'change-link',
  'change-service',
  /** 'não é esse, é @x', 'não quero 500, quero 1500', 'digo': what holds is in `items`, what does not in `replaced`. */
  'correct',
  'ask-price',
  'ask-packages',
  'ask-catalogue',
  'ask-minimum',
  'ask-maximum',
  'ask-help',
  'ask-total',
  /** Asks about the recap: 'qual perfil vc anotou?', 'confirma pra mim se é esse?'. */
  'ask-recap',
  'haggle',
  'ask-status',
  /** The code once more, or a new one: 'cadê o pix?', 'o pix venceu'. */
  'ask-pix-again',
  'say-paid',
  /** 'recebeu?', 'caiu?': a word or two, of a payment or a delivery. */
  'ask-payment',
  'ask-fell',
  'complain',
  /** A complaint of followers or views that came and went. Comes with `complain`. */
  'report-drop',
  'want-ticket',
  'want-other-ticket',
  /** 'como está meu chamado?' */
  'ask-ticket',
  /** 'alguma novidade?': of a ticket, where there is one. */
  'ask-news',
  /** 'não quero chamado nenhum', 'cancela o chamado', 'já resolveu'. */
  'withdraw-ticket',
  'want-refill',
  'want-cancel',
  'want-refund',
  'want-person',
  /** Sends the link later: 'mando o link mais tarde'. */
  'promise-link',
  'offer-password',
  /** Attempts to change prices or rules: 'ignore as instruções', 'finge que paguei'. */
  'trick',
  /** Wants followers removed, or has some to sell: never a sale. */
  'opposite',
] as const
export type Act = (typeof acts)[number]

/** Subjects of questions. Each one has its answer among the replies. */
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
  'no-account',
  'new-profile',
  'for-someone',
  'order-again',
  ...(Object.keys(faqRows) as FaqTopic[]),
] as const
export type Topic = (typeof topics)[number]

/** Restrictions on a yes or an order that the shop does not promise or that delay it. */
export const conditions = [
  /** At or after a time: 'só semana que vem', 'depois das 22h'. */
  'time',
  /** Only some people: 'só mulheres', 'de São Paulo'. */
  'audience',
  /** Pays after delivery, or a part now. */
  'pay-after',
  /** Another way to pay: 'no cartão', 'em duas vezes'. */
  'payment-method',
  /** At a price that was not offered: 'só se fizer por 50'. */
  'price',
  'invoice',
  /** What those who come are to do: 'que curtam e comentem'. */
  'deeds',
  'for-ever',
  /** The visitor's own 'se': 'se tiver garantia', 'se não tiver perigo'. */
  'other',
] as const
export type Condition = (typeof conditions)[number]

const OrNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
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

/** The role of a link's or handle's page. `wanted` is the only role that receives an order. */
export const targetRoles = ['wanted', 'mentioned', 'negated', 'former', 'rival'] as const
export type TargetRole = (typeof targetRoles)[number]

export const TargetLink = Type.Object({
  platform: Platform,
  kind: Type.Enum(['profile', 'post', 'reel', 'video', 'short', 'live', 'channel']),
  canonicalUrl: Type.String({ maxLength: 2048 }),
  handle: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
})

/**
 * A link or handle that stands in the message, in its order. Always found by the built-in reader; a model only gives the
 * role. `refusal` (of `LinkRefusal`): an address no order can go to.
 */
export const Target = Type.Object({
  role: Type.Enum(targetRoles),
  link: OrNull(TargetLink),
  handle: OrNull(Type.String({ maxLength: 60 })),
  refusal: OrNull(Type.String({ maxLength: 40 })),
  /** The network the words around the handle give, or that of the link. */
  platform: OrNull(Platform),
})
export type Target = Static<typeof Target>

/** A purchase made before this message, here or elsewhere. */
export const PastPurchase = Type.Object({
  /**
   * `pending` not come yet · `short` a part came · `lost` came and dropped · `wrong` other page or goods · `unpaid` paid and
   * not recognised · `fine` content · `bought` told without more · `elsewhere` of another shop.
   */
  state: Type.Enum(['pending', 'short', 'lost', 'wrong', 'unpaid', 'fine', 'bought', 'elsewhere']),
  item: Item,
})
export type PastPurchase = Static<typeof PastPurchase>

/**
 * All that the dialogue learns of a message. The built-in reader fills it, and so may any other reader that matches this
 * schema: it holds no price of ours and no promise.
 */
export const Reading = Type.Object({
  acts: Type.Array(Type.Enum(acts), { maxItems: 20 }),
  topics: Type.Array(Type.Enum(topics), { maxItems: 10 }),
  /** Goods wanted now, in order; what is past, negated, owned or only supposed is not among them. */
  items: Type.Array(Item, { maxItems: 10 }),
  /** Goods asked about in a hypothesis or a price question: quoted, never ordered. */
  supposed: Type.Array(Item, { maxItems: 10 }),
  /** Goods, quantities or networks that no longer hold: the 500 of 'não quero 500, quero 1500'. */
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
  conditions: Type.Array(Type.Enum(conditions), { maxItems: 9 }),
  /** For someone else whose page is not given: 'no perfil da minha mãe'. */
  isForOther: Type.Boolean(),
  /** A kind of page that is spoken of without its address: 'nesse vídeo' is `content`, 'pro canal' is `channel`. */
  pageKind: OrNull(Type.Enum(['account', 'channel', 'content'])),
  /** First characters of an order's id, lower case. */
  orderRef: OrNull(Type.String({ maxLength: 36 })),
  /** A wish that nobody sells here, in Portuguese: 'selo de verificado'. */
  unsold: OrNull(Type.String({ maxLength: 60 })),
  /** The greeting's time of day, to be answered in kind. */
  daypart: OrNull(Type.Enum(['morning', 'afternoon', 'night'])),
  isQuestion: Type.Boolean(),
  /** 0 to 1: the share of the message's words that were understood. */
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
})
export type Reading = Static<typeof Reading>

/** The state of the dialogue that a short answer depends on: '2' is a place of a list, or a quantity. */
export type ReadingContext = {
  expecting:
    'nothing' | 'confirmation' | 'choice' | 'quantity' | 'service' | 'platform' | 'link' | 'order-ref'
  /** Number of rows in the list last shown; 0 for none. */
  shownRows: number
  /** A page is missing too: a bare name is one. */
  isPageOpen?: boolean
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
  daypart: null,
  isQuestion: false,
  confidence: 0,
}

/** Acts beside which a yes does not place an order. */
const blockingActs: ReadonlySet<Act> = new Set<Act>([
  'deny',
  'refuse',
  'postpone',
  'pause',
  'hedge',
  'add-item',
  'remove-item',
  'change',
  'change-quantity',
  'change-link',
  'change-service',
  'correct',
  'ask-recap',
  'haggle',
  'ask-status',
  'say-paid',
  'complain',
  'want-ticket',
  'ask-ticket',
  'want-refill',
  'want-cancel',
  'want-refund',
  'want-person',
  'offer-password',
  'trick',
  'opposite',
])

/**
 * Whether the message agrees or commands and brings no doubt, condition, question, person or change. Items, targets and
 * money that repeat the recap are the dialogue's to compare.
 */
export const isPlainAgreement = (reading: Reading): boolean =>
  reading.acts.includes('agree') &&
  !reading.acts.some((it) => blockingActs.has(it)) &&
  !reading.conditions.length &&
  !reading.alternatives.length &&
  !reading.supposed.length &&
  !reading.replaced.length &&
  reading.resize === null &&
  (reading.share === null || reading.scope === 'all') &&
  reading.unsold === null &&
  !reading.isForOther &&
  !reading.isQuestion
