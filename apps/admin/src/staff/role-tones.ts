import type { StaffRole } from '@smm/contracts/access'
import type { BadgeTone } from '@smm/ui/badge'

/** The louder the colour, the more the role may do. */
export const roleTones: Record<StaffRole, BadgeTone> = {
  owner: 'good',
  finance: 'info',
  support: 'warn',
  viewer: 'neutral',
}
