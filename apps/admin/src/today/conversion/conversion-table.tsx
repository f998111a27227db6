import type { ConversionSteps } from '@smm/contracts/conversion'
import { formatQuantity } from '@smm/pricing/money'
import css from '../../panel/chart/day-table.module.css'
import own from './conversion-table.module.css'
import { shareText, steps } from './steps.ts'

type ConversionTableProps = {
  name: string
  rows: Array<ConversionSteps & { name: string }>
  /** A phone shows its ends alone: the steps between stand above it, for all rows together. */
  isBriefOnPhones?: boolean
}

/** Every step of every row, and what part of the visits was paid. */
export const ConversionTable = ({ name, rows, isBriefOnPhones = false }: ConversionTableProps) => (
  <div className={css.scroll} role="region" aria-label={`Conversão por ${name.toLowerCase()}`} tabIndex={0}>
    <table className={`${css.table} ${own.steps}`} data-brief={isBriefOnPhones}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {steps.map((step) => (
            <th key={step.key} scope="col">
              {step.name}
            </th>
          ))}
          <th scope="col">Pagos por visita</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {steps.map(({ key }) => (
              <td key={key}>{formatQuantity(row[key])}</td>
            ))}
            <td>{shareText(row.paid, row.visits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
