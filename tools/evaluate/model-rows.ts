import {
  conversations,
  type LabelledRow,
  labelledRows,
  numbersInStories,
  pagesInStories,
  placingRows,
} from '@smm/assistant/corpus'
import { readPurchase } from '@smm/assistant/understanding/evidence/read-purchase'
import { actFeatures } from '@smm/assistant/understanding/learned/act-features'
import { type Features, valuesOf } from '@smm/assistant/understanding/learned/features'
import { numberFeatures, recapNumberFeatures } from '@smm/assistant/understanding/learned/number-features'
import { pageFeatures } from '@smm/assistant/understanding/learned/page-features'
import { purchaseFeatures } from '@smm/assistant/understanding/learned/purchase-features'
import { parseMessage } from '@smm/assistant/understanding/parse/parse-message'
import { readByTables } from '@smm/assistant/understanding/read-by-tables'
import { candidateOf } from '@smm/assistant/understanding/verdicts/candidate'
import { splitYes } from '@smm/assistant/understanding/verdicts/split-yes'
import { numberRows, recapNumberRows } from './number-rows.ts'
import { pageRows } from './page-rows.ts'
import { confirming, idle } from './reading-contexts.ts'
import { conversationRows, type RowInContext } from './rows-of-conversations.ts'
import type { ModelRow } from './train-model.ts'

/** The rows that each model learns from. */
export function rowsOfModels(): Record<string, ModelRow[]> {
  const ofConversations = conversationRows()
  const open = openRows(ofConversations)
  const recap = recapRows(ofConversations)
  return {
    recap: recap.map(withActFeatures),
    story: storyRows(recap).map(withActFeatures),
    open: open.map(withActFeatures),
    purchase: purchaseRows(open).map(withPurchaseFeatures),
    number: numberRows().map((it) => rowOf(mentionOf(it), numberFeatures(it.parsed, it.at))),
    recapNumber: recapNumberRows().map((it) => rowOf(mentionOf(it), recapNumberFeatures(it.parsed, it.at))),
    page: pageRows().map((it) => rowOf(mentionOf(it), pageFeatures(it.parsed, it.at))),
  }
}

const inContext = (rows: readonly LabelledRow[], context: RowInContext['context']): RowInContext[] =>
  rows.map((it) => ({ ...it, context }))

const openRows = (ofConversations: readonly RowInContext[]): RowInContext[] => [
  ...inContext(labelledRows('acts-in-the-open'), idle),
  ...ofConversations.filter(({ context }) => context.expecting === 'nothing'),
]

/** A usual answer is met more often than a roundabout one. */
const timesOfUsual = 3

const recapRows = (ofConversations: readonly RowInContext[]): RowInContext[] => {
  const usual = [
    ...inContext([...labelledRows('acts-at-recap'), ...placingRows], confirming),
    ...ofConversations.filter(({ context }) => context.expecting === 'confirmation'),
  ]
  return [
    ...usual.map((it) => ({ ...it, times: timesOfUsual })),
    ...inContext(labelledRows('roundabout-at-recap'), confirming),
  ]
}

/** The stories that stand beside a yes, of messages that have both. */
const storyRows = (recap: readonly RowInContext[]): RowInContext[] =>
  [...recap, ...inContext(labelledRows('stories-beside-yes'), confirming)].flatMap((it) => {
    const split = splitYes(candidateOf(readByTables(parseMessage(it.message, it.context))))
    return split
      ? [{ ...it, message: split.story, labels: [it.labels.includes('yes') ? 'yes' : 'other'] }]
      : []
  })

/** A story of a purchase has more to teach than a plain order. */
const timesOfStory = 6

const purchaseRows = (open: readonly RowInContext[]): RowInContext[] => {
  const stories = inContext(labelledRows('purchases-in-stories'), idle)
  return [
    ...open,
    ...inContext(storiesOfOrders(), idle),
    ...inContext(firstMessages(), idle),
    ...stories.map((it) => ({ ...it, times: timesOfStory })),
  ].map((it) => ({ ...it, labels: ofPurchase(it.labels) }))
}
/** First messages of several numbers or pages, all of them orders. */
const storiesOfOrders = (): LabelledRow[] =>
  [...numbersInStories, ...pagesInStories].map(([message]) => ({ labels: ['order'], message }))
/** Other first messages: goods that the visitor says to have bought, and all that no ticket came of. */
const firstMessages = (): LabelledRow[] =>
  conversations.flatMap(([[message = '', answer], outcome]) => {
    const isKnown = answer === 'já comprei' && outcome.startsWith('ticket ')
    const isOther = !/ticket|order-link|nothing/.test(outcome)
    return isKnown || isOther ? [{ labels: [isKnown ? 'complain' : 'other'], message }] : []
  })
const ofPurchases = ['complain', 'track']
function ofPurchase(labels: readonly string[]): string[] {
  const made = labels.filter((it) => ofPurchases.includes(it))
  return made.length > 0 ? made : ['other']
}

const mentionOf = ({ message, isWanted, times = 1 }: Mention): LabelledRow => ({
  labels: [isWanted ? 'wanted' : 'other'],
  message,
  times,
})
type Mention = Pick<LabelledRow, 'message' | 'times'> & { isWanted: boolean }

function withActFeatures(it: RowInContext): ModelRow {
  const parsed = parseMessage(it.message, it.context)
  return rowOf(it, actFeatures(parsed.utterance, readByTables(parsed).reading, it.context.recap))
}
function withPurchaseFeatures(it: RowInContext): ModelRow {
  const parsed = parseMessage(it.message, it.context)
  return rowOf(it, purchaseFeatures(parsed, readPurchase(parsed.story)))
}

function rowOf({ labels, message, times = 1 }: LabelledRow, features: Features): ModelRow {
  const kinds = valuesOf(features)
  const values = new Map<number, number>()
  for (const kind of ['words', 'reading'] as const)
    for (const hash of features[kind]) values.set(hash, kinds[kind])
  return { labels, message, values, times }
}
