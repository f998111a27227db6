import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { exportOrders, type OrderSummary, orderStatuses } from '@smm/contracts/orders/orders'
import { shortId } from '../short-ids.ts'
import { orderBadges } from '../status-badges.ts'
import type { Column } from '../panel/table/column.ts'
import { ExportLink } from '../panel/toolbar/export-link.tsx'
import { IconButton } from '../panel/controls/icon-button.tsx'
import { ListSection } from '../panel/table/list-section.tsx'
import { statusOptions } from '../panel/toolbar/status-options.ts'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { ordersQuery, reviewsQuery } from '../queries.ts'
import { OrderDetails } from './order-details.tsx'
import { OpenReviews } from './open-reviews.tsx'
import { orderColumns } from './order-columns.tsx'

const filters = statusOptions(orderStatuses, orderBadges)

const columns: Array<Column<OrderSummary>> = [
  { title: 'ID', cell: ({ id }) => <code title={id}>{shortId(id)}</code>, width: '6rem' },
  ...orderColumns,
  {
    title: 'Ações',
    kind: 'actions',
    cell: ({ id }) => (
      <IconButton
        icon="eye"
        name={`Ver pedido ${shortId(id)}`}
        onClick={() => setSearchParam('pedido', id)}
      />
    ),
    width: '4.5rem',
  },
]

export function OrdersSection() {
  const client = useQueryClient()
  const { search } = usePanelUrl()
  const filter = {
    status: orderStatuses.find((it) => it === search.get('status')),
    search: search.get('busca')?.trim() || undefined,
  }
  const orders = useInfiniteQuery(ordersQuery(filter))
  return (
    <>
      <OpenReviews onOpen={(id) => setSearchParam('pedido', id)} />
      <ListSection
        label="Pedidos"
        query={orders}
        columns={columns}
        filter={{ name: 'status', label: 'Filtrar por status', options: filters }}
        searchLabel="Buscar por ID, link ou PIX"
        texts={{
          loading: 'Carregando pedidos...',
          failed: 'Não foi possível carregar os pedidos.',
          empty: 'Nenhum pedido encontrado',
        }}
        actions={<ExportLink endpoint={exportOrders} filter={filter} />}
        onRefresh={() => void client.invalidateQueries({ queryKey: reviewsQuery.queryKey })}
      />
      <OrderDetails id={search.get('pedido')} onClose={() => setSearchParam('pedido', '')} />
    </>
  )
}
