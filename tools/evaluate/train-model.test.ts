import { makeModel } from '@smm/assistant/understanding/learned/act-model'
import { packModel, sourceOf } from './pack-model.ts'
import { probabilitiesOf } from './fit-logistic.ts'
import { exampleOf, labelsOf, type ModelRow, trainModel } from './train-model.ts'
import { validate } from './validate-model.ts'

const limits = { most: 100, penalty: 0.01 }
/** A row whose features are these hashes. */
const row = (label: string, ...hashes: number[]): ModelRow => ({
  labels: label.split('|'),
  message: `${label} ${hashes.join(' ')}`,
  values: new Map(hashes.map((it) => [it, 1])),
  times: 1,
})
const rows = [row('yes', 1, 2), row('no', 3, 2), row('yes', 1), row('no', 3), row('yes', 1, 9), row('no', 3)]

it('learns a label from its features, whatever the order of labels', () => {
  const model = trainModel(rows, limits)
  const [no, yes] = probabilitiesOf(model.fitted, exampleOf(row('yes', 1), model))
  expect(labelsOf(rows)).toEqual(['no', 'yes'])
  expect(yes).toBeGreaterThan(0.9)
  expect(no! + yes!).toBeCloseTo(1)
})

it('leaves out a feature of a single row, and all but the weightiest above a limit', () => {
  expect([...trainModel(rows, limits).places.keys()]).toEqual([1, 2, 3])
  expect([...trainModel(rows, { ...limits, most: 2 }).places.keys()]).toEqual([1, 3])
})

it('counts a row of several labels for any of them', () => {
  const model = trainModel([...rows, row('no|yes', 2), row('no|yes', 2)], limits)
  const [, yes] = probabilitiesOf(model.fitted, exampleOf(row('yes', 1, 2), model))
  expect(yes).toBeGreaterThan(0.8)
})

it('gives the same weights for the same rows', () => {
  const [one, other] = [trainModel(rows, limits), trainModel(rows, limits)]
  expect(one.fitted).toEqual(other.fitted)
})

it('packs a model as it is read', () => {
  const { labels, places, fitted } = trainModel(rows, limits)
  const stored = packModel(labels, places, fitted)
  const probabilities = makeModel(stored)({ words: [1], reading: [] })
  expect(Object.keys(probabilities)).toEqual(['no', 'yes'])
  expect(probabilities['yes']).toBeGreaterThan(0.9)
  const source = sourceOf({ act: stored }, ['act agree', 'mark but'])
  expect(source).toContain('export const actWeights = {')
  expect(source).toContain('\nact agree, mark but\n')
})

it('validates on rows that a model was not trained on, and names those that it contradicts', () => {
  const many = Array.from({ length: 8 }, () => rows).flat()
  expect(validate(many, limits, false)).toContain('accuracy     100.0 % of 48')
  const [firstDoubt] = validate([...many, row('no', 1)], limits, true).filter((it) => it.startsWith('- '))
  expect(firstDoubt).toMatch(/ no → yes: no 1$/)
})
