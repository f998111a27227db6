import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new data folder; PostgreSQL, which runs as another user, may enter it. */
export function newDataDir(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'smm-journey-'))
  chmodSync(folder, 0o755)
  return folder
}

/** A store that has just ended may still hold its files. */
export const removeDataDir = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
