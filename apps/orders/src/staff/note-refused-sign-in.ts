import { Refusal } from '@smm/http-service/refusal'
import type { Db } from '../tables.ts'
import { countNote, isMadeToWait } from './slow-down-guessing.ts'
import { writeAudit } from './write-audit.ts'

/** What was typed as a name that nobody bears may have been a password: it is not kept. */
const nobody = '?'

type Refused = { username?: string; address: string; tries: number; wrong: 'password' | 'code' }

/**
 * Leaves a trace of a sign-in that failed: of guessed passwords the first from a place, then one each time that place is
 * made to wait. How many may be noted under one name is limited as tries are, so that a storm does not fill the log.
 */
export async function noteRefusedSignIn(
  db: Db,
  { username = nobody, address, tries, wrong }: Refused,
): Promise<void> {
  if (wrong === 'password' && tries > 1 && !isMadeToWait(tries)) return
  try {
    await countNote(db, username)
  } catch (err) {
    if (err instanceof Refusal) return
    throw err
  }
  await writeAudit(db, username, 'sign-in-refused', { address, wrong, tries })
}
