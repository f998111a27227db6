import { existsSync, readFileSync } from 'node:fs'

export type SuiteEnd = { event: 'ended'; suite: string; passed: number; failed: string[]; isBroken: boolean }
export type JournalEvent = { event: 'started'; suite: string } | SuiteEnd | { event: 'completed' }

/** The events of a run of Jest, as its reporter wrote them; the last line may be written just now. */
export function readJournal(path: string): JournalEvent[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as JournalEvent)
}
