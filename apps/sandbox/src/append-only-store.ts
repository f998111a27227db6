import { appendFileSync, closeSync, ftruncateSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Rows of one kind by their id. `put` has written the row to disk when it returns. */
type Table<Row> = {
  get(id: string): Row | undefined
  all(): Row[]
  size(): number
  put(id: string, row: Row): void
}

export type Store = { table<Row>(kind: string): Table<Row>; close(): void }

type Line = { kind: string; id: string; row: unknown }

/**
 * State that survives a kill of the process: an append-only file with one line per change, where the last line of an id is
 * its row. Without a folder the state is in memory only.
 */
export function openStore(folder?: string): Store {
  const file = folder === undefined ? undefined : openFile(folder)
  const kinds = new Map<string, Map<string, unknown>>()
  const rowsOf = (kind: string) => {
    const rows = kinds.get(kind) ?? new Map<string, unknown>()
    kinds.set(kind, rows)
    return rows
  }
  for (const { kind, id, row } of file?.lines ?? []) rowsOf(kind).set(id, row)

  function table<Row>(kind: string): Table<Row> {
    const rows = rowsOf(kind) as Map<string, Row>
    return {
      get: (id) => rows.get(id),
      all: () => [...rows.values()],
      size: () => rows.size,
      put(id, row) {
        if (file) appendFileSync(file.descriptor, `${JSON.stringify({ kind, id, row })}\n`)
        rows.set(id, row)
      },
    }
  }
  return { table, close: () => file && closeSync(file.descriptor) }
}

function openFile(folder: string) {
  mkdirSync(folder, { recursive: true })
  const descriptor = openSync(join(folder, 'sandbox.jsonl'), 'a+')
  const bytes = readFileSync(descriptor)
  // Drops a partial last line, left by a kill: it was never acknowledged, and the next line must not join it.
  const completeBytes = bytes.lastIndexOf('\n') + 1
  if (completeBytes < bytes.length) ftruncateSync(descriptor, completeBytes)
  const lines = bytes.toString('utf8', 0, completeBytes).split('\n').flatMap(readLine)
  return { descriptor, lines }
}

function readLine(text: string): Line[] {
  try {
    const line = JSON.parse(text) as Partial<Line>
    return typeof line.kind === 'string' && typeof line.id === 'string' ? [line as Line] : []
  } catch {
    return []
  }
}
