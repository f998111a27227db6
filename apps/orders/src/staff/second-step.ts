import { randomBytes } from 'node:crypto'
import { toDataURL } from 'qrcode'
import type { SecondStep } from '@smm/contracts/staff'
import { brand } from '@smm/site/brand'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import type { AccountRow, Trx } from '../tables.ts'
import { checkOwnPassword, type Member } from './check-own-password.ts'
import { findAccount, holdAccount } from './find-account.ts'
import { hashSecretWords, makeSecretWords } from './make-secret-words.ts'
import { stepOfCode, toBase32 } from './one-time-code.ts'
import { openText, sealText } from './seal-text.ts'
import { writeAudit } from './write-audit.ts'

const issuer = brand.name
const secretBytes = 20
const recoveryCodes = 10

/** A secret for the authenticator app. It counts once a code of it was confirmed. */
export async function beginSecondStep(deps: Deps, member: Member, password: string): Promise<SecondStep> {
  const account = await checkOwnPassword(deps, member, password)
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

export async function removeSecondStep(deps: Deps, member: Member, password: string): Promise<void> {
  const { id } = await checkOwnPassword(deps, member, password)
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

/** Whether the code is right; it is used up by that. The account must be held by the transaction. */
export async function useCode(
  trx: Trx,
  account: AccountRow,
  typed: string,
  secret: string,
): Promise<boolean> {
  const { secondStep, secondStepUsed } = account
  const step = secondStep ? stepIn(secondStep, typed, secondStepUsed, secret) : undefined
  if (step !== undefined) {
    await trx
      .updateTable('staffAccounts')
      .set({ secondStepUsed: step })
      .where('id', '=', account.id)
      .execute()
    return true
  }
  const used = await trx
    .deleteFrom('staffRecoveryCodes')
    .where('accountId', '=', account.id)
    .where('codeHash', '=', hashSecretWords(typed))
    .returning('codeHash')
    .executeTakeFirst()
  if (used) await writeAudit(trx, account.username, 'recovery-code-used', {})
  return used !== undefined
}

function stepIn(sealed: string, code: string, usedUntil: number, secret: string): number | undefined {
  const hex = openText(sealed, secret)
  return hex === undefined ? undefined : stepOfCode(Buffer.from(hex, 'hex'), plain(code), usedUntil)
}

const plain = (code: string) => code.replace(/[ -]/g, '')
