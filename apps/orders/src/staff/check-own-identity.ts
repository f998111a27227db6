import type { OwnProof } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import type { AccountRow } from '../tables.ts'
import { checkOwnPassword, type Member } from './check-own-password.ts'
import { passSecondStep } from './pass-second-step.ts'
import { writeAudit } from './write-audit.ts'

/** Before what lets somebody in for longer than a stolen session lasts: the password and, where there is one, the code. */
export async function checkOwnIdentity(
  deps: Deps,
  member: Member,
  { password, code }: OwnProof,
): Promise<AccountRow> {
  const account = await checkOwnPassword(deps, member, password)
  if (!account.secondStep) return account
  if (code === undefined) throw new Refusal('OWN_CODE_NEEDED')
  try {
    await passSecondStep(deps.db, account, code, deps.settings.STAFF_SESSION_SECRET)
  } catch (err) {
    if (err instanceof Refusal && err.code === 'WRONG_CODE')
      await writeAudit(deps.db, member.username, 'identity-not-confirmed', { address: member.address })
    throw err
  }
  return account
}
