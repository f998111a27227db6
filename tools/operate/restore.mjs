// `npm run restore <folder>`: puts the three databases back as `npm run backup` found them. Each is replaced as a whole
// or stays as it was. Stop the services before and start them after: docker-compose stop chat orders catalogue.
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { inDatabase, run, services } from './stores.mjs'

const folder = process.argv[2]
const missing = services.filter((service) => !folder || !existsSync(join(folder, `${service}.dump`)))
if (missing.length > 0) {
  console.error(`Name the folder of a backup. ${folder ? `${missing.join(', ')} is not in ${folder}.` : ''}`)
  process.exit(1)
}

for (const service of services) {
  const input = openSync(join(folder, `${service}.dump`), 'r')
  const whole = [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
  ]
  await run(inDatabase(service, 'pg_restore', whole), { input })
  console.log(`${service} is restored`)
}
