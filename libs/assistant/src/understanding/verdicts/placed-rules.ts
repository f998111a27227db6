import { certainty } from '../certainty.ts'
import type { Rules } from '../../decide.ts'
import { actsWith } from '../act-traits.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { type Item, type PlacedOrder, type Reading, replaceActs, withAct } from '../reading.ts'
import { isByPlatform } from '../parse/units.ts'
import { ofOrder } from '../windows/page-windows.ts'
import type { Candidate } from './candidate.ts'

/** The placed orders give a message its meaning where it has none without them. */
export const placedRules = {
  /** 'cancelou?' */
  cancelled: (it) =>
    asks(it, 'cancelled')
      ? { ...replaceActs(it.reading, ['refuse', 'want-cancel'], 'ask-status'), topics: [] }
      : null,
  /** 'para a entrega', 'desisto do tiktok' */
  stops: ({ reading, evidence }) => {
    const undelivered = placedIn(evidence).filter(isUndelivered)
    const isNamed = reading.items.every((it) => undelivered.some((one) => names(it, one)))
    return evidence.matches.has('placed:stops') && undelivered.length > 0 && isNamed && !reading.isQuestion
      ? replaceActs(reading, ['refuse'], 'want-cancel')
      : null
  },
  /** 'dá pra mudar o perfil?', of an order that is paid: the answer changes nothing yet. */
  'page-changed': ({ reading, evidence }) =>
    placedIn(evidence)[0]?.state === 'running' && reading.isQuestion && isOnlyChange(reading)
      ? { ...reading, isQuestion: false }
      : null,
  /** 'ainda posso pagar?' */
  pays: ({ reading, evidence }) =>
    evidence.matches.has('placed:pays') && placedIn(evidence).some((it) => it.state === 'unpaid')
      ? { ...replaceActs(reading, actsWith('yes'), 'ask-pix-again'), topics: [] }
      : null,
  /** 'o dinheiro já voltou?' */
  'money-back': (it) => (asks(it, 'money-back') ? withAct(it.reading, 'want-refund') : null),
  /** 'e o outro?' */
  other: (it) =>
    asks(it, 'other') && placedIn(it.evidence).length > 1
      ? { ...replaceActs(it.reading, ['next-item'], 'ask-status'), scope: null }
      : null,
  /** 'tira as curtidas e deixa só os seguidores', of orders that can still be taken back. */
  'takes-out': ({ reading, evidence }) => {
    const isTaken = placedIn(evidence).some(
      (it) => isUndelivered(it) && reading.removed.some((one) => names(one, it)),
    )
    return isTaken && reading.acts.includes('remove-item')
      ? { ...replaceActs(reading, ['remove-item', 'out-of-scope'], 'want-cancel'), items: [], topics: [] }
      : null
  },
  /** 'repete o do tiktok', 'quero o mesmo de novo' */
  again: ({ reading, evidence }) =>
    evidence.matches.has('placed:again') && isOpenWish(reading)
      ? { ...withAct(reading, 'order'), choice: null, resize: { by: 'factor', factor: 1 } }
      : null,
  /** 'e o do tiktok?', 'e as curtidas?' */
  'goods-asked': ({ reading, evidence }) => {
    const isBought = reading.items.every((it) => placedIn(evidence).some((one) => names(it, one)))
    return reading.items.length > 0 && isBought && isOnlyAsked(reading) && isDefinite(evidence)
      ? withAct(reading, 'ask-status')
      : null
  },
} satisfies Rules<Candidate, Reading>

/** 'vocês vão completar?' */
export const asksOfPlaced = ({ reading, evidence }: Candidate): Reading | null =>
  placedIn(evidence).some((it) => it.state !== 'over') &&
  reading.items.length === 0 &&
  isOnlyAsked(reading) &&
  1 - evidence.probabilities.ofPurchase().other >= certainty.sure
    ? withAct(reading, 'ask-status')
    : null

const placedIn = ({ context }: ParsedMessage) => context.placed ?? []
const isUndelivered = ({ state }: PlacedOrder) => state === 'unpaid' || state === 'running'

const asks = ({ reading, evidence }: Candidate, phrase: 'cancelled' | 'money-back' | 'other') =>
  reading.isQuestion && evidence.matches.has(`placed:${phrase}`)

/** Whether the goods that a message names are those of an order. */
const names = ({ platform, serviceType, quantity }: Item, order: PlacedOrder): boolean =>
  (platform ?? serviceType ?? quantity) !== null &&
  (platform === null || platform === order.platform) &&
  (serviceType === null || serviceType === order.serviceType) &&
  (quantity === null || quantity === order.quantity)

/** It may order what was placed before: it names no quantity and no page. */
const isOpenWish = ({ items, targets, past, isQuestion }: Reading): boolean =>
  past === null && !isQuestion && targets.length === 0 && items.every((it) => it.quantity === null)

const isOnlyChange = ({ acts, topics, items, targets }: Reading): boolean =>
  acts.includes('change-link') && [topics, items, targets].every((it) => it.length === 0)

const isOnlyAsked = (reading: Reading): boolean => {
  const { acts, topics, targets, supposed, unsold, money, past } = reading
  return (
    reading.isQuestion &&
    acts.every((it) => it === 'next-item') &&
    [topics, targets, supposed].every((it) => it.length === 0) &&
    [unsold, money, past].every((it) => it === null)
  )
}

/** 'o do tiktok', 'as curtidas': known goods, where 'e no tiktok?' asks for others. */
const isDefinite = ({ utterance: { units } }: ParsedMessage): boolean =>
  units.some(
    (it, at) => isByPlatform(units, at) || (it.kind === 'G' && ofOrder.known.test(units[at - 1]?.text ?? '')),
  )
