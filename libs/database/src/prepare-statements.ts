import type { PoolClient } from 'pg'

const usesBefore = 5
const mostStatements = 500
const statements = new Map<string, { name: string; uses: number }>()

/** One statement, that reads or writes rows. */
const isOfRows = /^\s*(select|insert|update|delete|with)\b[^;]*$/i
/** Prepared before a migration adds a column, such a one would fail after it. */
const asksForEveryColumn = /(select|returning|,|\.)\s*\*/i

/**
 * Has a connection prepare the statements that come again and again: the server parses and plans these once for each
 * connection, which costs it more than carrying them out. Only what names its columns.
 */
export function prepareStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: unknown, values?: unknown[], ...rest: unknown[]) => {
    const name = typeof text === 'string' ? nameOf(text) : undefined
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
  }
  client.query = named as PoolClient['query']
}

/** Nothing for the first few times, nor when there are so many statements that they are made up as they go. */
function nameOf(text: string): string | undefined {
  const known = statements.get(text)
  if (known) return ++known.uses > usesBefore ? known.name : undefined
  if (statements.size < mostStatements && isOfRows.test(text) && !asksForEveryColumn.test(text))
    statements.set(text, { name: `statement-${statements.size}`, uses: 1 })
  return undefined
}
