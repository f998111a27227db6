import { sql, type Selectable } from 'kysely'
import type { OwnAccount, StaffMember, StaffSessionInfo } from '@smm/contracts/staff'
import { Refusal } from '@smm/http-service/refusal'
import type { StaffSession } from '@smm/http-service/staff/staff-session'
import type { Deps } from '../../deps.ts'
import type { Db, Tables } from '../../tables.ts'
import type { AccountRow } from '../staff-tables.ts'
import { findAccount } from '../find-account.ts'
import { demandsSecondStep } from '../second-step/demands-second-step.ts'
import { unseenNotices } from '../unseen-notices.ts'
import { hashOfSession } from '../sessions.ts'

type SessionRow = Selectable<Tables['staffSessions']>

/** Every account, deactivated ones too, with its live sessions. */
export async function listStaff({ db, config }: Deps, me: StaffSession): Promise<StaffMember[]> {
  const accounts = await db.selectFrom('staffAccounts').selectAll().orderBy('username').execute()
  const sessions = await liveSessions(db)
  return accounts.map((account) => ({
    ...toStaffMember(account, sessions, me),
    isFromSettings: account.username === config.ADMIN_USERNAME,
  }))
}

export async function showMember(deps: Deps, id: string, me: StaffSession): Promise<StaffMember> {
  const found = (await listStaff(deps, me)).find((it) => it.id === id)
  if (!found) throw new Refusal('NOT_FOUND', { accountId: id })
  return found
}

export async function showAccount({ db, config }: Deps, me: StaffSession): Promise<OwnAccount> {
  const account = await findAccount(db, me.username)
  const sessions = await liveSessions(db, account.id)
  const { count } = await db
    .selectFrom('staffRecoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow()
  return {
    username: account.username,
    role: account.role,
    hasSecondStep: account.secondStep !== null,
    needsSecondStep: demandsSecondStep(account.role, config),
    recoveryCodesLeft: Number(count),
    notices: await unseenNotices(db, account.id),
    sessions: sessions.map((row) => toSessionInfo(row, me)),
  }
}

function liveSessions(db: Db, accountId?: string): Promise<SessionRow[]> {
  const query = db
    .selectFrom('staffSessions')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('endsAt', '>', sql<Date>`now()`)
    .orderBy('createdAt', 'desc')
    .limit(500)
  return (accountId === undefined ? query : query.where('accountId', '=', accountId)).execute()
}

const toStaffMember = (account: AccountRow, sessions: SessionRow[], me: StaffSession) => ({
  id: account.id,
  username: account.username,
  role: account.role,
  isActive: account.deactivatedAt === null,
  isNew: account.oneTimeUntil !== null,
  hasSecondStep: account.secondStep !== null,
  createdAt: account.createdAt.toISOString(),
  isYou: account.username === me.username,
  sessions: sessions.filter((it) => it.accountId === account.id).map((row) => toSessionInfo(row, me)),
})

const toSessionInfo = (row: SessionRow, me: StaffSession): StaffSessionInfo => ({
  id: row.idHash,
  device: row.device,
  address: row.address,
  startedAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  isThisOne: row.idHash === hashOfSession(me.sessionId),
})
