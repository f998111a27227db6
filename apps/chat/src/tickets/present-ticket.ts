import type { Selectable } from 'kysely'
import type { Ticket } from '@smm/contracts/tickets'
import type { TicketsTable } from '../tables.ts'

export const ticketColumns = [
  'id',
  'description',
  'link',
  'orderId',
  'status',
  'kind',
  'dueAt',
  'createdAt',
  'assignee',
  'waitingSince',
] as const

/** Maps a row to the panel's ticket. */
export const presentTicket = (
  row: Pick<Selectable<TicketsTable>, (typeof ticketColumns)[number]>,
): Ticket => ({
  id: row.id,
  description: row.description,
  link: row.link,
  orderId: row.orderId,
  status: row.status,
  ...(row.kind !== 'support' && { kind: row.kind }),
  ...(row.dueAt && { dueAt: row.dueAt.toISOString() }),
  ...(row.assignee !== null && { assignee: row.assignee }),
  ...(row.status === 'open' && { waitingSince: row.waitingSince.toISOString() }),
  createdAt: row.createdAt.toISOString(),
})
