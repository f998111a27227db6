// `npm run backup [folder]`: the three databases as they are at one moment each, one file per service. Nothing stops.
import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureStores, inDatabase, services } from './stores.mjs'

ensureStores()
const stamp = new Date().toISOString().replace(/[:.]/g, '-')
const folder = resolve(process.argv[2] ?? join('.data', 'backups', stamp))
mkdirSync(folder, { recursive: true, mode: 0o700 })

for (const service of services) {
  const file = join(folder, `${service}.dump`)
  // Under its real name only when it is whole.
  const output = openSync(`${file}.part`, 'w', 0o600)
  await inDatabase(service, 'pg_dump --format=custom --no-owner --no-privileges --dbname="$ADDRESS"', {
    output,
  })
  renameSync(`${file}.part`, file)
  console.log(`${file}  ${(statSync(file).size / 1024).toFixed(0)} KB`)
}
