// `npm run restore <folder>`: puts the three databases back as `npm run backup` found them, without anything that came
// later. Each is replaced as a whole or stays as it was. Stop the services before and start them after:
// docker-compose stop chat orders catalogue.
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { ensureStores, inDatabase, services } from './stores.mjs'

const folder = process.argv[2]
const missing = services.filter((service) => !folder || !existsSync(join(folder, `${service}.dump`)))
if (missing.length > 0) {
  console.error(`Name the folder of a backup. ${folder ? `${missing.join(', ')} is not in ${folder}.` : ''}`)
  process.exit(1)
}

ensureStores()
// The whole file is read before anything is touched.
const script = `
umask 077
file=$(mktemp)
trap 'rm -f "$file"' EXIT
pg_restore --no-owner --no-privileges --file="$file"
psql --quiet --output=/dev/null --set=ON_ERROR_STOP=1 --single-transaction --dbname="$ADDRESS" \\
  --command='SET client_min_messages = warning' --command='DROP SCHEMA public CASCADE' \\
  --command='CREATE SCHEMA public' --file="$file"
`
for (const service of services) {
  await inDatabase(service, script, { input: openSync(join(folder, `${service}.dump`), 'r') })
  console.log(`${service} is restored`)
}
