// Adds to the .env of an earlier release what this release asks for and a machine can make; nothing in it is changed.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { missingSigningKeys, newSecret } from '../secrets.mjs'
import { redisPasswords, redisUsers } from '../stores/redis-users.mjs'

/** Secrets that came after the first release. */
const later = ['ORDER_LINK_SECRET', 'SECOND_STEP_KEY', 'SUPPLIER_KEYS_SECRET', ...redisPasswords.slice(1)]

const read = (env) => Object.fromEntries([...env.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, ...line]) => line))

/** The settings that the text of a .env lacks, by name. */
export function missingSettings(env, now = Date.now()) {
  const known = read(env)
  const secrets = later.filter((name) => !known[name]).map((name) => [name, newSecret()])
  return { ...Object.fromEntries(secrets), ...missingSigningKeys(known, now) }
}

/** Completes the file and returns the names of what it lacked. Without a file there is nothing to complete. */
export function completeEnv(file) {
  if (!existsSync(file)) return []
  const missing = Object.entries(missingSettings(readFileSync(file, 'utf8')))
  const lines = missing.map(([name, value]) => `${name}=${value}\n`)
  if (lines.length > 0) appendFileSync(file, ['\n', ...lines].join(''))
  return missing.map(([name]) => name)
}

/**
 * Writes the users of Redis that a .env asks for, for the container to mount: in place, since a new file would not be the
 * mounted one. Returns whether they changed.
 */
export function writeRedisUsers(envFile, usersFile) {
  if (!existsSync(envFile)) return false
  const secrets = read(readFileSync(envFile, 'utf8'))
  const users = redisUsers({ namespace: secrets.REDIS_NAMESPACE || 'smm', secrets })
  const isSame = existsSync(usersFile) && readFileSync(usersFile, 'utf8') === users
  // Redis runs as a user of its own in the container; hashes of long random passwords are no secret.
  if (!isSame) writeFileSync(usersFile, users, { mode: 0o644 })
  return !isSame
}
