import type { StaffRole } from '@smm/contracts/access'
import { listOf } from '@smm/http-service/read-config'
import type { Config } from '../../config.ts'

/** Whether the settings demand a second step of this role. */
export const demandsSecondStep = (role: StaffRole, config: Pick<Config, 'SECOND_STEP_ROLES'>): boolean =>
  listOf(config.SECOND_STEP_ROLES).includes(role)
