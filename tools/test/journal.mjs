import { existsSync, readFileSync } from 'node:fs'

/**
 * The events of a run of Jest, as its reporter wrote them; the last line may be written just now.
 *
 * @param {string} path
 * @returns {import('./outcome.mjs').JournalEvent[]}
 */
export function readJournal(path) {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line))
}
