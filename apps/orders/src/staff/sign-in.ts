import type { Credentials } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff-session'
import type { Deps } from '../deps.ts'
import type { AccountRow } from '../tables.ts'
import { holdAccount } from './find-account.ts'
import { hashPassword, isPassword } from './hash-password.ts'
import { noteRefusedSignIn } from './note-refused-sign-in.ts'
import { passSecondStep } from './pass-second-step.ts'
import { type Origin, startSession } from './sessions.ts'
import { countTry, countTryOfPlace, forgetTries, forgetTriesOfPlace, placeOf } from './slow-down-guessing.ts'
import { writeAudit } from './write-audit.ts'

/**
 * Every sign-in is a session of its own: an id that somebody brought along is never used. What else is needed, a code or
 * a password of one's own, is told only to whoever knew the password.
 */
export async function signIn(
  { db, settings }: Deps,
  { username, password, code, newPassword }: Credentials,
  origin: Origin & { knownDevice?: string },
): Promise<StaffSession> {
  const { address, knownDevice } = origin
  const place = { address, device: knownDevice }
  const guess = { username, address: placeOf(place) }
  await countTryOfPlace(db, place)
  const tries = await countTry(db, guess)
  const account = await db
    .selectFrom('staffAccounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  const isRight = await isPassword(password, account && isOpen(account) ? account.passwordHash : undefined)
  if (!account || !isRight) {
    await noteRefusedSignIn(db, { username: account?.username, address, tries, wrong: 'password' })
    throw new Refusal('WRONG_CREDENTIALS', { address })
  }
  const secret = settings.STAFF_SESSION_SECRET
  if (account.secondStep) {
    if (code === undefined) throw new Refusal('CODE_NEEDED')
    await passSecondStep(db, account, code, secret).catch(async (err: unknown) => {
      if (err instanceof Refusal && err.code === 'WRONG_CODE')
        await noteRefusedSignIn(db, { username: account.username, address, tries, wrong: 'code' })
      throw err
    })
  }
  const ownHash = account.oneTimeUntil ? await hashOfOwn(password, newPassword) : undefined
  const session = await db.transaction().execute(async (trx) => {
    const now = await holdAccount(trx, account.id)
    if (now.passwordHash !== account.passwordHash || !isOpen(now)) throw new Refusal('WRONG_CREDENTIALS')
    if (ownHash) {
      const own = { passwordHash: ownHash, oneTimeUntil: null }
      await trx.updateTable('staffAccounts').set(own).where('id', '=', account.id).execute()
      await writeAudit(trx, account.username, 'password-changed', {})
    }
    await writeAudit(trx, account.username, 'signed-in', { address })
    return startSession(trx, account, secret, origin)
  })
  await Promise.all([forgetTries(db, guess), forgetTriesOfPlace(db, place)])
  return session
}

const isOpen = ({ deactivatedAt, oneTimeUntil }: AccountRow) =>
  deactivatedAt === null && (oneTimeUntil === null || oneTimeUntil.getTime() > Date.now())

async function hashOfOwn(oneTime: string, own: string | undefined): Promise<string> {
  if (own === undefined) throw new Refusal('NEW_PASSWORD_NEEDED')
  if (own === oneTime) throw new Refusal('SAME_PASSWORD')
  return hashPassword(own)
}
