import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { redisPasswords } from './stores/redis-users.mjs'

const names = [
  'ADMIN_PASSWORD',
  'STAFF_SESSION_SECRET',
  'SECOND_STEP_KEY',
  'SUPPLIER_KEYS_SECRET',
  'ORDER_LINK_SECRET',
  'PIX_WEBHOOK_SECRET',
  'POSTGRES_PASSWORD',
  'CHAT_DATABASE_PASSWORD',
  'ORDERS_DATABASE_PASSWORD',
  'CATALOGUE_DATABASE_PASSWORD',
  ...redisPasswords,
]

// No 0, O, 1, l or I: a person types the administrator's password.
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const newSecret = (length = 40) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')

/** The pair that signs the sessions of staff: Ed25519, as base64 of PKCS #8 and of SPKI. */
export function newSigningKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    STAFF_SESSION_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    STAFF_SESSION_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}

/** A session lasts 12 hours, and services of the previous release sign members in until they are replaced. */
const acceptUnsignedMs = 13 * 60 * 60_000

/**
 * The signing keys that an installation lacks. One that has signed members in without them accepts those sessions until
 * they end.
 */
export function missingSigningKeys(known, now = Date.now()) {
  if (known.STAFF_SESSION_PRIVATE_KEY && known.STAFF_SESSION_PUBLIC_KEY) return {}
  const until = known.STAFF_SESSION_SECRET && new Date(now + acceptUnsignedMs).toISOString()
  return { ...newSigningKeys(), ...(until && { STAFF_KEYS_TRANSITION_UNTIL: until }) }
}

/** The secrets of the embedded run, generated once and stored in `folder`, readable by its owner only. */
export function readSecrets(folder) {
  const file = join(folder, 'secrets.json')
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const missing = names.filter((name) => !known[name])
  const made = missing.map((name) => [name, newSecret(name === 'ADMIN_PASSWORD' ? 20 : 40)])
  const added = { ...Object.fromEntries(made), ...missingSigningKeys(known) }
  const secrets = { ...known, ...added }
  mkdirSync(folder, { recursive: true })
  if (Object.keys(added).length > 0) writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
