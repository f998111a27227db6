// `npm run env`: writes the .env of docker-compose with new secrets. To one that is there it only adds what it lacks.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeEnv, writeRedisUsers } from './operate/complete-env.mjs'
import { root } from './prepare.mjs'
import { newSecret, newSigningKeys } from './secrets.mjs'

const file = join(root, '.env')
const template = readFileSync(join(root, '.env.example'), 'utf8')
const keys = newSigningKeys()
const filled = template.replace(/^(\w+)=<generated>$/gm, (_, name) => `${name}=${keys[name] ?? newSecret()}`)
try {
  writeFileSync(file, filled, { mode: 0o600, flag: 'wx' })
  console.log('.env is written. The administrator signs in with ADMIN_USERNAME and ADMIN_PASSWORD.')
} catch (error) {
  if (error.code !== 'EEXIST') throw error
  const added = completeEnv(file)
  console.log(
    added.length > 0
      ? `There is a .env already. It lacked ${added.join(', ')}; the rest was left as it is.`
      : 'There is a .env already; it lacks nothing and was left as it is.',
  )
}
writeRedisUsers(file, join(root, '.redis-users.acl'))
