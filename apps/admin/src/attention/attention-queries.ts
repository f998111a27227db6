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

/** What each service says needs attention. One that does not answer takes nothing from the others. */
export function useAttention() {
  const orders = useQuery(ordersAttention)
  const catalogue = useQuery(catalogueAttention)
  const chat = useQuery(chatAttention)
  const sources = [
    { name: 'Pedidos e pagamentos', reading: orders },
    { name: 'Catálogo', reading: catalogue },
    { name: 'Tickets', reading: chat },
  ]
  const items: AttentionItem[] = [...(orders.data ?? []), ...(chat.data ?? []), ...(catalogue.data ?? [])]
  const silent = sources.filter(({ reading }) => reading.isError)
  return { sources, items, count: items.reduce((sum, it) => sum + it.count, 0) + silent.length }
}
