import { Refusal } from '@smm/http-service/refusal'
import type { AccountRow, Db, Trx } from '../tables.ts'
import { holdAccount } from './find-account.ts'
import { hashSecretWords } from './make-secret-words.ts'
import { stepOfCode } from './one-time-code.ts'
import { openText } from './seal-text.ts'
import { countTry, forgetTries } from './slow-down-guessing.ts'
import { writeAudit } from './write-audit.ts'

/** Codes are short: tries are counted per account, wherever they come from. Only who knows the password gets this far. */
export async function passSecondStep(
  db: Db,
  account: AccountRow,
  code: string,
  secret: string,
): Promise<void> {
  const guess = { username: account.id, address: 'second step' }
  await countTry(db, guess)
  const isRight = await db.transaction().execute(async (trx) => {
    const now = await holdAccount(trx, account.id)
    return useCode(trx, now, code, secret)
  })
  if (!isRight) throw new Refusal('WRONG_CODE')
  await forgetTries(db, guess)
}

/** Whether the code is right; it is used up by that. The account must be held by the transaction. */
async function useCode(trx: Trx, account: AccountRow, typed: string, secret: string): Promise<boolean> {
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

export function stepIn(sealed: string, code: string, usedUntil: number, secret: string): number | undefined {
  const hex = openText(sealed, secret)
  return hex === undefined ? undefined : stepOfCode(Buffer.from(hex, 'hex'), plain(code), usedUntil)
}

const plain = (code: string) => code.replace(/[ -]/g, '')
