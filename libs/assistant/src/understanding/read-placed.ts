import type { Act } from './acts.ts'
import { oddsOfPurchase } from './learned/learned-reader.ts'
import type { ParsedMessage } from './parse-message.ts'
import type { Item, PlacedOrder, Reading } from './reading.ts'
import { isByNetwork } from './units.ts'

type Told = { reading: Reading; parsed: ParsedMessage; placed: readonly PlacedOrder[] }
/** The reading of a message that speaks of a placed order, or null where the rule says nothing. */
type Rule = (told: Told) => Reading | null

/** The odds of a purchase made from which on a question that means nothing else is of an order under way. */
const likely = 0.8

/** The placed orders give a message its meaning where it has none without them: the first rule decides. */
const rules: Record<string, Rule> = {
  /** 'cancelou?' */
  cancelled: ({ reading, parsed }) =>
    parsed.hits.has('placed:cancelled') && reading.isQuestion
      ? { ...asking(reading, 'ask-status', 'refuse', 'want-cancel'), topics: [] }
      : null,
  /** 'para a entrega', 'desisto do tiktok' */
  stops: ({ reading, parsed, placed }) => {
    const isNamed = reading.items.every((it) => placed.some((one) => isOpen(one) && names(it, one)))
    return parsed.hits.has('placed:stops') && placed.some(isOpen) && isNamed && !reading.isQuestion
      ? asking(reading, 'want-cancel', 'refuse')
      : null
  },
  /** 'qual o @ que eu coloquei?' */
  'page-asked': ({ reading, parsed }) =>
    parsed.hits.has('placed:page-asked') ? { ...asking(reading, 'ask-status'), topics: [] } : null,
  /** 'dá pra mudar o perfil?', of an order that is paid: the answer changes nothing yet. */
  'page-changed': ({ reading, placed: [newest] }) =>
    newest?.state === 'running' && reading.isQuestion && isOnlyChange(reading)
      ? { ...reading, isQuestion: false }
      : null,
  /** 'ainda posso pagar?' */
  pays: ({ reading, parsed, placed }) =>
    parsed.hits.has('placed:pays') && placed.some(isUnpaid)
      ? { ...asking(reading, 'ask-pix-again', 'agree', 'command', 'nod', 'order-now'), topics: [] }
      : null,
  /** 'o dinheiro já voltou?' */
  'money-back': ({ reading, parsed }) =>
    parsed.hits.has('placed:money-back') && reading.isQuestion ? asking(reading, 'want-refund') : null,
  /** 'e o outro?' */
  other: ({ reading, parsed, placed }) =>
    parsed.hits.has('placed:other') && placed.length > 1 && reading.isQuestion
      ? { ...asking(reading, 'ask-status', 'next-item'), scope: null }
      : null,
  /** 'tira as curtidas e deixa só os seguidores', of orders that can still be taken back. */
  'takes-out': ({ reading, placed }) => {
    const isTaken = placed.some((it) => isOpen(it) && reading.removed.some((one) => names(one, it)))
    return isTaken && reading.acts.includes('remove-item')
      ? { ...asking(reading, 'want-cancel', 'remove-item', 'opposite'), items: [], topics: [] }
      : null
  },
  /** 'repete o do tiktok', 'quero o mesmo de novo' */
  again: ({ reading, parsed }) =>
    parsed.hits.has('placed:again') && isOpenWish(reading)
      ? { ...asking(reading, 'order'), choice: null, resize: { by: 'factor', factor: 1 } }
      : null,
  /** 'e o do tiktok?', 'e as curtidas?' */
  'goods-asked': ({ reading, parsed, placed }) => {
    const isBought =
      reading.items.length > 0 && reading.items.every((it) => placed.some((one) => names(it, one)))
    return isBought && isOnlyAsked(reading) && isDefinite(parsed) ? asking(reading, 'ask-status') : null
  },
  /** 'vocês vão completar?' */
  'speaks-of-it': ({ reading, parsed, placed }) =>
    placed.some((it) => isOpen(it) || it.state === 'delivered') &&
    reading.items.length === 0 &&
    isOnlyAsked(reading) &&
    oddsOfPurchase(parsed) >= likely
      ? asking(reading, 'ask-status')
      : null,
}

/** Reads a message by the orders that its visitor has placed. */
export function readOfPlaced(reading: Reading, parsed: ParsedMessage): Reading {
  const { placed = [], expecting } = parsed.context
  if (placed.length === 0 || (expecting !== 'nothing' && expecting !== 'link')) return reading
  for (const rule of Object.values(rules)) {
    const read = rule({ reading, parsed, placed })
    if (read) return read
  }
  return reading
}

const isUnpaid = ({ state }: PlacedOrder) => state === 'unpaid'
const isOpen = ({ state }: PlacedOrder) => state === 'unpaid' || state === 'running'

/** With the act, instead of those that the words sound like. */
const asking = (reading: Reading, act: Act, ...instead: Act[]): Reading => ({
  ...reading,
  acts: [...reading.acts.filter((it) => it !== act && !instead.includes(it)), act],
})

/** Whether the goods that a message names are those of an order. */
const names = ({ platform, serviceType, quantity }: Item, order: PlacedOrder): boolean =>
  (platform ?? serviceType ?? quantity) !== null &&
  (platform === null || platform === order.platform) &&
  (serviceType === null || serviceType === order.serviceType) &&
  (quantity === null || quantity === order.quantity)

/** Nothing is told to be ordered but what it is of: no quantity, no page. */
const isOpenWish = ({ items, targets, past, isQuestion, supposed, resize }: Reading): boolean =>
  past === null &&
  !isQuestion &&
  targets.length === 0 &&
  supposed.length === 0 &&
  (resize === null || resize.by === 'factor') &&
  items.every((it) => it.quantity === null && it.choice === null)

const isOnlyChange = ({ acts, topics, items, targets }: Reading): boolean =>
  acts.includes('change-link') && [topics, items, targets].every((it) => it.length === 0)

const isOnlyAsked = ({
  acts,
  topics,
  targets,
  unsold,
  money,
  isQuestion,
  supposed,
  past,
}: Reading): boolean =>
  isQuestion &&
  acts.every((it) => it === 'next-item') &&
  [topics, targets, supposed].every((it) => it.length === 0) &&
  unsold === null &&
  money === null &&
  past === null

/** 'o do tiktok', 'as curtidas': known goods, where 'e no tiktok?' asks for others. */
const isDefinite = ({ utterance: { units } }: ParsedMessage): boolean =>
  units.some(
    (it, at) => isByNetwork(units, at) || (it.kind === 'G' && article.test(units[at - 1]?.text ?? '')),
  )
const article = /^(os|as|meus|minhas|daquel[ea]s|ess[ea]s)$/
