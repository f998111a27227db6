import { percent } from './percent.ts'

/** How many of how many are as they should be, by name. */
export type Figures = Record<string, readonly [right: number, of: number]>
export type Measured = { figures: Figures; misses: string[]; tables?: string[] }

/** One labelled message: whether it has the label, and whether the reader says so. */
export type Label = { message: string; is: boolean; read: boolean }

/** The precision and the recall of a label; each message that is misread is a miss. */
export function measureLabels(name: string, labels: readonly Label[]): Measured {
  const hits = labels.filter((it) => it.is && it.read).length
  const wrong = labels.filter((it) => it.is !== it.read)
  return {
    figures: {
      [`${name}, precision`]: [hits, labels.filter((it) => it.read).length],
      [`${name}, recall`]: [hits, labels.filter((it) => it.is).length],
    },
    misses: wrong.map((it) => `${name}: ${it.is ? 'not read' : 'wrongly read'}: ${it.message}`),
  }
}

/** One figure; a row that is not as expected is a miss. */
export function measureRows<Row>(
  name: string,
  rows: readonly Row[],
  missOf: (row: Row) => string | null,
): Measured {
  const misses = rows.flatMap((it) => missOf(it) ?? [])
  return { figures: { [name]: [rows.length - misses.length, rows.length] }, misses }
}

export const together = (parts: readonly Measured[]): Measured => ({
  figures: Object.assign({}, ...parts.map((it) => it.figures)),
  misses: parts.flatMap((it) => it.misses),
  tables: parts.flatMap((it) => it.tables ?? []),
})

export const asRow = (name: string, [right, of]: Figures[string]): string =>
  `${name.padEnd(50)} ${percent(right, of).padStart(7)}  ${right} of ${of}`

/** Tells each figure that is below the one of the baseline. */
export const lossesIn = (figures: Figures, baseline: Figures): string[] =>
  Object.entries(figures).flatMap(([name, figure]) => {
    const before = baseline[name]
    return before && shareOf(figure) < shareOf(before)
      ? [`${name}: ${figure.join(' of ')}, before ${before.join(' of ')}`]
      : []
  })

/** Tells each figure of the baseline that is measured no more. */
export const goneFrom = (figures: Figures, baseline: Figures): string[] =>
  Object.keys(baseline).filter((name) => !Object.hasOwn(figures, name))

const shareOf = ([right, of]: Figures[string]) => (of === 0 ? 1 : right / of)
