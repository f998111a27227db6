import type { ReactNode } from 'react'
import type { StaffAccess, StaffRole } from '@smm/contracts/access'
import css from './for-roles.module.css'
import { useMayCall } from './use-role.ts'

const groups: Record<StaffRole, string> = {
  owner: 'donos',
  finance: 'financeiro',
  support: 'atendimento',
  viewer: 'leitura',
}
const list = new Intl.ListFormat('pt-BR')
/** 'donos e financeiro' */
export const groupsText = (roles: readonly StaffRole[]) => list.format(roles.map((role) => groups[role]))

type ForRolesProps = {
  endpoint: { access: StaffAccess }
  /** Completes the note for the others, as 'mudam as margens'; they read nothing without it. */
  act?: string
  children?: ReactNode
}

/** Shows its children to who may call the endpoint, and tells the others who does. */
export function ForRoles({ endpoint, act, children }: ForRolesProps) {
  if (useMayCall(endpoint)) return children
  return act ? <p className={css.note}>{`Só ${groupsText(endpoint.access.roles)} ${act}.`}</p> : null
}
