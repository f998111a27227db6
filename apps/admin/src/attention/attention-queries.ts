import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  type AttentionCode,
  showCatalogueAttention,
  showChatAttention,
  showOrdersAttention,
} from '@smm/contracts/attention'
import { call } from '../call.ts'

const ordersAttention = queryOptions({
  queryKey: ['attention', 'orders'],
  queryFn: () => call(showOrdersAttention),
})
const catalogueAttention = queryOptions({
  queryKey: ['attention', 'catalogue'],
  queryFn: () => call(showCatalogueAttention),
})
const chatAttention = queryOptions({
  queryKey: ['attention', 'chat'],
  queryFn: () => call(showChatAttention),
})

export type AttentionItem = {
  code: AttentionCode
  count: number
  since?: string
  until?: string
  amount?: string
  currency?: string
}

/** The attention items of all services. A service that does not answer leaves the items of the others. */
export function useAttention() {
  const orders = useQuery(ordersAttention)
  const catalogue = useQuery(catalogueAttention)
  const chat = useQuery(chatAttention)
  const sources = [
    { name: 'Pedidos e pagamentos', query: orders },
    { name: 'Catálogo', query: catalogue },
    { name: 'Tickets', query: chat },
  ]
  const items: AttentionItem[] = [...(orders.data ?? []), ...(chat.data ?? []), ...(catalogue.data ?? [])]
  const unreachable = sources.filter(({ query }) => query.isError)
  return { sources, items, count: items.reduce((sum, it) => sum + it.count, 0) + unreachable.length }
}
