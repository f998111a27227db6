import type { PanelIconName } from '../controls/panel-icon.tsx'

/** The sections in the order of the sidebar; the first is the default. `key` is the value of `secao` in the URL. */
export const sections = [
  { key: 'pedidos', name: 'Pedidos', icon: 'orders' },
  { key: 'pagamentos', name: 'Pagamentos', icon: 'payments' },
  { key: 'catalogo', name: 'Catálogo', icon: 'catalogue' },
  { key: 'margens', name: 'Margens', icon: 'margins' },
  { key: 'tickets', name: 'Tickets', icon: 'tickets' },
] as const satisfies readonly SectionEntry[]

/** Sections that are no daily work: apart in the sidebar, and in the header's menu on a phone. */
export const secondarySections = [
  { key: 'atencao', name: 'Atenção', icon: 'warning' },
  { key: 'equipe', name: 'Equipe', icon: 'team' },
  { key: 'auditoria', name: 'Auditoria', icon: 'audit' },
  { key: 'operacao', name: 'Operação', icon: 'operation' },
] as const satisfies readonly SectionEntry[]

type SectionEntry = { key: string; name: string; icon: PanelIconName }
export type Section = (typeof sections)[number] | (typeof secondarySections)[number]

export const findSection = (key: string | null): Section =>
  [...sections, ...secondarySections].find((it) => it.key === key) ?? sections[0]
export const sectionUrl = ({ key }: Pick<Section, 'key'>) => `/admin09?secao=${key}`
