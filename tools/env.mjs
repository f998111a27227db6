// `npm run env`: writes the .env of docker-compose with new secrets. Never overwrites one.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'
import { newSecret } from './secrets.mjs'

const template = readFileSync(join(root, '.env.example'), 'utf8')
const filled = template.replaceAll('<generated>', () => newSecret())
try {
  writeFileSync(join(root, '.env'), filled, { mode: 0o600, flag: 'wx' })
  console.log('.env is written. The administrator signs in with ADMIN_USERNAME and ADMIN_PASSWORD.')
} catch (error) {
  if (error.code !== 'EEXIST') throw error
  console.error('There is a .env already; it was left as it is.')
  process.exit(1)
}
