// `npm run backup [folder]`: dumps the three databases, one consistent snapshot and file each, while all runs.
import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backedUpAt, recordMoments } from './backup-moment.mjs'
import { collectForgotten, fileBeside, writeForgotten } from './forgotten.mjs'
import { ensureStores, execute, inDatabase, services } from './stores.mjs'

ensureStores()
const stamp = new Date().toISOString().replace(/[:.]/g, '-')
const folder = resolve(process.argv[2] ?? join('.data', 'backups', stamp))
mkdirSync(folder, { recursive: true, mode: 0o700 })

const moments = {}
for (const service of services) {
  moments[service] = new Date().toISOString()
  const file = join(folder, `${service}.dump`)
  // Renamed only when complete.
  const output = openSync(`${file}.part`, 'w', 0o600)
  await inDatabase(service, 'pg_dump --format=custom --no-owner --no-privileges --dbname="$ADDRESS"', {
    output,
  })
  renameSync(`${file}.part`, file)
  console.log(`${file}  ${(statSync(file).size / 1024).toFixed(0)} KB`)
}
recordMoments(folder, moments)
writeForgotten(fileBeside(folder), await collectForgotten(fileBeside(folder)))
await execute('orders', backedUpAt(moments.orders))
