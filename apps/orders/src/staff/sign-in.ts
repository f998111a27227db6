import type { Credentials } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff/staff-session'
import { alertNewDevice } from '../alerts/alert-new-device.ts'
import type { Deps } from '../deps.ts'
import type { AccountRow } from './staff-tables.ts'
import { lockAccount } from './find-account.ts'
import { hashPassword, verifyPassword } from './password/hash-password.ts'
import { refuseCommonPassword } from './password/refuse-common-password.ts'
import { auditFailedSignIn } from './audit-failed-sign-in.ts'
import { verifySecondStep } from './second-step/verify-second-step.ts'
import { type SessionOrigin, startSession } from './sessions.ts'
import { withHashingPermit } from './password/hashing-semaphore.ts'
import { clearSignIn, registerSignIn } from './login-throttle.ts'
import { writeAudit } from './write-audit.ts'

/**
 * Starts a new session on every sign-in, so session fixation is impossible. A missing code or new password is reported
 * only after the right password.
 */
export async function signIn(
  { db, config }: Deps,
  { username, password, code, newPassword }: Credentials,
  origin: SessionOrigin & { knownDevice?: string },
): Promise<StaffSession> {
  const { address, knownDevice } = origin
  const client = { address, device: knownDevice }
  // A try that a full queue refuses reaches no database: a flood leaves its connections to known devices.
  const { tries, account, isValid } = await withHashingPermit(
    knownDevice ? 'known' : 'stranger',
    async () => {
      const tries = await registerSignIn(db, username, client)
      const account = await findAccountOf(db, username)
      const hash = account && canSignIn(account) ? account.passwordHash : undefined
      return { tries, account, isValid: await verifyPassword(password, hash) }
    },
  )
  if (!account || !isValid) {
    await auditFailedSignIn(db, { username: account?.username, address, tries, wrong: 'password' })
    throw new Refusal('WRONG_CREDENTIALS', { address })
  }
  if (account.secondStep) {
    if (code === undefined) throw new Refusal('CODE_NEEDED')
    await verifySecondStep(db, account, code, { config, trying: client }).catch(async (err: unknown) => {
      if (err instanceof Refusal && err.code === 'WRONG_CODE')
        await auditFailedSignIn(db, { username: account.username, address, tries, wrong: 'code' })
      throw err
    })
  }
  const newHash = account.oneTimeUntil
    ? await hashNewPassword(account.username, password, newPassword)
    : undefined
  const session = await db.transaction().execute(async (trx) => {
    const locked = await lockAccount(trx, account.id)
    if (locked.passwordHash !== account.passwordHash || !canSignIn(locked))
      throw new Refusal('WRONG_CREDENTIALS')
    if (newHash) {
      const change = { passwordHash: newHash, oneTimeUntil: null }
      await trx.updateTable('staffAccounts').set(change).where('id', '=', account.id).execute()
      await writeAudit(trx, account.username, 'password-changed', {})
    }
    await writeAudit(trx, account.username, 'signed-in', { address })
    if (!knownDevice) await alertNewDevice(trx)
    return startSession(trx, locked, config, origin)
  })
  await clearSignIn(db, username, client)
  return session
}

const findAccountOf = (db: Deps['db'], username: string) =>
  db.selectFrom('staffAccounts').selectAll().where('username', '=', username).executeTakeFirst()

const canSignIn = ({ deactivatedAt, oneTimeUntil }: AccountRow) =>
  deactivatedAt === null && (oneTimeUntil === null || oneTimeUntil.getTime() > Date.now())

async function hashNewPassword(
  username: string,
  oneTime: string,
  chosen: string | undefined,
): Promise<string> {
  if (chosen === undefined) throw new Refusal('NEW_PASSWORD_NEEDED')
  if (chosen === oneTime) throw new Refusal('SAME_PASSWORD')
  refuseCommonPassword(chosen, username)
  return hashPassword(chosen)
}
