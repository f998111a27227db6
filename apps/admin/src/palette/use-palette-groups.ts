import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listConversations, type ListedConversation } from '@smm/contracts/conversations/conversations'
import { listOrders, type OrderSummary } from '@smm/contracts/orders/orders'
import { panelOrderUrl, panelUrl } from '@smm/contracts/panel-url'
import { productName } from '@smm/contracts/products'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { listTickets, shownTicketId, type Ticket } from '@smm/contracts/tickets'
import { formatQuantity } from '@smm/pricing/money'
import { dayOf } from '../brasilia-time.ts'
import { call } from '../call.ts'
import { formatTimestamp } from '../format-values.ts'
import { useMayCall, useRole } from '../identity/use-role.ts'
import { orderBadges, ticketBadges } from '../status-badges.ts'
import { shortId } from '../short-ids.ts'
import { findOwnEntries, type PaletteEntry, type PaletteGroup } from './palette-entries.ts'

const debounceMs = 200
/** A shorter text would match half of the shop. */
const shortestSearch = 3
const limit = 5

/** The entries that match a text, in groups; those of the server come a little later. */
export function usePaletteGroups(text: string): { groups: PaletteGroup[]; isSearching: boolean } {
  const search = useDebounced(text.trim().replace(/^#/, ''))
  const options = {
    enabled: search.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
  const query = { search, limit }
  const orders = useQuery({
    queryKey: ['palette', 'orders', search],
    queryFn: () => call(listOrders, { query }),
    ...options,
  })
  const tickets = useQuery({
    queryKey: ['palette', 'tickets', search],
    queryFn: () => call(listTickets, { query }),
    ...options,
  })
  const mayRead = useMayCall(listConversations)
  const conversations = useQuery({
    queryKey: ['palette', 'conversations', search],
    queryFn: () => call(listConversations, { query: { search } }),
    ...options,
    enabled: options.enabled && mayRead,
  })
  const isTooShort = search.length < shortestSearch
  const groups = [
    { name: 'Pedidos', entries: isTooShort ? [] : (orders.data ?? []).map(orderEntry) },
    { name: 'Tickets', entries: isTooShort ? [] : (tickets.data ?? []).map(ticketEntry) },
    { name: 'Conversas', entries: isTooShort ? [] : (conversations.data ?? []).map(conversationEntry) },
    ...findOwnEntries(text, { role: useRole(), today: dayOf(new Date()) }),
  ]
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: orders.isFetching || tickets.isFetching || conversations.isFetching,
  }
}

const orderEntry = (order: OrderSummary): PaletteEntry => ({
  key: `order-${order.id}`,
  icon: 'orders',
  name: `${shortId(order.id)} · ${formatQuantity(order.quantity)} ${productName(order)}${tierSuffix(order)}`,
  detail: [orderBadges[order.status].name, formatTimestamp(order.createdAt), order.link].join(' · '),
  url: panelOrderUrl(order.id),
})

const ticketEntry = (ticket: Ticket): PaletteEntry => ({
  key: `ticket-${ticket.id}`,
  icon: 'tickets',
  name: `${shownTicketId(ticket.id)} · ${ticket.description.slice(0, 80)}`,
  detail: [ticketBadges[ticket.status].name, formatTimestamp(ticket.createdAt)].join(' · '),
  url: panelUrl('tickets', { ticket: ticket.id }),
})

const conversationEntry = ({ id, lastSeenAt, excerpt }: ListedConversation): PaletteEntry => ({
  key: `conversation-${id}`,
  icon: 'conversation',
  name: `${shortId(id)} · ${excerpt}`,
  detail: `Visto em ${formatTimestamp(lastSeenAt)}`,
  url: panelUrl('conversas', { conversa: id }),
})

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
