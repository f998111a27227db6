import { useQuery } from '@tanstack/react-query'
import type { Payment } from '@smm/contracts/payments'
import { Badge } from '@smm/ui/badge'
import { paymentStates, shortId, shortPaymentId } from '../names.ts'
import { type Column, DataTable } from '../panel/data-table.tsx'
import { Empty, Loaded } from '../panel/loaded.tsx'
import { Refresh, Toolbar } from '../panel/toolbar.tsx'
import { paymentsQuery, paymentStatsQuery } from '../queries.ts'
import { showMoment, showReais } from '../shown-values.ts'
import css from './payments-section.module.css'

const mostRecent = 10

const columns: Array<Column<Payment>> = [
  { title: 'ID do pagamento', cell: ({ id }) => <code title={id}>{shortPaymentId(id)}</code> },
  { title: 'Pedido', cell: ({ orderId }) => <code title={orderId}>{shortId(orderId)}</code> },
  { title: 'Valor', cell: ({ amount }) => showReais(amount), kind: 'number' },
  {
    title: 'Status',
    cell: ({ status }) => <Badge tone={paymentStates[status].tone}>{paymentStates[status].name}</Badge>,
  },
  { title: 'Data', cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt)}</time> },
]

const newestFirst = (payments: Payment[]) =>
  payments.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)).slice(0, mostRecent)

export function PaymentsSection() {
  const stats = useQuery(paymentStatsQuery)
  const payments = useQuery(paymentsQuery)
  const refresh = () => {
    void stats.refetch()
    void payments.refetch()
  }
  return (
    <>
      <Toolbar
        end={
          <Refresh
            isFetching={stats.isFetching || payments.isFetching}
            updatedAt={payments.dataUpdatedAt}
            onRefresh={refresh}
          />
        }
      >
        <p className={css.note}>Valores confirmados por PIX e os {mostRecent} pagamentos mais recentes.</p>
      </Toolbar>
      <div className={css.totals}>
        <Loaded
          reading={stats}
          loadingText="Carregando totais..."
          failedText="Não foi possível carregar os totais."
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
      <Loaded
        reading={payments}
        loadingText="Carregando pagamentos..."
        failedText="Não foi possível carregar os pagamentos."
      >
        {(all) =>
          all.length > 0 ? (
            <DataTable label="Pagamentos recentes" columns={columns} rows={newestFirst(all)} />
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
