import { queryOptions, useQuery } from '@tanstack/react-query'
import { listOrders, type OrderSummary } from '@smm/contracts/orders/orders'
import { panelOrderUrl, panelUrl } from '@smm/contracts/panel-url'
import { call } from '../call.ts'
import { navigate } from '../navigation.ts'
import { orderListColumns } from '../orders/order-columns.tsx'
import { OrderLink } from '../panel/controls/order-link.tsx'
import { PanelLink } from '../panel/controls/panel-link.tsx'
import { Empty, Loaded } from '../panel/loading/loaded.tsx'
import type { Column } from '../panel/table/column.ts'
import { DataTable } from '../panel/table/data-table.tsx'
import css from './latest-orders.module.css'

const latestOrdersQuery = queryOptions({
  queryKey: ['orders', 'latest'],
  queryFn: () => call(listOrders, { query: { limit: 8 } }),
})

const columns: Array<Column<OrderSummary>> = [
  { title: 'ID', cell: ({ id }) => <OrderLink orderId={id} />, width: '6rem', card: 'note' },
  ...orderListColumns,
]

export function LatestOrders() {
  const orders = useQuery(latestOrdersQuery)
  return (
    <section className={css.latest} aria-labelledby="ultimos-pedidos">
      <header>
        <h2 id="ultimos-pedidos">Últimos pedidos</h2>
        <PanelLink href={panelUrl('pedidos')}>Ver todos</PanelLink>
      </header>
      <Loaded
        query={orders}
        loadingText="Carregando pedidos..."
        failedText="Não foi possível carregar os últimos pedidos."
      >
        {(rows) =>
          rows.length > 0 ? (
            <DataTable
              label="Últimos pedidos"
              columns={columns}
              rows={rows}
              onOpen={({ id }) => navigate(panelOrderUrl(id))}
            />
          ) : (
            <Empty title="Nenhum pedido ainda">
              <p>O primeiro aparece aqui assim que alguém gerar um PIX no chat.</p>
            </Empty>
          )
        }
      </Loaded>
    </section>
  )
}
