import { useState } from 'react'
import type { Overview, OverviewDay } from '@smm/contracts/overview'
import { Button } from '@smm/ui/button'
import { DayChart } from '../panel/chart/day-chart.tsx'
import { Empty } from '../panel/loading/loaded.tsx'
import { DayTable } from './day-table.tsx'
import { MeasureCards } from './measure-cards.tsx'
import { measures } from './measures.ts'
import { ProductSums } from './product-sums.tsx'
import { ProfitStatement } from './profit-statement.tsx'
import css from './shop-sums.module.css'

/** The sums of a period: four figures, of which one is drawn day by day, the way from sales to profit, and the products. */
export function ShopSums({ overview }: { overview: Overview }) {
  const [measure, setMeasure] = useState(measures[0])
  const [isTable, setTable] = useState(false)
  const { byDay, daysBefore, byProduct } = overview
  const days = byDay.length
  const valuesOf = (among: OverviewDay[]) => among.map(({ day, [measure.key]: value }) => ({ day, value }))
  const hasValues = [...byDay, ...daysBefore].some((day) => day[measure.key] !== 0)
  return (
    <>
      <MeasureCards overview={overview} shown={measure} onShow={setMeasure} />
      <section className={css.card} aria-labelledby="dia-a-dia">
        <header className={css.head}>
          <div>
            <h2 id="dia-a-dia">{measure.name} por dia</h2>
            <p>{measure.meaning}</p>
          </div>
          {hasValues && (
            <Button look="quiet" size="small" onClick={() => setTable(!isTable)}>
              {isTable ? 'Ver como gráfico' : 'Ver como tabela'}
            </Button>
          )}
        </header>
        {!hasValues && (
          <Empty title="O gráfico começa com a primeira venda">
            <p>Cada dia vira um ponto, ao lado do mesmo dia do período anterior.</p>
          </Empty>
        )}
        {hasValues && isTable && <DayTable days={byDay} />}
        {hasValues && !isTable && (
          <>
            <DayChart measure={measure} days={valuesOf(byDay)} daysBefore={valuesOf(daysBefore)} />
            <ul className={css.key} aria-hidden="true">
              <li>estes {days} dias</li>
              <li className={css.keyBefore}>os {days} dias antes</li>
            </ul>
          </>
        )}
      </section>
      <div className={css.pair}>
        <section className={css.card} aria-labelledby="produtos">
          <h2 id="produtos">Por produto</h2>
          {byProduct.length > 0 ? (
            <ProductSums products={byProduct} />
          ) : (
            <Empty title="Nenhuma venda neste período">
              <p>Cada pedido pago entra aqui, no seu produto.</p>
            </Empty>
          )}
        </section>
        <section className={css.card} aria-labelledby="lucro">
          <h2 id="lucro">Do que foi vendido ao que ficou</h2>
          <ProfitStatement overview={overview} />
        </section>
      </div>
    </>
  )
}
