import type { Pool, PoolClient } from 'pg'

const usesBeforePreparing = 5
const maxStatements = 500

/** The statements of a pool seen so far: `name` is what each of its connections prepares it under. */
type SeenStatements = Map<string, { name: string; uses: number }>

const isOneStatementOnRows = /^\s*(select|insert|update|delete|with)\b[^;]*$/i
/** A prepared `SELECT *` fails once a migration adds a column. */
const hasStar = /(select|returning|,|\.)\s*\*/i

/**
 * Has each connection of a pool prepare the statements that recur: the server then parses and plans each once per
 * connection, which costs it more than to run most of them. Statements with `*` are left out.
 */
export function prepareStatements(pool: Pool): void {
  const seen: SeenStatements = new Map()
  pool.on('connect', (client) => prepareOn(client, seen))
}

function prepareOn(client: PoolClient, seen: SeenStatements) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const queryByName = (text: unknown, values?: unknown[], ...rest: unknown[]) => {
    const name = typeof text === 'string' ? nameOf(text, seen) : undefined
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
  }
  client.query = queryByName as PoolClient['query']
}

/** Undefined for the first uses of a statement, and for new ones after `maxStatements`: those are generated texts. */
function nameOf(text: string, seen: SeenStatements): string | undefined {
  const statement = seen.get(text)
  if (statement) return ++statement.uses > usesBeforePreparing ? statement.name : undefined
  if (seen.size < maxStatements && isOneStatementOnRows.test(text) && !hasStar.test(text))
    seen.set(text, { name: `statement-${seen.size}`, uses: 1 })
  return undefined
}
