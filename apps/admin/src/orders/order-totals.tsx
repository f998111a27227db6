import { useQuery } from '@tanstack/react-query'
import { type OrderFilter, showOrderTotals } from '@smm/contracts/orders/orders'
import { formatQuantity } from '@smm/pricing/money'
import { formatAmount } from '../format-values.ts'
import { ForRoles } from '../identity/for-roles.tsx'
import { navigate, urlWith } from '../navigation.ts'
import { orderTotalsQuery } from './order-queries.ts'
import { orderFilterParams } from './read-order-filter.ts'
import css from './order-totals.module.css'

/** Count and sum of the filtered orders, and the way back to all of them. */
export function OrderTotals({ filter }: { filter: OrderFilter }) {
  const isFiltered = Object.values(filter).some((it) => it !== undefined)
  const showAll = () => navigate(urlWith(Object.fromEntries(orderFilterParams.map((name) => [name, '']))))
  return (
    <>
      <ForRoles endpoint={showOrderTotals}>
        <Totals filter={filter} />
      </ForRoles>
      {isFiltered && (
        <button type="button" className={css.all} onClick={showAll}>
          Limpar filtros
        </button>
      )}
    </>
  )
}

function Totals({ filter }: { filter: OrderFilter }) {
  const { data, isError } = useQuery(orderTotalsQuery(filter))
  if (isError) return <p>Não foi possível somar estes pedidos agora.</p>
  if (!data) return null
  return (
    <p role="status" className={css.totals}>
      <strong>{formatQuantity(data.count)}</strong> {data.count === 1 ? 'pedido' : 'pedidos'},{' '}
      <strong>{formatAmount(data.amount)}</strong> no total
    </p>
  )
}
