import type { Selectable } from 'kysely'
import type { Ticket } from '@smm/contracts/tickets'
import type { TicketsTable } from '../tables.ts'

export const ticketColumns = ['id', 'description', 'link', 'orderId', 'status', 'createdAt'] as const

/** Maps a row to the panel's ticket. */
export const presentTicket = (
  row: Pick<Selectable<TicketsTable>, (typeof ticketColumns)[number]>,
): Ticket => ({
  id: row.id,
  description: row.description,
  link: row.link,
  orderId: row.orderId,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
})
