import Type from 'typebox'

/** The roles of staff, the most powerful first. */
export const staffRoles = ['owner', 'finance', 'support', 'viewer'] as const
export const StaffRole = Type.Enum(staffRoles)
export type StaffRole = (typeof staffRoles)[number]
export const staffRoleNames: Record<StaffRole, string> = {
  owner: 'Dono',
  finance: 'Financeiro',
  support: 'Atendimento',
  viewer: 'Leitura',
}

/** The right to call a staff route. Every service checks it before the handler; a route without it does not compile. */
export type StaffAccess = {
  readonly roles: readonly StaffRole[]
  /** Asks for the member's password again, unless it was given in the last ten minutes: money or trust moves here. */
  readonly needsProof?: true
  /** Open to a member who has yet to enrol the second step that their role demands. */
  readonly whileEnrolling?: true
}

export const everyRole = { roles: staffRoles } as const satisfies StaffAccess
export const everyRoleEvenEnrolling = { ...everyRole, whileEnrolling: true } as const satisfies StaffAccess
export const ownerOnly = { roles: ['owner'] } as const satisfies StaffAccess
