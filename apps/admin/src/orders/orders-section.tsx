import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type Order, type OrderStatus, orderStatuses } from '@smm/contracts/orders'
import { formatQuantity } from '@smm/pricing/money'
import { Badge } from '@smm/ui/badge'
import { orderStates, productName, shortId } from '../names.ts'
import { Choice, type Option } from '../panel/choice.tsx'
import { type Column, DataTable } from '../panel/data-table.tsx'
import { IconButton } from '../panel/icon-button.tsx'
import { Empty, Loaded } from '../panel/loaded.tsx'
import { MoreRows } from '../panel/more-rows.tsx'
import { OuterLink } from '../panel/outer-link.tsx'
import { Refresh, Search, Toolbar } from '../panel/toolbar.tsx'
import { setFilter, usePlace } from '../place.ts'
import { ordersQuery, reviewsQuery } from '../queries.ts'
import { showMoment, showReais } from '../shown-values.ts'
import { OrderDetails } from './order-details.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'

const filters: Array<Option<OrderStatus | 'all'>> = [
  { value: 'all', name: 'Todos os status' },
  ...orderStatuses.map((status) => ({ value: status, name: orderStates[status].name })),
]

const columns: Array<Column<Order>> = [
  { title: 'ID', cell: ({ id }) => <code title={id}>{shortId(id)}</code> },
  { title: 'Link', cell: ({ link }) => <OuterLink link={link} />, kind: 'grow' },
  { title: 'Serviço', cell: productName },
  { title: 'Quantidade', cell: ({ quantity }) => formatQuantity(quantity), kind: 'number' },
  { title: 'Valor', cell: ({ totalPrice }) => showReais(totalPrice), kind: 'number' },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={orderStates[status].tone}>{orderStates[status].name}</Badge>,
  },
  { title: 'Data', cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt)}</time> },
  {
    title: 'Ações',
    kind: 'actions',
    cell: ({ id }) => (
      <IconButton icon="eye" name={`Ver pedido ${shortId(id)}`} onClick={() => setFilter('pedido', id)} />
    ),
  },
]

const matching = (orders: Order[], wanted: string) => {
  const words = wanted.trim().toLowerCase()
  if (!words) return orders
  return orders.filter((it) => `${it.id} ${it.link} ${productName(it)}`.toLowerCase().includes(words))
}

export function OrdersSection() {
  const client = useQueryClient()
  const { search } = usePlace()
  const status = orderStatuses.find((it) => it === search.get('status'))
  const wanted = search.get('busca') ?? ''
  const reading = useInfiniteQuery(ordersQuery(status))
  const orders = reading.data?.pages.flat() ?? []
  return (
    <>
      <WaitingReviews onOpen={(id) => setFilter('pedido', id)} />
      <Toolbar
        end={
          <Refresh
            isFetching={reading.isFetching}
            updatedAt={reading.dataUpdatedAt}
            onRefresh={() => {
              void reading.refetch()
              void client.invalidateQueries({ queryKey: reviewsQuery.queryKey })
            }}
          />
        }
      >
        <Choice
          label="Filtrar por status"
          value={status ?? 'all'}
          options={filters}
          onChoose={(next) => setFilter('status', next === 'all' ? '' : next)}
        />
        <Search
          label="Buscar por ID, link ou serviço"
          value={wanted}
          onChange={(words) => setFilter('busca', words, { replace: true })}
        />
      </Toolbar>
      <Loaded
        reading={reading}
        loadingText="Carregando pedidos..."
        failedText="Não foi possível carregar os pedidos."
      >
        {() => <Orders orders={matching(orders, wanted)} />}
      </Loaded>
      <MoreRows reading={reading} />
      <OrderDetails id={search.get('pedido')} onClose={() => setFilter('pedido', '')} />
    </>
  )
}

const Orders = ({ orders }: { orders: Order[] }) =>
  orders.length > 0 ? (
    <DataTable label="Pedidos" columns={columns} rows={orders} />
  ) : (
    <Empty title="Nenhum pedido encontrado" />
  )
