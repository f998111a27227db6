import { trainedOn } from './act-weights-data.ts'
import { featureNames } from './feature-names.ts'

it('every name that the weights were trained on is still one: after a change of names, `npm run train:acts`', () => {
  const names = new Set(featureNames())
  expect(
    trainedOn
      .trim()
      .split(/,\s*/)
      .filter((it) => !names.has(it)),
  ).toEqual([])
})
