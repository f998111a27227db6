// `npm run restore <folder> [service ...]`: puts databases back, each as a whole or not at all. Before: docker-compose stop
// chat orders catalogue; after: docker-compose up -d chat orders catalogue.
import { existsSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { momentOf, publishAgainSince, recoverOrdersSince } from './backup-moment.mjs'
import { collectForgotten, fileBeside, forgetAgain, writeForgotten } from './forgotten.mjs'
import { ensureStores, execute, inDatabase, services } from './stores.mjs'

const [folder, ...named] = process.argv.slice(2)
const unknown = named.filter((service) => !services.includes(service))
const restored = named.length > 0 ? services.filter((service) => named.includes(service)) : services
const missing = restored.filter((service) => !folder || !existsSync(join(folder, `${service}.dump`)))
if (unknown.length > 0 || missing.length > 0) {
  console.error(`npm run restore <folder of a backup> [${services.join('] [')}]`)
  if (unknown.length > 0) console.error(`There is no database of ${unknown.join(', ')}.`)
  if (folder && missing.length > 0) console.error(`${missing.join(', ')} is not in ${folder}.`)
  process.exit(1)
}

ensureStores()
// The dump is read completely before the database is changed.
const script = `
umask 077
file=$(mktemp)
trap 'rm -f "$file"' EXIT
pg_restore --no-owner --no-privileges --file="$file"
psql --quiet --output=/dev/null --set=ON_ERROR_STOP=1 --single-transaction --dbname="$ADDRESS" \\
  --command='SET client_min_messages = warning' --command='DROP SCHEMA public CASCADE' \\
  --command='CREATE SCHEMA public' --file="$file"
`
const moment = momentOf(folder, restored)
const log = fileBeside(resolve(folder))
// Read from the databases before they are replaced, and kept should the next step fail.
const forgotten = await collectForgotten(log)
writeForgotten(log, forgotten)
for (const service of restored) {
  await inDatabase(service, script, { input: openSync(join(folder, `${service}.dump`), 'r') })
  console.log(`${service} is restored.`)
}
for (const service of services) await execute(service, publishAgainSince(moment))
if (restored.includes('orders')) await execute('orders', recoverOrdersSince(moment))
await forgetAgain(forgotten)

console.log(`
${forgotten.size} conversations that were deleted for their visitors are deleted again when the services start.
All messages delivered since ${moment.toISOString()} will be published again; repeats change nothing.`)
if (restored.includes('orders'))
  console.log(`Orders that went to the supplier since then are not sent again: they are parked for you to decide, in the
panel under "Precisa de você". Money that belongs to no order any more is there as well.
Leave Redis, its volume and the folder of the journal (FENCE_JOURNAL_DIR) as they are: they remember what was sent.`)
console.log(`
Start the services now (docker-compose up -d chat orders catalogue, which migrates a backup of an earlier release first),
then: npm run restored`)
