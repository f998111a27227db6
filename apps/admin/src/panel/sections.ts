import type { PanelIconName } from './panel-icon.tsx'

/** The parts of the panel, in the order of the sidebar; the first is where it opens. `key` stands in the address. */
export const sections = [
  { key: 'pedidos', name: 'Pedidos', icon: 'orders' },
  { key: 'pagamentos', name: 'Pagamentos', icon: 'payments' },
  { key: 'catalogo', name: 'Catálogo', icon: 'catalog' },
  { key: 'margens', name: 'Margens', icon: 'margins' },
  { key: 'tickets', name: 'Tickets', icon: 'tickets' },
] as const satisfies ReadonlyArray<{ key: string; name: string; icon: PanelIconName }>
export type Section = (typeof sections)[number]

export const sectionOf = (key: string | null): Section => sections.find((it) => it.key === key) ?? sections[0]
export const addressOf = (section: Section) => `/admin09?secao=${section.key}`
