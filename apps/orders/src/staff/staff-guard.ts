import { createPublicKey } from 'node:crypto'
import type { SigningGuard } from '@smm/http-service/staff/identify-staff'
import { readPrivateKey, sessionKeysOf } from '@smm/http-service/staff/session-signature'
import type { Deps } from '../deps.ts'
import { isSessionRevoked } from './sessions.ts'

/** Checks staff sessions and gives them, with their settings. */
export function staffGuard({ db, settings }: Pick<Deps, 'db' | 'settings'>): SigningGuard {
  const privateKey = readPrivateKey(settings.STAFF_SESSION_PRIVATE_KEY)
  return {
    ...sessionKeysOf(settings, createPublicKey(privateKey)),
    privateKey,
    secure: settings.PUBLIC_ORIGIN.startsWith('https:'),
    isEnded: (sessionId) => isSessionRevoked(db, sessionId),
  }
}
