// The conversations that were deleted for their visitors: a file beside the backups remembers them, and a restore deletes
// them again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ask, execute } from './stores.mjs'

/** The services with a row for each. */
const remembering = ['chat', 'orders']
const line = /^[\da-f-]{36} [\dT:.+Z -]{10,40}$/

export const fileBeside = (folder) => join(dirname(folder), 'forgotten.txt')

/** Those of the databases as they are now and of the file, each with its time; a database that is gone has none. */
export async function collectForgotten(file) {
  const found = new Map(existsSync(file) ? parseForgotten(readFileSync(file, 'utf8')) : [])
  for (const service of remembering)
    for (const [id, at] of await rowsOf(service).catch(() => [])) found.set(id, at)
  return found
}

/** `<conversation id> <time>`, one a line. */
export const parseForgotten = (text) =>
  text
    .split('\n')
    .filter((it) => line.test(it))
    .map((it) => [it.slice(0, 36), it.slice(37)])

export function writeForgotten(file, forgotten) {
  const text = [...forgotten].map(([id, at]) => `${id} ${at}\n`).join('')
  writeFileSync(file, text, { mode: 0o600 })
}

/** Brings the rows back after a restore: the services delete what they name when they start. */
export async function forgetAgain(forgotten) {
  if (forgotten.size === 0) return
  for (const service of remembering)
    if (await hasTable(service)) await execute(service, insertForgotten(forgotten))
    else console.log(`${service}: this backup knows no deletions yet; orders repeats them from its journal.`)
}

export const insertForgotten = (forgotten) =>
  `INSERT INTO forgotten_conversations (conversation_id, forgotten_at)
   VALUES ${[...forgotten].map(([id, at]) => `('${id}', '${at}')`).join(', ')} ON CONFLICT DO NOTHING`

const rowsOf = async (service) =>
  (await hasTable(service))
    ? ask(
        service,
        `SELECT conversation_id, to_char(forgotten_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
         FROM forgotten_conversations`,
      )
    : []

const hasTable = async (service) => {
  const [[answer]] = await ask(service, `SELECT to_regclass('public.forgotten_conversations') IS NOT NULL`)
  return answer === 't'
}
