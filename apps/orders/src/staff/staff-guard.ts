import { createPublicKey } from 'node:crypto'
import type { SigningGuard } from '@smm/http-service/staff/identify-staff'
import { readPrivateKey, sessionKeysOf } from '@smm/http-service/staff/session-signature'
import type { Deps } from '../deps.ts'
import { isSessionRevoked } from './sessions.ts'

/** Checks staff sessions and gives them, with their settings. */
export function staffGuard({ db, config }: Pick<Deps, 'db' | 'config'>): SigningGuard {
  const privateKey = readPrivateKey(config.STAFF_SESSION_PRIVATE_KEY)
  return {
    ...sessionKeysOf(config, createPublicKey(privateKey)),
    privateKey,
    secure: config.PUBLIC_ORIGIN.startsWith('https:'),
    isEnded: (sessionId) => isSessionRevoked(db, sessionId),
  }
}
