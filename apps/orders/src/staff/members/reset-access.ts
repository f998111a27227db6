import type { Config } from '../../config.ts'
import type { Trx } from '../../tables.ts'
import { deleteSecondStep } from '../second-step/enrol-second-step.ts'
import { revokeSessions } from '../sessions.ts'
import { oneTimeUntil } from './add-member.ts'

/** Leaves an account with nothing but a one-time password: without sessions and second step, and active again. */
export async function resetAccess(
  trx: Trx,
  id: string,
  passwordHash: string,
  { STAFF_SESSION_SECRET: secret }: Config,
): Promise<void> {
  await trx
    .updateTable('staffAccounts')
    .set({ passwordHash, oneTimeUntil, deactivatedAt: null })
    .where('id', '=', id)
    .execute()
  await deleteSecondStep(trx, id)
  await revokeSessions(trx, { accountId: id }, secret)
}
