import type { Reauthentication } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import type { AccountRow } from './staff-tables.ts'
import { verifyOwnPassword, type Member } from './password/verify-own-password.ts'
import { verifySecondStep } from './second-step/verify-second-step.ts'
import { writeAudit } from './write-audit.ts'

/** Asks for password and second step before an act whose effect would outlast a stolen session. */
export async function reauthenticate(
  deps: Deps,
  member: Member,
  { password, code }: Reauthentication,
): Promise<AccountRow> {
  const account = await verifyOwnPassword(deps, member, password)
  if (!account.secondStep) return account
  if (code === undefined) throw new Refusal('OWN_CODE_NEEDED')
  try {
    await verifySecondStep(deps.db, account, code, { config: deps.config, trying: 'session' })
  } catch (err) {
    if (err instanceof Refusal && err.code === 'WRONG_CODE')
      await writeAudit(deps.db, member.username, 'identity-not-confirmed', { address: member.address })
    throw err
  }
  return account
}
