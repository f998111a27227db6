// Adds to the .env of an earlier release what this release asks for and a machine can make; nothing in it is changed.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { missingSigningKeys, newSecret } from '../secrets.mjs'

/** Secrets that came after the first release. */
const later = ['ORDER_LINK_SECRET', 'SECOND_STEP_KEY']

/** The settings that the text of a .env lacks, by name. */
export function missingSettings(env, now = Date.now()) {
  const known = Object.fromEntries([...env.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, ...line]) => line))
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
