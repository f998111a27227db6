// Trains the models of `libs/assistant/src/understanding/learned` from the rows of the corpus: `npm run train:acts`. The weights
// before split a story from its yes, so it trains twice: a third time would give the same file. `-- --validate` writes nothing: it
// says how well they read rows they were not trained on, and with `--doubts` which labels they contradict.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { featureNames } from '@smm/assistant/understanding/learned/feature-names'
import { rowsOfModels } from './model-rows.ts'
import { packModel, sourceOf } from './pack-model.ts'
import { type Limits, type ModelRow, trainModel } from './train-model.ts'
import { validate } from './validate-model.ts'

/** Of fewer rows, fewer features tell as much; a larger penalty is for words that mean the same in another sentence. */
const limitsOf: Readonly<Record<string, Partial<Limits>>> = {
  recap: { most: 10_000 },
  purchase: { most: 5_000, penalty: 0.1 },
  number: { most: 4_000, penalty: 0.5 },
  page: { most: 4_000 },
  recapNumber: { most: 1_500 },
  story: { most: 900 },
}
const usual: Limits = { most: 9_000, penalty: 0.01 }

const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { validate: flag, doubts: flag, again: flag } })

const limitsFor = (name: string): Limits => ({ ...usual, ...limitsOf[name] })

function validateAll() {
  for (const [name, rows] of Object.entries(rowsOfModels()))
    console.log(validate(rows, limitsFor(name), values.doubts).join('\n'))
}

function train() {
  const models = Object.entries(rowsOfModels()).map(([name, rows]) => [name, packed(name, rows)] as const)
  writeFileSync(
    new URL('../../libs/assistant/src/understanding/learned/act-weights-data.ts', import.meta.url),
    sourceOf(Object.fromEntries(models), featureNames()),
  )
  /** A process reads the weights once, so the second training has one of its own. */
  if (!values.again) execFileSync(process.execPath, [import.meta.filename, '--again'], { stdio: 'inherit' })
}

function packed(name: string, rows: readonly ModelRow[]) {
  const { labels, places, fitted } = trainModel(rows, limitsFor(name))
  return packModel(labels, places, fitted)
}

if (values.validate) validateAll()
else train()
