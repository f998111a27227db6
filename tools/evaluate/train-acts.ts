// Trains the classifier from the labelled rows of the corpus: `npm run train:acts`. The weights before split a story from its
// yes, so it trains twice: a third time would give the same file.
// `-- --validate` says how well it reads rows it was not trained on, and `--doubts` which labels it contradicts.
import { writeFileSync } from 'node:fs'
import {
  conversations,
  type LabelledRow,
  labelledRows,
  numbersInStories,
  pagesInStories,
  placingRows,
} from '@smm/assistant/corpus'
import { readPurchase } from '@smm/assistant/understanding/evidence/read-purchase'
import { candidateOf } from '@smm/assistant/understanding/verdicts/candidate'
import { splitYes } from '@smm/assistant/understanding/verdicts/split-yes'
import { parseMessage } from '@smm/assistant/understanding/parse/parse-message'
import { actFeatures } from '@smm/assistant/understanding/learned/act-features'
import { type Features, valuesOf } from '@smm/assistant/understanding/learned/features'
import { numberFeatures, recapNumberFeatures } from '@smm/assistant/understanding/learned/number-features'
import { pageFeatures } from '@smm/assistant/understanding/learned/page-features'
import { purchaseFeatures } from '@smm/assistant/understanding/learned/purchase-features'
import { readByTables } from '@smm/assistant/understanding/read-by-tables'
import { type Example, fitLogistic, type Fitted, probabilitiesOf } from './fit-logistic.ts'
import { numberRows, recapNumberRows } from './number-rows.ts'
import { pageRows } from './page-rows.ts'
import { conversationRows, type RowInContext } from './rows-of-conversations.ts'
import { packModel, sourceOf } from './pack-model.ts'
import { percent } from './percent.ts'
import { confirming, idle } from './reading-contexts.ts'

const ofConversations = conversationRows()
/** A story of a purchase has more to teach than a plain order. */
const weightOfStory = 6
const storiesOfPurchases = labelledRows('purchases-in-stories').map((it) => ({ ...it, context: idle }))
const openRows = [
  ...labelledRows('acts-in-the-open').map((it) => ({ ...it, context: idle })),
  ...ofConversations.filter(({ context }) => context.expecting === 'nothing'),
]

const ofPurchases = ['complain', 'track']
/** First messages of several numbers or pages, all of them orders. */
const storiesOfOrders = [...numbersInStories, ...pagesInStories].map(([message]) => ({
  labels: ['order'],
  message,
  context: idle,
}))
/** Other first messages: goods that the visitor says to have bought, and all that no ticket came of. */
const firstMessages = conversations.flatMap(([[message = '', answer], outcome]) => {
  const isKnown = answer === 'já comprei' && outcome.startsWith('ticket ')
  const isOther = !/ticket|order-link|nothing/.test(outcome)
  return isKnown || isOther ? [{ labels: [isKnown ? 'complain' : 'other'], message, context: idle }] : []
})
const ofPurchase = (labels: readonly string[]) => {
  const made = labels.filter((it) => ofPurchases.includes(it))
  return made.length > 0 ? made : ['other']
}
const purchaseRows = [
  ...openRows,
  ...storiesOfOrders,
  ...firstMessages,
  ...Array.from({ length: weightOfStory }, () => storiesOfPurchases).flat(),
].map((it) => ({
  ...it,
  labels: ofPurchase(it.labels),
}))
const recapRows = [
  ...[...labelledRows('acts-at-recap'), ...placingRows].map((it) => ({ ...it, context: confirming })),
  ...ofConversations.filter(({ context }) => context.expecting === 'confirmation'),
]
const storyRows = labelledRows('stories-beside-yes').map((it) => ({ ...it, context: confirming }))
const situations: Record<string, RowInContext[]> = {
  recap: recapRows,
  story: [...recapRows, ...storyRows].flatMap((it) => {
    const split = splitYes(candidateOf(parseMessage(it.message, it.context)))
    return split
      ? [{ ...it, message: split.story, labels: [it.labels.includes('yes') ? 'yes' : 'other'] }]
      : []
  }),
  open: openRows,
}
const folds = 4
const epochs = 20
/** Fits the words of the rows; a larger one is for words that mean the same in another sentence. */
const penaltyOf: Readonly<Record<string, number>> = { number: 0.5, purchase: 0.1 }
const usualPenalty = 0.01
/** A feature of a single row tells nothing of the next one. */
const fewestRows = 2
const mostFeatures = 9_000
/** Of fewer rows, the weightiest tell as much. */
const mostOfModel: Readonly<Record<string, number>> = {
  purchase: 5_000,
  number: 4_000,
  page: 4_000,
  recapNumber: 1_500,
  story: 900,
}
const mostDoubts = 60

/** With its features, and what each of them counts for. */
type Row = LabelledRow & { hashes: readonly number[]; values: ReadonlyMap<number, number> }
type Limits = { most: number; penalty: number }
type Trained = { labels: readonly string[]; places: ReadonlyMap<number, number>; fitted: Fitted }

const withFeatures = (it: RowInContext): Row => {
  const parsed = parseMessage(it.message, it.context)
  return rowOf(it, actFeatures(parsed.utterance, readByTables(parsed), it.context.recap))
}
const withPurchaseFeatures = (it: RowInContext): Row => {
  const parsed = parseMessage(it.message, it.context)
  return rowOf(it, purchaseFeatures(parsed, readPurchase(parsed.story)))
}

function rowOf(it: LabelledRow, features: Features): Row {
  const kinds = valuesOf(features)
  const values = new Map<number, number>()
  for (const kind of ['words', 'reading'] as const)
    for (const hash of features[kind]) values.set(hash, kinds[kind])
  return { ...it, hashes: [...values.keys()], values }
}

function exampleOf({ labels, hashes, values }: Row, known: Pick<Trained, 'labels' | 'places'>): Example {
  const own = hashes.filter((it) => known.places.has(it))
  return {
    features: Int32Array.from(own, (it) => known.places.get(it)!),
    values: Float64Array.from(own, (it) => values.get(it)!),
    isAllowed: known.labels.map((it) => labels.includes(it)),
  }
}

function train(rows: readonly Row[], labels: readonly string[], { most, penalty }: Limits): Trained {
  const all = trainOn(rows, labels, placesOf(frequent(rows)), penalty)
  return all.places.size <= most ? all : trainOn(rows, labels, placesOf(weightiest(all, most)), penalty)
}

function trainOn(
  rows: readonly Row[],
  labels: readonly string[],
  places: ReadonlyMap<number, number>,
  penalty: number,
): Trained {
  const examples = rows.map((it) => exampleOf(it, { labels, places }))
  const size = { features: places.size, labels: labels.length }
  return { labels, places, fitted: fitLogistic(examples, { ...size, epochs, penalty }) }
}

/** Sorted, so that the order of the rows does not show in the file. */
const placesOf = (hashes: Iterable<number>) =>
  new Map([...hashes].sort((a, b) => a - b).map((it, at) => [it, at]))

function frequent(rows: readonly Row[]): number[] {
  const counts = new Map<number, number>()
  for (const { hashes } of rows) for (const it of hashes) counts.set(it, (counts.get(it) ?? 0) + 1)
  return [...counts].flatMap(([hash, count]) => (count >= fewestRows ? [hash] : []))
}

function weightiest({ places, fitted, labels }: Trained, most: number): number[] {
  const weightOf = (place: number) =>
    Math.max(...fitted.weights.subarray(place * labels.length, (place + 1) * labels.length).map(Math.abs))
  return [...places]
    .map(([hash, place]) => ({ hash, weight: weightOf(place) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map((it) => it.hash)
}

/** The probability that each row gets from a model that was trained without it. */
function crossValidated(rows: readonly Row[], labels: readonly string[], limits: Limits): Float64Array[] {
  const probabilities: Float64Array[] = []
  for (let fold = 0; fold < folds; fold++) {
    const model = train(
      rows.filter((_, at) => at % folds !== fold),
      labels,
      limits,
    )
    rows.forEach(
      (it, at) =>
        at % folds === fold && (probabilities[at] = probabilitiesOf(model.fitted, exampleOf(it, model))),
    )
  }
  return probabilities
}

function printFigures(
  rows: readonly Row[],
  labels: readonly string[],
  probabilities: readonly Float64Array[],
): void {
  const predicted = probabilities.map((it) => labels[it.indexOf(Math.max(...it))]!)
  for (const label of labels) {
    const wanted = rows.filter((it) => it.labels.includes(label)).length
    const read = predicted.filter((it) => it === label).length
    const hits = rows.filter((it, at) => it.labels.includes(label) && predicted[at] === label).length
    console.log(
      label.padEnd(12),
      `precision ${percent(hits, read)}  recall ${percent(hits, wanted)}  of ${wanted}`,
    )
  }
  const good = rows.filter((it, at) => it.labels.includes(predicted[at]!)).length
  console.log('accuracy'.padEnd(12), percent(good, rows.length), `of ${rows.length}`)
}

/** Prints the rows that each threshold of a label would read. */
function printThresholds(
  rows: readonly Row[],
  probabilities: readonly Float64Array[],
  at: number,
  label: string,
): void {
  const of = rows.filter((it) => it.labels.includes(label)).length
  for (const threshold of [0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const read = rows.filter((_, row) => probabilities[row]![at]! >= threshold)
    const wrong = read.filter((it) => !it.labels.includes(label)).map((it) => it.labels.join('|'))
    const kinds = [...Map.groupBy(wrong, (it) => it)].map(([kind, list]) => `${kind} ${list.length}`)
    const hits = read.length - wrong.length
    console.log(
      `${label} ≥ ${threshold}`.padEnd(14),
      `recall ${percent(hits, of)}  wrong: ${kinds.join(', ') || 'none'}`,
    )
  }
}

/** The rows that the model contradicts most surely: slips of a label, or what it has yet to learn. */
function printDoubts(
  rows: readonly Row[],
  labels: readonly string[],
  probabilities: readonly Float64Array[],
): void {
  const chanceOf = (row: Row, at: number) =>
    labels.reduce((sum, it, label) => sum + (row.labels.includes(it) ? probabilities[at]![label]! : 0), 0)
  const doubts = rows.map((it, at) => ({
    chance: chanceOf(it, at),
    text: `${it.labels.join('|')} → ${labels[probabilities[at]!.indexOf(Math.max(...probabilities[at]!))]}: ${it.message}`,
  }))
  for (const it of doubts.sort((a, b) => a.chance - b.chance).slice(0, mostDoubts))
    console.log(`- ${it.chance.toFixed(3)} ${it.text}`)
}

function trainModel(name: string, all: readonly Row[]) {
  const limits = { most: mostOfModel[name] ?? mostFeatures, penalty: penaltyOf[name] ?? usualPenalty }
  const labels = [...new Set(all.flatMap((it) => it.labels))].sort()
  if (process.argv.includes('--validate')) validate(all, labels, limits)
  const { places, fitted } = train(all, labels, limits)
  return packModel(labels, places, fitted)
}

function validate(all: readonly Row[], labels: readonly string[], limits: Limits): void {
  const validated = crossValidated(all, labels, limits)
  const isPlain = all.map((it) => it.labels.length === 1)
  const rows = all.filter((_, at) => isPlain[at])
  const probabilities = validated.filter((_, at) => isPlain[at])
  console.log(`\n${rows.length} rows of one label, each predicted by a model that was trained without it`)
  printFigures(rows, labels, probabilities)
  for (const label of ['yes', 'complain'].filter((it) => labels.includes(it)))
    printThresholds(rows, probabilities, labels.indexOf(label), label)
  if (process.argv.includes('--doubts')) printDoubts(rows, labels, probabilities)
}

const mentionOf = ({ message, isWanted }: { message: string; isWanted: boolean }): LabelledRow => ({
  labels: [isWanted ? 'wanted' : 'other'],
  message,
})

const rowsOfModels = {
  ...Object.fromEntries(
    Object.entries(situations).map(([name, rows]) => [name, rows.map((it) => withFeatures(it))]),
  ),
  purchase: purchaseRows.map((it) => withPurchaseFeatures(it)),
  number: numberRows().map((it) => rowOf(mentionOf(it), numberFeatures(it.parsed, it.at))),
  recapNumber: recapNumberRows().map((it) => rowOf(mentionOf(it), recapNumberFeatures(it.parsed, it.at))),
  page: pageRows().map((it) => rowOf(mentionOf(it), pageFeatures(it.parsed, it.at))),
}
const models = Object.fromEntries(
  Object.entries(rowsOfModels).map(([name, rows]) => [name, trainModel(name, rows)]),
)
writeFileSync(
  new URL('../../libs/assistant/src/understanding/learned/act-weights-data.ts', import.meta.url),
  sourceOf(models),
)
