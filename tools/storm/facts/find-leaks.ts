import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findSecrets, type Leak, type Planted } from './find-secrets.ts'
import { plantedCpf } from '../visitors/plan-visitors.ts'
import type { Fleet } from '../fleet/start-fleet.ts'
import { addressOf, type Visit } from '../visitors/visit.ts'

/**
 * Searches logs and all append-only files of Redis, those of a lost Redis included, for secrets. Links of orders must be
 * found there: they prove that the search works.
 */
export function findLeaks({ dataDir, logs, secrets }: Fleet, visits: Visit[]): Leak[] {
  const stores = readdirSync(dataDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('redis'))
    .map(({ name }) => join(dataDir, name))
  const isBlind = findSecrets(stores, [{ what: 'link', text: 'tempestade.' }]).length === 0
  const found = findSecrets([logs, ...stores], plantedIn(secrets, visits))
  return isBlind ? [...found, { what: 'not even the link of an order', where: dataDir }] : found
}

function plantedIn(secrets: Record<string, string>, visits: Visit[]): Planted[] {
  const sessions = visits.flatMap(({ browser, plan }) => {
    const text = browser.cookie.split('=')[1]
    return text ? [{ what: `session of visitor ${plan.number}`, text }] : []
  })
  const addresses = visits
    .filter(({ plan }) => plan.wantsMails)
    .map(({ plan }) => ({ what: `e-mail address of visitor ${plan.number}`, text: addressOf(plan) }))
  const ours = Object.entries(secrets).map(([what, text]) => ({ what, text }))
  return [...ours, ...sessions, ...addresses, { what: 'CPF that a visitor wrote', text: plantedCpf }]
}
