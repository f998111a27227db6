import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { exportOrders, type Order, orderStatuses } from '@smm/contracts/orders'
import { productName } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { Badge } from '@smm/ui/badge'
import { orderStates, shortId } from '../names.ts'
import { createdAtColumn } from '../panel/created-at-column.tsx'
import type { Column } from '../panel/data-table.tsx'
import { ExportLink } from '../panel/export-link.tsx'
import { IconButton } from '../panel/icon-button.tsx'
import { ListSection } from '../panel/list-section.tsx'
import { OuterLink } from '../panel/outer-link.tsx'
import { statusOptions } from '../panel/status-options.ts'
import { setFilter, usePlace } from '../place.ts'
import { ordersQuery, reviewsQuery } from '../queries.ts'
import { showReais } from '../shown-values.ts'
import { OrderDetails } from './order-details.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'

const filters = statusOptions(orderStatuses, orderStates)

const columns: Array<Column<Order>> = [
  { title: 'ID', cell: ({ id }) => <code title={id}>{shortId(id)}</code>, width: '6rem' },
  { title: 'Link', cell: ({ link }) => <OuterLink link={link} />, kind: 'grow', sortBy: ({ link }) => link },
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
    cell: ({ totalPrice }) => showReais(totalPrice),
    sortBy: ({ totalPrice }) => Number(totalPrice),
    width: '7.5rem',
  },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={orderStates[status].tone}>{orderStates[status].name}</Badge>,
    sortBy: ({ status }) => orderStatuses.indexOf(status),
    width: '8rem',
  },
  createdAtColumn('Data', '9.75rem'),
  {
    title: 'Ações',
    kind: 'actions',
    cell: ({ id }) => (
      <IconButton icon="eye" name={`Ver pedido ${shortId(id)}`} onClick={() => setFilter('pedido', id)} />
    ),
    width: '4.5rem',
  },
]

export function OrdersSection() {
  const client = useQueryClient()
  const { search } = usePlace()
  const filter = {
    status: orderStatuses.find((it) => it === search.get('status')),
    search: search.get('busca')?.trim() || undefined,
  }
  const reading = useInfiniteQuery(ordersQuery(filter))
  return (
    <>
      <WaitingReviews onOpen={(id) => setFilter('pedido', id)} />
      <ListSection
        label="Pedidos"
        reading={reading}
        columns={columns}
        filter={{ name: 'status', label: 'Filtrar por status', options: filters }}
        searchLabel="Buscar por ID, link ou PIX"
        texts={{
          loading: 'Carregando pedidos...',
          failed: 'Não foi possível carregar os pedidos.',
          empty: 'Nenhum pedido encontrado',
        }}
        end={<ExportLink url={exportOrders.url} filter={filter} />}
        onRefresh={() => void client.invalidateQueries({ queryKey: reviewsQuery.queryKey })}
      />
      <OrderDetails id={search.get('pedido')} onClose={() => setFilter('pedido', '')} />
    </>
  )
}
