import { statSync } from 'node:fs'
import { join } from 'node:path'

// Settings of a shop of somebody's own: a demonstration beside them would fill it with orders that nobody placed.
const ownSettings = [
  'PIX_PROVIDER',
  'SMM_API_URL',
  'CHAT_DATABASE_URL',
  'ORDERS_DATABASE_URL',
  'CATALOGUE_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'TELEGRAM_API_URL',
]

/** Why no demonstration may run with these settings; undefined where it may. */
export function refuseDemo(env) {
  if (env.NODE_ENV === 'production')
    return 'NODE_ENV is production: --demo is for a look around, never for production.'
  const own = ownSettings.filter((name) => env[name])
  if (own.length === 0) return undefined
  return `--demo fills a shop of its own and does not run with ${own.join(', ')} set.`
}

export const demoMarkOf = (dataDir) => join(dataDir, 'demo')

/** Whether a folder of data is a demonstration's, however it is started. The demonstration's own lies in another shop's. */
export const isDemoFolder = (dataDir) =>
  statSync(demoMarkOf(dataDir), { throwIfNoEntry: false })?.isFile() === true
