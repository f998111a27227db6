import type { ColumnType, Generated, Selectable } from 'kysely'
import type { StaffRole } from '@smm/contracts/access'

type StaffAccountsTable = {
  id: Generated<string>
  username: string
  role: Generated<StaffRole>
  passwordHash: string
  seedHash: string | null
  oneTimeUntil: Date | null
  deactivatedAt: Date | null
  secondStep: string | null
  secondStepWaiting: string | null
  secondStepUsed: Generated<number>
  createdAt: Generated<Date>
}
type StaffRecoveryCodesTable = { codeHash: string; accountId: string }
type StaffSessionsTable = {
  idHash: string
  nonce: string | null
  accountId: string
  /** Null in a session of the previous release, which only an owner gets. */
  role: StaffRole | null
  address: string | null
  device: string | null
  createdAt: Generated<Date>
  lastSeenAt: Generated<Date>
  endsAt: Date
  endedAt: Date | null
}
type SignInAttemptsTable = {
  key: string
  times: number
  blockedUntil: Date | null
  lastAt: Generated<Date>
}
type AuditLogTable = {
  id: Generated<number>
  at: Generated<Date>
  actor: string
  action: string
  details: ColumnType<unknown, string, string>
}

type StaffNoticesTable = {
  id: Generated<number>
  accountId: string
  at: Generated<Date>
  actor: string
  action: string
  details: ColumnType<NoticeDetails, string, string>
  seenAt: Date | null
}
type NoticeDetails = { member: string; role?: string; before?: string }

export type StaffTables = {
  staffAccounts: StaffAccountsTable
  staffRecoveryCodes: StaffRecoveryCodesTable
  staffSessions: StaffSessionsTable
  signInAttempts: SignInAttemptsTable
  staffNotices: StaffNoticesTable
  auditLog: AuditLogTable
}

export type AccountRow = Selectable<StaffAccountsTable>
