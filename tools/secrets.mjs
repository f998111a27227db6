import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const names = [
  'ADMIN_PASSWORD',
  'STAFF_SESSION_SECRET',
  'ORDER_LINK_SECRET',
  'PIX_WEBHOOK_SECRET',
  'POSTGRES_PASSWORD',
  'CHAT_DATABASE_PASSWORD',
  'ORDERS_DATABASE_PASSWORD',
  'CATALOGUE_DATABASE_PASSWORD',
]

// No 0, O, 1, l or I: a person types the administrator's password.
const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const newSecret = (length = 40) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')

/** The secrets of the embedded run, generated once and stored in `folder`, readable by its owner only. */
export function readSecrets(folder) {
  const file = join(folder, 'secrets.json')
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = Object.fromEntries(
    names.map((name) => [name, known[name] ?? newSecret(name === 'ADMIN_PASSWORD' ? 20 : 40)]),
  )
  mkdirSync(folder, { recursive: true })
  if (names.some((name) => !known[name]))
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  return secrets
}
