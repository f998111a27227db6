import type { StaffMember } from '@smm/contracts/staff'

/** When a member's open sessions were last used; undefined without one. */
export const lastSeenAt = ({ sessions }: Pick<StaffMember, 'sessions'>): string | undefined =>
  sessions
    .map((session) => session.lastSeenAt)
    .toSorted()
    .at(-1)
