import { listOrders } from '@smm/contracts/orders/orders'
import type { StaffRole } from '@smm/contracts/access'
import { listTickets } from '@smm/contracts/tickets'
import type { PanelIconName } from '../panel/controls/panel-icon.tsx'
import { secondarySections, sections, sectionUrl } from '../panel/layout/sections.ts'

/** A line of the palette. */
export type PaletteEntry = {
  key: string
  icon: PanelIconName
  name: string
  /** Tells entries of the same name apart. */
  detail?: string
  url: string
}
export type PaletteGroup = { name: string; entries: PaletteEntry[] }

type OwnEntry = PaletteEntry & { roles: readonly StaffRole[] }

const sectionEntries: OwnEntry[] = [...sections, ...secondarySections].map((section) => ({
  key: section.key,
  icon: section.icon,
  name: section.name,
  url: sectionUrl(section),
  roles: section.roles,
}))

const ofOrders = { icon: 'orders', roles: listOrders.access.roles } as const
const ofTickets = { icon: 'tickets', roles: listTickets.access.roles } as const
const orders = sectionUrl({ key: 'pedidos' })
const tickets = sectionUrl({ key: 'tickets' })

/** Lists that are asked for every day. `today`: '2026-11-21'. */
const listEntries = (today: string): OwnEntry[] => [
  { key: 'today', name: 'Pedidos de hoje', url: `${orders}&de=${today}&ate=${today}`, ...ofOrders },
  { key: 'paid', name: 'Pedidos pagos que ainda não saíram', url: `${orders}&status=paid`, ...ofOrders },
  { key: 'partial', name: 'Entregas parciais', url: `${orders}&status=partial`, ...ofOrders },
  { key: 'open', name: 'Tickets abertos', url: `${tickets}&status=open`, ...ofTickets },
  { key: 'mine', name: 'Meus tickets', url: `${tickets}&atendente=me`, ...ofTickets },
]

/** The sections and lists of a role whose names have all the words, whatever accents they have. */
export function findOwnEntries(
  text: string,
  { role, today }: { role: StaffRole; today: string },
): PaletteGroup[] {
  const words = plain(text).split(/\s+/)
  const found = (entries: OwnEntry[]) =>
    entries.filter(({ name, roles }) => roles.includes(role) && words.every((it) => plain(name).includes(it)))
  return [
    { name: 'Ir para', entries: found(sectionEntries) },
    { name: 'Listas', entries: found(listEntries(today)) },
  ]
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
