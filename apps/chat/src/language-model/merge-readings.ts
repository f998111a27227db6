import { hasTrait } from '@smm/assistant/understanding/act-traits'
import type { Act } from '@smm/assistant/understanding/reading-labels'
import { isPlainAgreement } from '@smm/assistant/understanding/agreement/plain-agreement'
import type { Item, Reading } from '@smm/assistant/understanding/reading'
import { assignPages } from '@smm/assistant/understanding/slots/assign-pages'

/** Acts that commit the visitor, halt their order or protect them: only the built-in reader recognizes these. */
const isBuiltIn = (it: Act) => hasTrait(it, 'yes', 'doubt', 'halt', 'takes-back', 'harm')

/**
 * Merges a model's reading with the built-in one of the same message. Money, pages, order ids, tiers and words that a
 * reply repeats never come from the model, and a reading that is no plain yes without the model is none with it.
 */
export function mergeReadings(model: Reading, own: Reading): Reading {
  const targets = own.targets.map((it, at) => ({ ...it, role: model.targets[at]?.role ?? it.role }))
  /** The model sees no pages: those of the message go to its items as they do to those of the built-in reader. */
  const withPages = (items: readonly Item[]) => assignPages(withoutForeignPages(items, own), targets)
  const merged: Reading = {
    acts: actsOf(model, own),
    topics: model.topics,
    items: model.items.length ? withPages(model.items) : own.items,
    supposed: model.supposed.length ? withPages(model.supposed) : own.supposed,
    replaced: withoutForeignPages(model.replaced, own),
    removed: withoutForeignPages(model.removed, own),
    alternatives: own.alternatives.length ? own.alternatives : model.alternatives,
    choice: own.choice ?? model.choice,
    resize: own.resize ?? model.resize,
    share: own.share ?? model.share,
    scope: own.scope ?? model.scope,
    targets,
    past: own.past ?? (model.past && { ...model.past, items: withPages(model.past.items) }),
    conditions: [...new Set([...own.conditions, ...model.conditions])],
    isForOther: own.isForOther || model.isForOther,
    isQuestion: own.isQuestion || model.isQuestion,
    pageKind: own.pageKind ?? model.pageKind,
    money: own.money,
    orderRef: own.orderRef,
    greeting: own.greeting,
    lifeEvent: own.lifeEvent,
    intrusion: own.intrusion,
    kindness: own.kindness,
    unsold: own.unsold ?? model.unsold,
    coverage: own.coverage,
    ...(own.alsoUnsold && { alsoUnsold: own.alsoUnsold }),
    ...(own.coupon && { coupon: own.coupon }),
    ...(own.tier !== undefined && { tier: own.tier }),
  }
  return isPlainAgreement(merged) && !isPlainAgreement(own) ? withoutYes(merged) : merged
}

function actsOf(model: Reading, own: Reading): Act[] {
  const kept = own.acts.filter((it) => isBuiltIn(it) || hasTrait(it, 'of-purchase'))
  return [...new Set([...model.acts.filter((it) => !isBuiltIn(it)), ...kept])]
}

const withoutForeignPages = (items: readonly Item[], own: Reading) =>
  items.map((it) => withoutForeignPage(it, own))

/** A page counts by its place among those that the message holds. */
const withoutForeignPage = (it: Item, { targets }: Reading): Item => ({
  platform: it.platform,
  serviceType: it.serviceType,
  quantity: it.quantity,
  choice: it.choice,
  target: it.target !== null && it.target < targets.length ? it.target : null,
})

const withoutYes = (reading: Reading): Reading => ({
  ...reading,
  acts: reading.acts.filter((it) => it !== 'agree' && it !== 'command'),
})
