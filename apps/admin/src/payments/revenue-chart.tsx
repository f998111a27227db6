import { useQuery } from '@tanstack/react-query'
import type { Revenue } from '@smm/contracts/payments'
import { productName } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { DayChart } from '../panel/chart/day-chart.tsx'
import { Empty, Loaded } from '../panel/loading/loaded.tsx'
import { revenueQuery } from '../queries.ts'
import { formatDay, formatAmount } from '../format-values.ts'
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
          <Empty title="Nenhum pagamento confirmado nos últimos 30 dias" />
        )
      }
    </Loaded>
  )
}

const revenue = { name: 'Receita', format: formatAmount }

/** A chart, with the same data in a table for screen readers. */
function RevenueByDay({ days }: { days: Revenue['byDay'] }) {
  const best = days.reduce((most, day) => (day.amount > most.amount ? day : most), { day: '', amount: 0 })
  const refunded = days.reduce((sum, day) => sum + (day.refunded ?? 0), 0)
  return (
    <section className={css.chart} aria-label="Receita por dia">
      <h2>Receita por dia, últimos 30 dias</h2>
      <p className={css.note}>
        {best.amount > 0 && `Melhor dia: ${formatDay(best.day)}, ${formatAmount(best.amount)}. `}
        {refunded > 0 && `Já sem ${formatAmount(refunded)} de reembolsos, cada um no dia em que saiu.`}
      </p>
      <DayChart measure={revenue} days={days.map(({ day, amount: value }) => ({ day, value }))} />
      <table className={visuallyHidden}>
        <caption>Receita por dia</caption>
        <thead>
          <tr>
            <th scope="col">Dia</th>
            <th scope="col">Receita</th>
            <th scope="col">Pagamentos</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, amount, payments }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{formatAmount(amount)}</td>
              <td>{payments}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

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
              <td>
                {product.payments === 1 ? '1 pagamento' : `${formatQuantity(product.payments)} pagamentos`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
