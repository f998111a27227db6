import { Refusal } from '@smm/http-service/refusal'
import type { Db } from '../tables.ts'
import { registerAuditEntry, isThrottled } from './login-throttle.ts'
import { writeAudit } from './write-audit.ts'

/** Replaces an unknown username, which may be a password typed into the wrong field. */
const unknownUsername = '?'

type FailedSignIn = { username?: string; address: string; tries: number; wrong: 'password' | 'code' }

/**
 * Writes a failed sign-in to the audit: the first wrong password of a client, then each one that throttles it. Entries per
 * username are limited as well, so that an attack does not fill the log.
 */
export async function auditFailedSignIn(
  db: Db,
  { username = unknownUsername, address, tries, wrong }: FailedSignIn,
): Promise<void> {
  if (wrong === 'password' && tries > 1 && !isThrottled(tries)) return
  try {
    await registerAuditEntry(db, username)
  } catch (err) {
    if (err instanceof Refusal) return
    throw err
  }
  await writeAudit(db, username, 'sign-in-refused', { address, wrong, tries })
}
