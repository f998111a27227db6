import type { Rules } from '../../decide.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { type Item, type PlacedOrder, type Reading, withAct } from '../reading.ts'
import { isByNetwork } from '../parse/units.ts'
import type { Heard } from './heard.ts'

/** The odds of a purchase made from which on a question that means nothing else is of an order under way. */
const likely = 0.8

/** The placed orders give a message its meaning where it has none without them. */
export const ofPlaced: Rules<Heard, Reading> = {
  /** 'cancelou?' */
  cancelled: (it) =>
    asks(it, 'cancelled') ? { ...withAct(it.told, 'ask-status', 'refuse', 'want-cancel'), topics: [] } : null,
  /** 'para a entrega', 'desisto do tiktok' */
  stops: ({ told, parsed }) => {
    const open = placedIn(parsed).filter(isOpen)
    const isNamed = told.items.every((it) => open.some((one) => names(it, one)))
    return parsed.hits.has('placed:stops') && open.length > 0 && isNamed && !told.isQuestion
      ? withAct(told, 'want-cancel', 'refuse')
      : null
  },
  /** 'dá pra mudar o perfil?', of an order that is paid: the answer changes nothing yet. */
  'page-changed': ({ told, parsed }) =>
    placedIn(parsed)[0]?.state === 'running' && told.isQuestion && isOnlyChange(told)
      ? { ...told, isQuestion: false }
      : null,
  /** 'ainda posso pagar?' */
  pays: ({ told, parsed }) =>
    parsed.hits.has('placed:pays') && placedIn(parsed).some((it) => it.state === 'unpaid')
      ? { ...withAct(told, 'ask-pix-again', 'agree', 'command', 'nod', 'order-now'), topics: [] }
      : null,
  /** 'o dinheiro já voltou?' */
  'money-back': (it) => (asks(it, 'money-back') ? withAct(it.told, 'want-refund') : null),
  /** 'e o outro?' */
  other: (it) =>
    asks(it, 'other') && placedIn(it.parsed).length > 1
      ? { ...withAct(it.told, 'ask-status', 'next-item'), scope: null }
      : null,
  /** 'tira as curtidas e deixa só os seguidores', of orders that can still be taken back. */
  'takes-out': ({ told, parsed }) => {
    const isTaken = placedIn(parsed).some((it) => isOpen(it) && told.removed.some((one) => names(one, it)))
    return isTaken && told.acts.includes('remove-item')
      ? { ...withAct(told, 'want-cancel', 'remove-item', 'opposite'), items: [], topics: [] }
      : null
  },
  /** 'repete o do tiktok', 'quero o mesmo de novo' */
  again: ({ told, parsed }) =>
    parsed.hits.has('placed:again') && isOpenWish(told)
      ? { ...withAct(told, 'order'), choice: null, resize: { by: 'factor', factor: 1 } }
      : null,
  /** 'e o do tiktok?', 'e as curtidas?' */
  'goods-asked': ({ told, parsed }) => {
    const isBought = told.items.every((it) => placedIn(parsed).some((one) => names(it, one)))
    return told.items.length > 0 && isBought && isOnlyAsked(told) && isDefinite(parsed)
      ? withAct(told, 'ask-status')
      : null
  },
}

/** 'vocês vão completar?' */
export const speaksOfPlaced = ({ told, parsed, ofPurchase }: Heard): Reading | null =>
  placedIn(parsed).some((it) => it.state !== 'over') &&
  told.items.length === 0 &&
  isOnlyAsked(told) &&
  ofPurchase() >= likely
    ? withAct(told, 'ask-status')
    : null

const placedIn = ({ context }: ParsedMessage) => context.placed ?? []
const isOpen = ({ state }: PlacedOrder) => state === 'unpaid' || state === 'running'

const asks = ({ told, parsed }: Heard, phrase: 'cancelled' | 'money-back' | 'other') =>
  told.isQuestion && parsed.hits.has(`placed:${phrase}`)

/** Whether the goods that a message names are those of an order. */
const names = ({ platform, serviceType, quantity }: Item, order: PlacedOrder): boolean =>
  (platform ?? serviceType ?? quantity) !== null &&
  (platform === null || platform === order.platform) &&
  (serviceType === null || serviceType === order.serviceType) &&
  (quantity === null || quantity === order.quantity)

/** Nothing is told to be ordered but what it is of: no quantity, no page. */
const isOpenWish = ({ items, targets, past, isQuestion }: Reading): boolean =>
  past === null && !isQuestion && targets.length === 0 && items.every((it) => it.quantity === null)

const isOnlyChange = ({ acts, topics, items, targets }: Reading): boolean =>
  acts.includes('change-link') && [topics, items, targets].every((it) => it.length === 0)

const isOnlyAsked = (told: Reading): boolean => {
  const { acts, topics, targets, supposed, unsold, money, past } = told
  return (
    told.isQuestion &&
    acts.every((it) => it === 'next-item') &&
    [topics, targets, supposed].every((it) => it.length === 0) &&
    [unsold, money, past].every((it) => it === null)
  )
}

/** 'o do tiktok', 'as curtidas': known goods, where 'e no tiktok?' asks for others. */
const isDefinite = ({ utterance: { units } }: ParsedMessage): boolean =>
  units.some(
    (it, at) => isByNetwork(units, at) || (it.kind === 'G' && article.test(units[at - 1]?.text ?? '')),
  )
const article = /^(os|as|meus|minhas|daquel[ea]s|ess[ea]s)$/
