// The addresses of the panel. Browsers read this file, so it brings no schema.

export const panelPath = '/admin09'
export const panelSignInPath = `${panelPath}/login`

/** The values of `secao`. */
export const panelSections = [
  'hoje',
  'pedidos',
  'pagamentos',
  'catalogo',
  'fornecedores',
  'margens',
  'precos',
  'cupons',
  'conversas',
  'tickets',
  'atencao',
  'avisos',
  'equipe',
  'auditoria',
  'operacao',
  'conta',
] as const
export type PanelSection = (typeof panelSections)[number]

/** The address of a section, with what it opens or filters by. */
export const panelUrl = (section: PanelSection, params: Record<string, string> = {}): string =>
  `${panelPath}?${new URLSearchParams({ secao: section, ...params })}`

export const panelOrderUrl = (orderId: string): string => panelUrl('pedidos', { pedido: orderId })
