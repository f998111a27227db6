import { inspect } from 'node:util'

type Table = {
  <Row extends readonly [unknown, ...unknown[]]>(
    rows: readonly Row[],
  ): (name: string, check: (...row: [...Row]) => void) => void
  <Row>(rows: readonly Row[]): (name: string, check: (row: Row) => void) => void
}

/** `it.each` as one test: checks every row and prints each that fails, at a fraction of a test per row. */
export const eachRow: Table =
  (rows: readonly unknown[]) => (name: string, check: (...row: never[]) => void) => {
    const isTable = rows.every(Array.isArray)
    const failureOf = (row: unknown) => {
      try {
        check(...((isTable ? row : [row]) as never[]))
        return []
      } catch (error) {
        const reason = error instanceof Error ? error.message.replaceAll(/\n+/g, '\n    ') : String(error)
        return [`${inspect(row, { depth: 5, breakLength: Infinity })}\n    ${reason}`]
      }
    }
    it(name, () => {
      expect(rows.length).toBeGreaterThan(0)
      const failures = rows.flatMap(failureOf)
      if (failures.length > 0)
        throw new Error(`${failures.length} of ${rows.length} rows:\n${failures.join('\n')}`)
    })
  }
