import { probabilitiesOf } from './fit-logistic.ts'
import { percent } from './percent.ts'
import { exampleOf, labelsOf, type Limits, type ModelRow, trainModel } from './train-model.ts'

const folds = 4
const thresholds = [0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
const mostDoubts = 60

/** The rows of one label, and the probability of each label that a model gives them which was trained without them. */
type Validated = {
  rows: readonly ModelRow[]
  labels: readonly string[]
  probabilities: readonly Float64Array[]
}

/** Tells how well a model reads rows that it was not trained on; `withDoubts`: and which labels it contradicts. */
export function validate(all: readonly ModelRow[], limits: Limits, withDoubts: boolean): string[] {
  const labels = labelsOf(all)
  const probabilities = crossValidated(all, labels, limits)
  const isPlain = (it: ModelRow) => it.labels.length === 1
  const validated = {
    rows: all.filter(isPlain),
    labels,
    probabilities: probabilities.filter((_, at) => isPlain(all[at]!)),
  }
  return [
    `\n${validated.rows.length} rows of one label, each predicted by a model that was trained without it`,
    ...figuresOf(validated),
    ...['yes', 'complain'].flatMap((it) => (labels.includes(it) ? thresholdsOf(validated, it) : [])),
    ...(withDoubts ? doubtsOf(validated) : []),
  ]
}

function crossValidated(rows: readonly ModelRow[], labels: string[], limits: Limits): Float64Array[] {
  const probabilities: Float64Array[] = []
  for (let fold = 0; fold < folds; fold++) {
    const isOfFold = (at: number) => at % folds === fold
    const others = rows.filter((_, at) => !isOfFold(at))
    const model = trainModel(others, limits, labels)
    for (const [at, it] of rows.entries())
      if (isOfFold(at)) probabilities[at] = probabilitiesOf(model.fitted, exampleOf(it, model))
  }
  return probabilities
}

const likeliest = (probabilities: Float64Array, labels: readonly string[]) =>
  labels[probabilities.indexOf(Math.max(...probabilities))]!

function figuresOf({ rows, labels, probabilities }: Validated): string[] {
  const predicted = probabilities.map((it) => likeliest(it, labels))
  const good = rows.filter((it, at) => it.labels.includes(predicted[at]!)).length
  return [
    ...labels.map((label) => {
      const wanted = rows.filter((it) => it.labels.includes(label)).length
      const read = predicted.filter((it) => it === label).length
      const hits = rows.filter((it, at) => it.labels.includes(label) && predicted[at] === label).length
      return `${label.padEnd(12)} precision ${percent(hits, read)}  recall ${percent(hits, wanted)}  of ${wanted}`
    }),
    `${'accuracy'.padEnd(12)} ${percent(good, rows.length)} of ${rows.length}`,
  ]
}

/** The rows that each threshold of a label would read. */
function thresholdsOf({ rows, labels, probabilities }: Validated, label: string): string[] {
  const at = labels.indexOf(label)
  const of = rows.filter((it) => it.labels.includes(label)).length
  return thresholds.map((threshold) => {
    const read = rows.filter((_, row) => probabilities[row]![at]! >= threshold)
    const wrong = read.filter((it) => !it.labels.includes(label)).map((it) => it.labels.join('|'))
    const kinds = [...Map.groupBy(wrong, (it) => it)].map(([kind, list]) => `${kind} ${list.length}`)
    const recall = percent(read.length - wrong.length, of)
    return `${`${label} ≥ ${threshold}`.padEnd(14)} recall ${recall}  wrong: ${kinds.join(', ') || 'none'}`
  })
}

/** The rows that the model contradicts most surely: slips of a label, or what it has yet to learn. */
const doubtsOf = ({ rows, labels, probabilities }: Validated): string[] =>
  rows
    .map((row, at) => ({ row, own: probabilities[at]! }))
    .map(({ row, own }) => ({
      chance: labels.reduce((sum, it, label) => sum + (row.labels.includes(it) ? own[label]! : 0), 0),
      text: `${row.labels.join('|')} → ${likeliest(own, labels)}: ${row.message}`,
    }))
    .sort((a, b) => a.chance - b.chance)
    .slice(0, mostDoubts)
    .map(({ chance, text }) => `- ${chance.toFixed(3)} ${text}`)
