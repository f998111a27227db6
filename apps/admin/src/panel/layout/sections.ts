import type { StaffRole } from '@smm/contracts/access'
import { showOrdersAttention } from '@smm/contracts/attention'
import { listAudit } from '@smm/contracts/audit'
import { listMargins } from '@smm/contracts/margins'
import { showOperation } from '@smm/contracts/operation'
import { listOrders } from '@smm/contracts/orders/orders'
import { listPayments } from '@smm/contracts/payments'
import { listPackages } from '@smm/contracts/packages'
import { listServices } from '@smm/contracts/services'
import { listStaff, showAccount } from '@smm/contracts/staff'
import { listTickets } from '@smm/contracts/tickets'
import type { PanelIconName } from '../controls/panel-icon.tsx'

const rolesOf = ({ access }: { access: { roles: readonly StaffRole[] } }) => access.roles

/**
 * The sections in the order of the sidebar; the first is the default. `key` is the value of `secao` in the URL, `roles`
 * are those that may read what the section shows.
 */
export const sections = [
  { key: 'pedidos', name: 'Pedidos', icon: 'orders', roles: rolesOf(listOrders) },
  { key: 'pagamentos', name: 'Pagamentos', icon: 'payments', roles: rolesOf(listPayments) },
  { key: 'catalogo', name: 'Catálogo', icon: 'catalogue', roles: rolesOf(listServices) },
  { key: 'margens', name: 'Margens', icon: 'margins', roles: rolesOf(listMargins) },
  { key: 'precos', name: 'Preços', icon: 'prices', roles: rolesOf(listPackages) },
  { key: 'tickets', name: 'Tickets', icon: 'tickets', roles: rolesOf(listTickets) },
] as const satisfies readonly SectionEntry[]

/** Sections that are no daily work: apart in the sidebar, and in the header's menu on a phone. */
export const secondarySections = [
  { key: 'atencao', name: 'Atenção', icon: 'warning', roles: rolesOf(showOrdersAttention) },
  { key: 'equipe', name: 'Acessos', icon: 'team', roles: rolesOf(listStaff) },
  { key: 'auditoria', name: 'Auditoria', icon: 'audit', roles: rolesOf(listAudit) },
  { key: 'operacao', name: 'Operação', icon: 'operation', roles: rolesOf(showOperation('orders')) },
  { key: 'conta', name: 'Minha conta', icon: 'account', roles: rolesOf(showAccount) },
] as const satisfies readonly SectionEntry[]

type SectionEntry = { key: string; name: string; icon: PanelIconName; roles: readonly StaffRole[] }
export type Section = (typeof sections)[number] | (typeof secondarySections)[number]

export const findSection = (key: string | null): Section =>
  [...sections, ...secondarySections].find((it) => it.key === key) ?? sections[0]
export const sectionUrl = ({ key }: Pick<Section, 'key'>) => `/admin09?secao=${key}`
