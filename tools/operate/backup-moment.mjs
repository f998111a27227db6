// When a backup was taken, and the statements that follow its restore.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileOf = (folder) => join(folder, 'backup.json')
/** Messages of a transaction that began before the dump may be committed after it, and clocks differ. */
const marginMs = 10 * 60_000

/** Writes when the dump of each service began. */
export function recordMoments(folder, moments) {
  writeFileSync(fileOf(folder), `${JSON.stringify(moments, null, 2)}\n`, { mode: 0o600 })
}

/** The oldest moment of these services' dumps, minus a margin; a backup without a record is as old as its files. */
export function momentOf(folder, services) {
  const recorded = existsSync(fileOf(folder)) ? JSON.parse(readFileSync(fileOf(folder), 'utf8')) : {}
  const moments = services.map((service) =>
    recorded[service] ? Date.parse(recorded[service]) : beganAt(join(folder, `${service}.dump`)),
  )
  return new Date(Math.min(...moments) - marginMs)
}

/** A file's last write is the end of its dump; the birth of the file is nearer to its beginning. */
function beganAt(file) {
  const { birthtimeMs, mtimeMs } = statSync(file)
  return birthtimeMs > 0 ? Math.min(birthtimeMs, mtimeMs) : mtimeMs
}

/** Messages delivered since `moment` are published again; every receiver's inbox ignores what it already handled. */
export const publishAgainSince = (moment) =>
  `UPDATE outbox SET delivered_at = NULL, next_attempt_at = now(), attempts = 0
   WHERE delivered_at >= '${moment.toISOString()}'`

/** Orders compare all receipts since `moment` with the bank's list, as daily, and no limit turns repeated orders away. */
export const recoverOrdersSince = (moment) =>
  `INSERT INTO last_runs (name, at)
   VALUES ('sweep-day', '${moment.toISOString()}'::timestamptz - interval '24 hours'), ('database-went-back', now())
   ON CONFLICT (name) DO UPDATE
   SET at = CASE last_runs.name WHEN 'sweep-day' THEN least(last_runs.at, excluded.at) ELSE excluded.at END`

/** Orders alerts the owner when its last backup is old. */
export const backedUpAt = (moment) =>
  `INSERT INTO last_runs (name, at) VALUES ('backup', '${moment}')
   ON CONFLICT (name) DO UPDATE SET at = excluded.at`
