import { randomBytes } from 'node:crypto'
import { toDataURL } from 'qrcode'
import type { OwnProof, SecondStep } from '@smm/contracts/staff'
import { brand } from '@smm/site/brand'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import type { Trx } from '../tables.ts'
import { checkOwnIdentity } from './check-own-identity.ts'
import type { Member } from './check-own-password.ts'
import { findAccount, holdAccount } from './find-account.ts'
import { hashSecretWords, makeSecretWords } from './make-secret-words.ts'
import { toBase32 } from './one-time-code.ts'
import { stepIn } from './pass-second-step.ts'
import { sealText } from './seal-text.ts'
import { writeAudit } from './write-audit.ts'

const issuer = brand.name
const secretBytes = 20
const recoveryCodes = 10

/** A secret for the authenticator app. It counts once a code of it was confirmed. */
export async function beginSecondStep(deps: Deps, member: Member, proof: OwnProof): Promise<SecondStep> {
  const account = await checkOwnIdentity(deps, member, proof)
  const bytes = randomBytes(secretBytes)
  await deps.db
    .updateTable('staffAccounts')
    .set({ secondStepWaiting: sealText(bytes.toString('hex'), deps.settings.STAFF_SESSION_SECRET) })
    .where('id', '=', account.id)
    .execute()
  const secret = toBase32(bytes)
  const label = encodeURIComponent(`${issuer}:${member.username}`)
  const address = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
  return { secret, address, qrCode: await toDataURL(address, { margin: 2, scale: 5 }) }
}

/** From now on signing in needs a code. Answers the recovery codes, of which only hashes are kept. */
export async function confirmSecondStep(deps: Deps, username: string, code: string): Promise<string[]> {
  const { id } = await findAccount(deps.db, username)
  const words = Array.from({ length: recoveryCodes }, makeSecretWords)
  await deps.db.transaction().execute(async (trx) => {
    const account = await holdAccount(trx, id)
    const waiting = account.secondStepWaiting
    const step = waiting ? stepIn(waiting, code, 0, deps.settings.STAFF_SESSION_SECRET) : undefined
    if (step === undefined) throw new Refusal('WRONG_CODE')
    await trx
      .updateTable('staffAccounts')
      .set({ secondStep: waiting, secondStepWaiting: null, secondStepUsed: step })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('staffRecoveryCodes').where('accountId', '=', id).execute()
    await trx
      .insertInto('staffRecoveryCodes')
      .values(words.map((it) => ({ codeHash: hashSecretWords(it), accountId: id })))
      .execute()
    await writeAudit(trx, username, 'second-step-added', {})
  })
  return words
}

export async function removeSecondStep(deps: Deps, member: Member, proof: OwnProof): Promise<void> {
  const { id } = await checkOwnIdentity(deps, member, proof)
  await deps.db.transaction().execute(async (trx) => {
    await forgetSecondStep(trx, id)
    await writeAudit(trx, member.username, 'second-step-removed', {})
  })
}

export async function forgetSecondStep(trx: Trx, accountId: string): Promise<void> {
  const none = { secondStep: null, secondStepWaiting: null }
  await trx.updateTable('staffAccounts').set(none).where('id', '=', accountId).execute()
  await trx.deleteFrom('staffRecoveryCodes').where('accountId', '=', accountId).execute()
}
