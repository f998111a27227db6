import { useQuery } from '@tanstack/react-query'
import type { StaffAccess, StaffRole } from '@smm/contracts/access'
import { authQuery } from '../queries.ts'

/** The role of the signed-in member. The previous release names none: all its members are owners. */
export const useRole = (): StaffRole => useQuery(authQuery).data?.role ?? 'owner'

/** Whether the signed-in member may call an endpoint. It only shapes the panel: the server checks every call. */
export const useMayCall = ({ access }: { access: StaffAccess }): boolean => access.roles.includes(useRole())
