import type { StaffRole } from '@smm/contracts/access'
import { showOrdersAttention } from '@smm/contracts/attention'
import { listAudit } from '@smm/contracts/audit'
import { listConversations } from '@smm/contracts/conversations/conversations'
import { type PanelSection, panelUrl } from '@smm/contracts/panel-url'
import { listMargins } from '@smm/contracts/prices/margins'
import { showAlerts } from '@smm/contracts/orders/alerts'
import { listCoupons } from '@smm/contracts/orders/coupons'
import { showMessageHealth } from '@smm/contracts/message-health'
import { listOrders } from '@smm/contracts/orders/orders'
import { listPayments } from '@smm/contracts/payments'
import { listPackages } from '@smm/contracts/prices/packages'
import { listServices } from '@smm/contracts/services'
import { listStaff, showAccount } from '@smm/contracts/staff'
import { listSuppliers } from '@smm/contracts/suppliers/staff-suppliers'
import { listTickets } from '@smm/contracts/tickets'
import type { PanelIconName } from '../controls/panel-icon.tsx'

const rolesOf = ({ access }: { access: { roles: readonly StaffRole[] } }) => access.roles

/** The sections in the order of the sidebar; the first is the default. */
export const sections = [
  { key: 'hoje', name: 'Hoje', icon: 'today', roles: rolesOf(showOrdersAttention), isDaily: true },
  { key: 'pedidos', name: 'Pedidos', icon: 'orders', roles: rolesOf(listOrders), isDaily: true },
  { key: 'pagamentos', name: 'Pagamentos', icon: 'payments', roles: rolesOf(listPayments), isDaily: true },
  { key: 'catalogo', name: 'Catálogo', icon: 'catalogue', roles: rolesOf(listServices) },
  { key: 'fornecedores', name: 'Fornecedores', icon: 'suppliers', roles: rolesOf(listSuppliers) },
  { key: 'margens', name: 'Margens', icon: 'margins', roles: rolesOf(listMargins) },
  { key: 'precos', name: 'Preços', icon: 'prices', roles: rolesOf(listPackages) },
  { key: 'cupons', name: 'Cupons', icon: 'coupons', roles: rolesOf(listCoupons) },
  { key: 'conversas', name: 'Conversas', icon: 'conversation', roles: rolesOf(listConversations) },
  { key: 'tickets', name: 'Tickets', icon: 'tickets', roles: rolesOf(listTickets), isDaily: true },
] as const satisfies readonly SectionEntry[]

/** Sections that are no daily work: apart in the sidebar. */
export const secondarySections = [
  { key: 'atencao', name: 'Atenção', icon: 'warning', roles: rolesOf(showOrdersAttention) },
  { key: 'avisos', name: 'Avisos', icon: 'bell', roles: rolesOf(showAlerts) },
  { key: 'equipe', name: 'Acessos', icon: 'team', roles: rolesOf(listStaff) },
  { key: 'auditoria', name: 'Auditoria', icon: 'audit', roles: rolesOf(listAudit) },
  { key: 'operacao', name: 'Operação', icon: 'operation', roles: rolesOf(showMessageHealth('orders')) },
  { key: 'conta', name: 'Minha conta', icon: 'account', roles: rolesOf(showAccount) },
] as const satisfies readonly SectionEntry[]

type SectionEntry = {
  key: PanelSection
  name: string
  icon: PanelIconName
  /** Those that may read what the section shows. */
  roles: readonly StaffRole[]
  /** On a phone it stands in the bar, which holds four; the others are in its menu. */
  isDaily?: true
}
export type Section = (typeof sections)[number] | (typeof secondarySections)[number]

/** The entries of the bar's menu on a phone. */
export const menuSections: readonly Section[] = [
  ...sections.filter((section) => !('isDaily' in section)),
  ...secondarySections,
]

export const findSection = (key: string | null): Section =>
  [...sections, ...secondarySections].find((it) => it.key === key) ?? sections[0]
export const sectionUrl = ({ key }: Pick<Section, 'key'>) => panelUrl(key)
