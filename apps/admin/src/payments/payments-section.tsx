import { useQuery } from '@tanstack/react-query'
import { panelOrderUrl } from '@smm/contracts/panel-url'
import {
  exportPayments,
  type Payment,
  paymentStats,
  type PaymentStatus,
  paymentStatuses,
} from '@smm/contracts/payments'
import { Badge } from '@smm/ui/badge'
import { shortPaymentId } from '../short-ids.ts'
import { paymentBadges } from '../status-badges.ts'
import { ForRoles } from '../identity/for-roles.tsx'
import { useMayCall } from '../identity/use-role.ts'
import { SelectField } from '../panel/controls/select-field.tsx'
import type { Column } from '../panel/table/column.ts'
import { DataTable } from '../panel/table/data-table.tsx'
import { ExportLink } from '../panel/toolbar/export-link.tsx'
import { Empty, Loaded } from '../panel/loading/loaded.tsx'
import { OrderLink } from '../panel/controls/order-link.tsx'
import { statusOptions } from '../panel/toolbar/status-options.ts'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { navigate, setSearchParam, usePanelUrl } from '../navigation.ts'
import { paymentsQuery, paymentStatsQuery } from './payment-queries.ts'
import { formatTimestamp, formatAmount } from '../format-values.ts'
import css from './payments-section.module.css'
import { RevenueChart } from './revenue-chart.tsx'

const recentCount = 10

const filters = statusOptions(paymentStatuses, paymentBadges)

const columns: Array<Column<Payment>> = [
  {
    title: 'ID do pagamento',
    cell: ({ id }) => <code title={id}>{shortPaymentId(id)}</code>,
    card: 'note',
  },
  {
    title: 'Pedido',
    card: 'title',
    cell: ({ orderId, orders = [{ orderId }] }) =>
      orders.map((order) => (
        <div key={order.orderId}>
          <OrderLink orderId={order.orderId} />
        </div>
      )),
  },
  {
    title: 'Valor',
    kind: 'number',
    card: 'figure',
    cell: ({ amount, received }) => (
      <>
        {formatAmount(amount)}
        {received !== undefined && <span className={css.received}>recebido: {formatAmount(received)}</span>}
      </>
    ),
    sortBy: ({ amount }) => Number(amount),
  },
  {
    title: 'Status',
    card: 'state',
    cell: ({ status }) => <Badge tone={paymentBadges[status].tone}>{paymentBadges[status].name}</Badge>,
  },
  {
    title: 'Data',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatTimestamp(createdAt)}</time>,
    card: 'time',
  },
]

export function PaymentsSection() {
  const { search } = usePanelUrl()
  const status = paymentStatuses.find((it) => it === search.get('status'))
  const seesTotals = useMayCall(paymentStats)
  return (
    <>
      <Toolbar actions={<ExportLink endpoint={exportPayments} filter={{ status }} />}>
        <SelectField
          label="Filtrar por status"
          value={status ?? 'all'}
          options={filters}
          onSelect={(next) => setSearchParam('status', next === 'all' ? '' : next)}
        />
        <p className={css.note}>
          {seesTotals
            ? `PIX confirmados, já sem os reembolsos, e os ${recentCount} pagamentos mais recentes.`
            : `Os ${recentCount} pagamentos mais recentes.`}
        </p>
      </Toolbar>
      <ForRoles endpoint={paymentStats}>
        <div className={css.part}>
          <PaymentTotals />
        </div>
        <div className={css.part}>
          <RevenueChart />
        </div>
      </ForRoles>
      <RecentPayments status={status} />
    </>
  )
}

const PaymentTotals = () => (
  <Loaded
    query={useQuery(paymentStatsQuery)}
    loadingText="Carregando totais..."
    failedText="Não foi possível carregar os totais."
    skeletonRows={2}
  >
    {({ today, month, total }) => (
      <dl className={css.cards}>
        <TotalCard name="Hoje" amount={today} />
        <TotalCard name="Este Mês" amount={month} />
        <TotalCard name="Total" amount={total} />
      </dl>
    )}
  </Loaded>
)

const RecentPayments = ({ status }: { status: PaymentStatus | undefined }) => (
  <Loaded
    query={useQuery(paymentsQuery({ status, limit: recentCount }))}
    loadingText="Carregando pagamentos..."
    failedText="Não foi possível carregar os pagamentos."
  >
    {(rows) =>
      rows.length > 0 ? (
        <DataTable
          label="Pagamentos recentes"
          columns={columns}
          rows={rows}
          onOpen={({ orderId }) => navigate(panelOrderUrl(orderId))}
        />
      ) : (
        <Empty title="Nenhum pagamento encontrado">
          <p>
            {status
              ? 'Escolha outro status para ver mais.'
              : 'O primeiro aparece aqui assim que alguém gerar um PIX no chat.'}
          </p>
        </Empty>
      )
    }
  </Loaded>
)

const TotalCard = ({ name, amount }: { name: string; amount: number }) => (
  <div className={css.card}>
    <dt>{name}</dt>
    <dd>{formatAmount(amount)}</dd>
  </div>
)
