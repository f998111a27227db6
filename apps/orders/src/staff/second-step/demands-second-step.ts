import type { StaffRole } from '@smm/contracts/access'
import { listOf } from '@smm/http-service/read-config'
import type { Settings } from '../../config.ts'

/** Whether the settings demand a second step of this role. */
export const demandsSecondStep = (role: StaffRole, settings: Pick<Settings, 'SECOND_STEP_ROLES'>): boolean =>
  listOf(settings.SECOND_STEP_ROLES).includes(role)
