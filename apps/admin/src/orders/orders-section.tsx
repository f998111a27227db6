import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { exportOrders, type OrderSummary, orderStatuses } from '@smm/contracts/orders/orders'
import { productName } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { Badge } from '@smm/ui/badge'
import { shortId } from '../short-ids.ts'
import { orderBadges } from '../status-badges.ts'
import { createdAtColumn } from '../panel/table/created-at-column.tsx'
import type { Column } from '../panel/table/column.ts'
import { ExportLink } from '../panel/toolbar/export-link.tsx'
import { IconButton } from '../panel/controls/icon-button.tsx'
import { ListSection } from '../panel/table/list-section.tsx'
import { ExternalLink } from '../panel/controls/external-link.tsx'
import { statusOptions } from '../panel/toolbar/status-options.ts'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { ordersQuery, reviewsQuery } from '../queries.ts'
import { formatAmount } from '../format-values.ts'
import { OrderDetails } from './order-details.tsx'
import { OpenReviews } from './open-reviews.tsx'

const filters = statusOptions(orderStatuses, orderBadges)

const columns: Array<Column<OrderSummary>> = [
  { title: 'ID', cell: ({ id }) => <code title={id}>{shortId(id)}</code>, width: '6rem' },
  {
    title: 'Link',
    cell: ({ link }) => <ExternalLink link={link} />,
    kind: 'grow',
    sortBy: ({ link }) => link,
  },
  { title: 'Serviço', cell: productName, sortBy: productName, width: '12rem' },
  {
    title: 'Quantidade',
    kind: 'number',
    cell: ({ quantity }) => formatQuantity(quantity),
    sortBy: ({ quantity }) => quantity,
    width: '7.75rem',
  },
  {
    title: 'Valor',
    kind: 'number',
    cell: ({ totalPrice }) => formatAmount(totalPrice),
    sortBy: ({ totalPrice }) => Number(totalPrice),
    width: '7.5rem',
  },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={orderBadges[status].tone}>{orderBadges[status].name}</Badge>,
    sortBy: ({ status }) => orderStatuses.indexOf(status),
    width: '8rem',
  },
  createdAtColumn('Data', '9.75rem'),
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
