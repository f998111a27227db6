import { basename } from 'node:path'
import { readCases } from './chat-case.ts'
import { type CaseResult, playCase } from './chat-cases.ts'
import { type Figures, type Measured, together } from './figures.ts'

export const measureCases = (files: readonly string[]): Measured => together(files.map(measureFile))

function measureFile(file: string): Measured {
  const name = basename(file, '.json')
  const results = readCases(file).map(playCase)
  const of = (isGood: (it: CaseResult) => boolean, some = results): Figures[string] => [
    some.filter(isGood).length,
    some.length,
  ]
  const due = sumOf(results, (it) => it.duePix)
  const turns = results.flatMap((it) => it.turnsToPix ?? [])
  return {
    figures: {
      [name]: of(isAsWanted),
      ...Object.fromEntries(
        [...Map.groupBy(results, (it) => it.category)].map(([category, some]) => [
          `${name}, ${category}`,
          of(isAsWanted, some),
        ]),
      ),
      [`${name}, without an unwanted PIX`]: of((it) => it.unwantedPix === 0),
      [`${name}, without an unwanted ticket`]: of((it) => !it.unwantedTicket),
      [`${name}, without a repeated reply`]: of((it) => it.repeated.length === 0),
      [`${name}, PIX at the turn it is due`]: [due - sumOf(results, (it) => it.latePix), due],
    },
    misses: results.filter((it) => !isAsWanted(it)).map(inLines),
    tables: [`${name}: ${(sumOf(turns, (it) => it) / (turns.length || 1)).toFixed(2)} turns to a PIX`],
  }
}

const isAsWanted = ({ failures }: CaseResult) => failures.length === 0
const sumOf = <One>(list: readonly One[], of: (it: One) => number) =>
  list.reduce((sum, it) => sum + of(it), 0)
const inLines = ({ id, category, failures, transcript }: CaseResult) =>
  [`${id} (${category}): ${failures.join('; ')}`, ...transcript].join('\n    ')
