import type { Overview } from '@smm/contracts/overview'
import { formatAmount, formatDecimal } from '../format-values.ts'
import { marginOf } from './measures.ts'
import css from './profit-statement.module.css'

/** How sales become profit, line by line. */
export function ProfitStatement({ overview }: { overview: Overview }) {
  const { total, pixFee } = overview
  const margin = marginOf(total)
  return (
    <>
      <dl className={css.statement}>
        <Line name="Vendas" amount={total.sales} />
        <Line name="Reembolsos" amount={-total.refunds} />
        <Line name="Fornecedor" amount={-total.costs} />
        <Line name={`Tarifa do PIX${feeText(pixFee)}`} amount={-total.fees} />
        <div className={css.result}>
          <dt>Lucro</dt>
          <dd>
            {formatAmount(total.profit)}
            {margin !== undefined && <small>{margin}% das vendas</small>}
          </dd>
        </div>
      </dl>
      <p className={css.note}>
        Cada valor conta no dia em que foi lançado: um reembolso no dia da decisão, o custo no dia da
        cobrança.
        {pixFee.percent === 0 && pixFee.reais === 0 && (
          <> Para descontar a tarifa do seu banco, informe PIX_FEE_PERCENT ou PIX_FEE_CENTS.</>
        )}
      </p>
    </>
  )
}

const Line = ({ name, amount }: { name: string; amount: number }) => (
  <div className={css.line}>
    <dt>{name}</dt>
    <dd>{formatAmount(amount).replace('-', '− ')}</dd>
  </div>
)

function feeText({ percent, reais }: Overview['pixFee']): string {
  const parts = [
    percent > 0 ? `${formatDecimal(String(percent))}%` : '',
    reais > 0 ? formatAmount(reais) : '',
  ].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(' + ')})` : ''
}
