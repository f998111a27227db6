import type { Act, Reading } from '@smm/assistant/reader'

/** What commits the visitor, touches his orders or keeps him safe is told from his own words alone. */
const ownActs = new Set<Act>([
  'yes',
  'firm-yes',
  'no',
  'drop-order',
  'wants-cancel',
  'wants-refill',
  'wants-refund',
  'offers-password',
  'tricks',
])

/**
 * What is believed of a model's reading, beside our own of the same message: what is wanted and asked. Never money, an
 * address, an order's id, a yes, or words that we would repeat.
 */
export function believeReading(model: Reading, own: Reading): Reading {
  const acts = [...model.acts.filter((it) => !ownActs.has(it)), ...own.acts.filter((it) => ownActs.has(it))]
  return {
    acts,
    topics: model.topics,
    orders: model.orders.length ? model.orders.map(onlyWishes) : own.orders,
    alternatives: model.alternatives,
    choice: model.choice,
    isQuestion: model.isQuestion || own.isQuestion,
    money: own.money,
    handle: own.handle,
    orderRef: own.orderRef,
    unsold: own.unsold ?? (model.unsold ? 'esse serviço' : null),
  }
}

const onlyWishes = ({ platform, serviceType, quantity }: Reading['orders'][number]) => ({
  platform,
  serviceType,
  quantity,
})
