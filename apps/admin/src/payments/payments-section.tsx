import { useQuery, useQueryClient } from '@tanstack/react-query'
import { exportPayments, type Payment, paymentStatuses } from '@smm/contracts/payments'
import { Badge } from '@smm/ui/badge'
import { paymentStates, shortPaymentId } from '../names.ts'
import { Choice } from '../panel/choice.tsx'
import { type Column, DataTable } from '../panel/data-table.tsx'
import { ExportLink } from '../panel/export-link.tsx'
import { Empty, Loaded } from '../panel/loaded.tsx'
import { OrderLink } from '../panel/order-link.tsx'
import { statusOptions } from '../panel/status-options.ts'
import { Refresh, Toolbar } from '../panel/toolbar.tsx'
import { setFilter, usePlace } from '../place.ts'
import { paymentsQuery, paymentStatsQuery, revenueQuery } from '../queries.ts'
import { showMoment, showReais } from '../shown-values.ts'
import css from './payments-section.module.css'
import { RevenueChart } from './revenue-chart.tsx'

const mostRecent = 10

const filters = statusOptions(paymentStatuses, paymentStates)

const columns: Array<Column<Payment>> = [
  { title: 'ID do pagamento', cell: ({ id }) => <code title={id}>{shortPaymentId(id)}</code> },
  { title: 'Pedido', cell: OrderLink },
  {
    title: 'Valor',
    kind: 'number',
    cell: ({ amount, received }) => (
      <>
        {showReais(amount)}
        {received !== undefined && <span className={css.received}>recebido: {showReais(received)}</span>}
      </>
    ),
    sortBy: ({ amount }) => Number(amount),
  },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={paymentStates[status].tone}>{paymentStates[status].name}</Badge>,
  },
  { title: 'Data', cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt)}</time> },
]

export function PaymentsSection() {
  const { search } = usePlace()
  const status = paymentStatuses.find((it) => it === search.get('status'))
  const client = useQueryClient()
  const stats = useQuery(paymentStatsQuery)
  const payments = useQuery(paymentsQuery({ status, limit: mostRecent }))
  const refresh = () => {
    void stats.refetch()
    void payments.refetch()
    void client.invalidateQueries({ queryKey: revenueQuery.queryKey })
  }
  return (
    <>
      <Toolbar
        end={
          <>
            <ExportLink url={exportPayments.url} filter={{ status }} />
            <Refresh
              isFetching={stats.isFetching || payments.isFetching}
              updatedAt={payments.dataUpdatedAt}
              onRefresh={refresh}
            />
          </>
        }
      >
        <Choice
          label="Filtrar por status"
          value={status ?? 'all'}
          options={filters}
          onChoose={(next) => setFilter('status', next === 'all' ? '' : next)}
        />
        <p className={css.note}>
          Recebido por PIX, já sem os reembolsos, e os {mostRecent} pagamentos mais recentes.
        </p>
      </Toolbar>
      <div className={css.part}>
        <Loaded
          reading={stats}
          loadingText="Carregando totais..."
          failedText="Não foi possível carregar os totais."
          skeletonRows={2}
        >
          {({ today, month, total }) => (
            <dl className={css.cards}>
              <Total name="Hoje" amount={today} />
              <Total name="Este Mês" amount={month} />
              <Total name="Total" amount={total} />
            </dl>
          )}
        </Loaded>
      </div>
      <div className={css.part}>
        <RevenueChart />
      </div>
      <Loaded
        reading={payments}
        loadingText="Carregando pagamentos..."
        failedText="Não foi possível carregar os pagamentos."
      >
        {(rows) =>
          rows.length > 0 ? (
            <DataTable label="Pagamentos recentes" columns={columns} rows={rows} />
          ) : (
            <Empty title="Nenhum pagamento encontrado" />
          )
        }
      </Loaded>
    </>
  )
}

const Total = ({ name, amount }: { name: string; amount: number }) => (
  <div className={css.card}>
    <dt>{name}</dt>
    <dd>{showReais(amount)}</dd>
  </div>
)
