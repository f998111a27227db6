import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Revenue } from '@smm/contracts/payments'
import { productName } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { Button } from '@smm/ui/button'
import { DayChart } from '../panel/chart/day-chart.tsx'
import table from '../panel/chart/day-table.module.css'
import { Loaded } from '../panel/loading/loaded.tsx'
import { revenueQuery } from './payment-queries.ts'
import { formatAmount, formatCount, formatDay } from '../format-values.ts'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './revenue-chart.module.css'

/** Revenue of the last 30 days net of refunds, by day and by product. */
export function RevenueChart() {
  const query = useQuery(revenueQuery)
  return (
    <Loaded
      query={query}
      loadingText="Carregando a receita..."
      failedText="Não foi possível carregar a receita."
    >
      {({ byDay, byProduct }) =>
        byProduct.length > 0 ? (
          <div className={css.charts}>
            <RevenueByDay days={byDay} />
            <RevenueByProduct products={byProduct} />
          </div>
        ) : (
          <p className={css.note}>Nenhum pagamento confirmado nos últimos 30 dias.</p>
        )
      }
    </Loaded>
  )
}

const revenue = { name: 'Receita', format: formatAmount }

function RevenueByDay({ days }: { days: Revenue['byDay'] }) {
  const [isTable, setTable] = useState(false)
  const best = days.reduce((most, day) => (day.amount > most.amount ? day : most), { day: '', amount: 0 })
  const refunded = days.reduce((sum, day) => sum + (day.refunded ?? 0), 0)
  return (
    <section className={css.chart} aria-label="Receita por dia">
      <header className={css.head}>
        <h2>Receita por dia, últimos 30 dias</h2>
        <Button look="quiet" size="small" onClick={() => setTable(!isTable)}>
          {isTable ? 'Ver como gráfico' : 'Ver como tabela'}
        </Button>
      </header>
      <p className={css.note}>
        {best.amount > 0 && `Melhor dia: ${formatDay(best.day)}, ${formatAmount(best.amount)}. `}
        {refunded > 0 && `Já sem ${formatAmount(refunded)} de reembolsos, cada um no dia em que saiu.`}
      </p>
      {isTable ? (
        <RevenueTable days={days} />
      ) : (
        <DayChart measure={revenue} days={days.map(({ day, amount: value }) => ({ day, value }))} />
      )}
    </section>
  )
}

/** The newest first. */
const RevenueTable = ({ days }: { days: Revenue['byDay'] }) => (
  <div className={table.scroll} role="region" aria-label="Tabela da receita por dia" tabIndex={0}>
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Dia</th>
          <th scope="col">Receita</th>
          <th scope="col">Pagamentos</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, amount, payments }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{formatAmount(amount)}</td>
            <td>{formatQuantity(payments)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

function RevenueByProduct({ products }: { products: Revenue['byProduct'] }) {
  const max = Math.max(products[0]?.amount ?? 0, 0.01)
  return (
    <section className={css.chart} aria-label="Receita por produto">
      <h2>Receita por produto, últimos 30 dias</h2>
      <table className={css.products}>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">Produto</th>
            <th scope="col">Receita</th>
            <th scope="col">Pagamentos</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={productName(product)}>
              <th scope="row">
                {productName(product)}
                <span className={css.share}>
                  <span style={{ width: `${Math.max(product.amount / max, 0) * 100}%` }} />
                </span>
              </th>
              <td>{formatAmount(product.amount)}</td>
              <td>{formatCount(product.payments, 'pagamento', 'pagamentos')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
