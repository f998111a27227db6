import { type LabelledRow, labelledRows } from '@smm/assistant/corpus'
import { certainty } from '@smm/assistant/understanding/certainty'
import { parseMessage } from '@smm/assistant/understanding/parse/parse-message'
import { readByTables } from '@smm/assistant/understanding/read-by-tables'
import { candidateOf } from '@smm/assistant/understanding/verdicts/candidate'
import type { Measured } from './figures.ts'
import { confirming, idle } from './reading-contexts.ts'

type HeldRow = LabelledRow & { probabilities: Readonly<Record<string, number>> }

/** How many held rows stand at each level of certainty, rightly and wrongly: a training moves them. */
export function measureCertainty(): Measured {
  const recap = labelledRows('held-at-recap').map((row) => ({
    ...row,
    probabilities: candidateOf(readByTables(parseMessage(row.message, confirming))).atRecap().probabilities,
  }))
  const open = labelledRows('held-in-the-open').map((row) => ({
    ...row,
    probabilities: candidateOf(readByTables(parseMessage(row.message, idle))).unprompted().probabilities,
  }))
  return { figures: {}, misses: [], tables: [...levelsOf('recap', recap), ...levelsOf('open', open)] }
}

const levels = Object.entries(certainty)

function levelsOf(name: string, rows: readonly HeldRow[]): string[] {
  const tellRows = (label: string, least: number, most: number) => {
    const there = rows.filter((it) => it.probabilities[label]! >= least && it.probabilities[label]! < most)
    const right = there.filter((it) => it.labels.includes(label)).length
    return `${right} right ${there.length - right} wrong`
  }
  return Object.keys(rows[0]!.probabilities).map((label) =>
    [
      `certainty ${name} ${label}`.padEnd(26),
      ...levels.map(
        ([level, least], at) => `${level} ${tellRows(label, least, levels[at - 1]?.[1] ?? Infinity)}`,
      ),
      `below ${tellRows(label, 0, certainty.remote)}`,
    ].join('  '),
  )
}
