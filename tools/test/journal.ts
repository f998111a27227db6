import { existsSync, readFileSync } from 'node:fs'
import type { JournalEvent } from './outcome.ts'

/** The events of a run of Jest, as its reporter wrote them; the last line may be written just now. */
export function readJournal(path: string): JournalEvent[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as JournalEvent)
}
