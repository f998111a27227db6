import { useInfiniteQuery } from '@tanstack/react-query'
import { exportOrders, type OrderSummary } from '@smm/contracts/orders/orders'
import { shortId } from '../short-ids.ts'
import { OrderLink } from '../panel/controls/order-link.tsx'
import type { Column } from '../panel/table/column.ts'
import { ExportLink } from '../panel/toolbar/export-link.tsx'
import { IconButton } from '../panel/controls/icon-button.tsx'
import { ListSection } from '../panel/table/list-section.tsx'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { ordersQuery } from './order-queries.ts'
import { OrderSheet } from './order-sheet.tsx'
import { OpenReviews } from './open-reviews.tsx'
import { orderListColumns } from './order-columns.tsx'
import { readOrderFilter } from './read-order-filter.ts'
import { OrderFilters } from './order-filters.tsx'
import { OrderTotals } from './order-totals.tsx'

const open = (id: string) => setSearchParam('pedido', id)

const columns: Array<Column<OrderSummary>> = [
  { title: 'ID', cell: ({ id }) => <OrderLink orderId={id} keepsFilter />, width: '6rem', card: 'note' },
  ...orderListColumns,
  {
    title: 'Ações',
    kind: 'actions',
    cell: ({ id }) => <IconButton icon="eye" name={`Ver pedido ${shortId(id)}`} onClick={() => open(id)} />,
    width: '4.5rem',
  },
]

export function OrdersSection() {
  const { search } = usePanelUrl()
  const filter = readOrderFilter(search)
  const orders = useInfiniteQuery(ordersQuery(filter))
  return (
    <>
      <OpenReviews onOpen={open} />
      <ListSection
        label="Pedidos"
        query={orders}
        columns={columns}
        filters={<OrderFilters filter={filter} />}
        searchLabel="Buscar por ID, link ou PIX"
        texts={{
          loading: 'Carregando pedidos...',
          failed: 'Não foi possível carregar os pedidos.',
          empty: 'Nenhum pedido encontrado',
          hint: 'O primeiro aparece aqui assim que alguém gerar um PIX no chat.',
        }}
        summary={<OrderTotals filter={filter} />}
        actions={<ExportLink endpoint={exportOrders} filter={filter} />}
        onOpen={({ id }) => open(id)}
      />
      <OrderSheet id={search.get('pedido')} onClose={() => setSearchParam('pedido', '')} />
    </>
  )
}
