import type { PanelIconName } from './panel-icon.tsx'

/** The parts of the panel, in the order of the sidebar; the first is where it opens. `key` stands in the address. */
export const sections = [
  { key: 'pedidos', name: 'Pedidos', icon: 'orders' },
  { key: 'pagamentos', name: 'Pagamentos', icon: 'payments' },
  { key: 'catalogo', name: 'Catálogo', icon: 'catalog' },
  { key: 'margens', name: 'Margens', icon: 'margins' },
  { key: 'tickets', name: 'Tickets', icon: 'tickets' },
] as const satisfies readonly Part[]

/** What is not daily work: apart in the sidebar, and in the header of a telephone. */
export const asideSections = [
  { key: 'atencao', name: 'Atenção', icon: 'warning' },
  { key: 'equipe', name: 'Equipe', icon: 'team' },
  { key: 'auditoria', name: 'Auditoria', icon: 'audit' },
  { key: 'operacao', name: 'Operação', icon: 'operation' },
] as const satisfies readonly Part[]

type Part = { key: string; name: string; icon: PanelIconName }
export type Section = (typeof sections)[number] | (typeof asideSections)[number]

export const sectionOf = (key: string | null): Section =>
  [...sections, ...asideSections].find((it) => it.key === key) ?? sections[0]
export const addressOf = ({ key }: Pick<Section, 'key'>) => `/admin09?secao=${key}`
