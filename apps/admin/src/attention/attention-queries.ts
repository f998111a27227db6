import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AttentionCode, showCatalogueAttention, showOrdersAttention } from '@smm/contracts/attention'
import { call } from '../call.ts'

const ordersAttention = queryOptions({
  queryKey: ['attention', 'orders'],
  queryFn: () => call(showOrdersAttention),
})
const catalogueAttention = queryOptions({
  queryKey: ['attention', 'catalogue'],
  queryFn: () => call(showCatalogueAttention),
})

export type AttentionItem = {
  code: AttentionCode
  count: number
  since?: string
  until?: string
  amount?: string
  currency?: string
}

/** What each service says needs attention. One that does not answer takes nothing from the other. */
export function useAttention() {
  const orders = useQuery(ordersAttention)
  const catalogue = useQuery(catalogueAttention)
  const sources = [
    { name: 'Pedidos e pagamentos', reading: orders },
    { name: 'Catálogo', reading: catalogue },
  ]
  const items: AttentionItem[] = [...(orders.data ?? []), ...(catalogue.data ?? [])]
  const silent = sources.filter(({ reading }) => reading.isError)
  return { sources, items, count: items.reduce((sum, it) => sum + it.count, 0) + silent.length }
}
