import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftoverPostgres } from '../stores/postgres.mjs'
import { stopLeftoverRedis } from '../stores/redis.mjs'

/** A folder of Linux that is kept in memory, and what a run with its processes wants of it. It may hold no programs. */
const memory = { path: '/dev/shm', bytes: 8 * 1024 ** 3 }
export const disk = tmpdir()

/**
 * The folder of the stores, the shops and the browsers of a run. Of what they write little is read again: where there is
 * memory enough, no disk is waited for.
 */
export function openTestFolder() {
  const path = mkdtempSync(join(hasRoom(memory) ? memory.path : disk, 'smm-test-'))
  chmodSync(path, 0o755)
  return {
    path,
    /** Ends the stores of the tests and those of shops that were killed, whose apps end by themselves. */
    async remove() {
      await Promise.all(['', ...readdirSync(path)].flatMap((shop) => stopStoresIn(join(path, shop))))
      rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

const stopStoresIn = (folder: string) => [
  stopLeftoverPostgres(join(folder, 'postgres')),
  stopLeftoverRedis(join(folder, 'redis')),
]

function hasRoom({ path, bytes }: typeof memory) {
  if (!existsSync(path)) return false
  const { bavail, bsize } = statfsSync(path)
  return Math.min(bavail * bsize, freemem()) > bytes
}
