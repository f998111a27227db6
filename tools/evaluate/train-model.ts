import type { LabelledRow } from '@smm/assistant/corpus'
import { type Example, fitLogistic, type Fitted } from './fit-logistic.ts'

/** `values`: what each of its features counts for, by its hash. */
export type ModelRow = Required<LabelledRow> & { values: ReadonlyMap<number, number> }
export type Limits = { most: number; penalty: number }
export type Trained = { labels: readonly string[]; places: ReadonlyMap<number, number>; fitted: Fitted }

const epochs = 20
/** A feature of a single row tells nothing of the next one. */
const fewestRows = 2

export const labelsOf = (rows: readonly ModelRow[]): string[] =>
  [...new Set(rows.flatMap((it) => it.labels))].sort()

/** Learns the labels of rows from their features: from all that are frequent enough, and of more than `most` from the weightiest. */
export function trainModel(
  rows: readonly ModelRow[],
  { most, penalty }: Limits,
  labels = labelsOf(rows),
): Trained {
  const all = trainOn(rows, labels, placesOf(frequent(rows)), penalty)
  return all.places.size <= most ? all : trainOn(rows, labels, placesOf(weightiest(all, most)), penalty)
}

export function exampleOf({ labels, values }: ModelRow, known: Pick<Trained, 'labels' | 'places'>): Example {
  const own = [...values.keys()].filter((it) => known.places.has(it))
  return {
    features: Int32Array.from(own, (it) => known.places.get(it)!),
    values: Float64Array.from(own, (it) => values.get(it)!),
    isAllowed: known.labels.map((it) => labels.includes(it)),
  }
}

function trainOn(
  rows: readonly ModelRow[],
  labels: readonly string[],
  places: ReadonlyMap<number, number>,
  penalty: number,
): Trained {
  const examples = rows.flatMap((it) => {
    const example = exampleOf(it, { labels, places })
    return Array.from({ length: it.times }, () => example)
  })
  const size = { features: places.size, labels: labels.length }
  return { labels, places, fitted: fitLogistic(examples, { ...size, epochs, penalty }) }
}

/** Sorted, so that the order of the rows does not show in the file. */
const placesOf = (hashes: Iterable<number>) =>
  new Map([...hashes].sort((a, b) => a - b).map((it, at) => [it, at]))

function frequent(rows: readonly ModelRow[]): number[] {
  const counts = new Map<number, number>()
  for (const { values } of rows) for (const it of values.keys()) counts.set(it, (counts.get(it) ?? 0) + 1)
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
