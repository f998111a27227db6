import type { OverviewDay } from '@smm/contracts/overview'
import { formatDay } from '../format-values.ts'
import { measures } from './measures.ts'
import css from '../panel/chart/day-table.module.css'

/** Every measure of every day, the newest first. */
export const DayTable = ({ days }: { days: OverviewDay[] }) => (
  <div className={css.scroll} role="region" aria-label="Números por dia" tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Dia</th>
          {measures.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatDay(day.day)}</th>
            {measures.map(({ key, format }) => (
              <td key={key}>{format(day[key])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
