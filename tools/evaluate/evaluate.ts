// How well the assistant understands and what it makes of it: `npm run evaluate`, see README.md. Ends with 1 where a figure is below
// `baseline.json`, which `--save` writes anew; `--only` measures a part, `--json` prints figures alone, files are cases to play instead.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Figures, asRow, goneFrom, lossesIn, type Measured, together } from './figures.ts'
import { measureActs } from './measure-acts.ts'
import { measureCases } from './measure-cases.ts'
import { measureCertainty } from './measure-certainty.ts'
import { measureFitted } from './measure-fitted.ts'
import { measureConversations, measureRoles, measureStories, measureTopics } from './measure-readings.ts'

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const room = fileURLToPath(new URL('.', import.meta.url))
const files = positionals.length > 0 ? positionals : globSync(`${room}cases/*.json`).sort()

const parts: Readonly<Record<string, () => Measured>> = {
  acts: measureActs,
  certainty: measureCertainty,
  roles: measureRoles,
  topics: measureTopics,
  conversations: measureConversations,
  cases: () => measureCases(files),
  stories: measureStories,
  fitted: measureFitted,
}
/** It takes minutes. */
const onlyWanted = 'fitted'
const wanted =
  values.only ?? (positionals.length > 0 ? ['cases'] : Object.keys(parts).filter((it) => it !== onlyWanted))
const unknown = wanted.filter((it) => !Object.hasOwn(parts, it))
if (unknown.length > 0)
  throw new Error(`no part is named ${unknown.join()}: ${Object.keys(parts).join(', ')}`)

const { figures, misses, tables = [] } = together(wanted.map((it) => parts[it]!()))
const stored = `${room}baseline.json`
const baseline = JSON.parse(readFileSync(stored, 'utf8')) as Figures
const isWhole = values.only === undefined && positionals.length === 0
if (values.save) writeFileSync(stored, inRows(isWhole ? figures : { ...baseline, ...figures }))
const losses = lossesIn(figures, values.save ? {} : baseline)
const gone = isWhole ? goneFrom(figures, baseline) : []

const lines = [
  ...Object.entries(figures).map(([name, figure]) => asRow(name, figure)),
  ...tables,
  `\n${misses.length} misses`,
  ...misses.map((it) => `- ${it}`),
  ...losses.map((it) => `lost: ${it}`),
  ...gone.map((it) => `gone: ${it}`),
]
console.log(values.json ? inRows(figures) : lines.join('\n'))
process.exitCode = losses.length > 0 ? 1 : 0

/** A row for each figure, so that a change shows which. */
function inRows(all: Figures): string {
  const rows = Object.entries(all).map(
    ([name, figure]) => `  ${JSON.stringify(name)}: [${figure.join(', ')}]`,
  )
  return `{\n${rows.join(',\n')}\n}\n`
}
