import type { Overview } from '@smm/contracts/overview'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './measure-cards.module.css'
import { changeOf, type Measure, measures } from './measures.ts'

type MeasureCardsProps = { overview: Overview; shown: Measure; onShow: (measure: Measure) => void }

/** The figures of the period against the days before, as radio buttons: the chosen one is drawn below. */
export function MeasureCards({ overview, shown, onShow }: MeasureCardsProps) {
  const { total, before, byDay } = overview
  const today = byDay.at(-1)
  return (
    <fieldset className={css.cards}>
      <legend className={visuallyHidden}>Números do período; o escolhido aparece no gráfico</legend>
      {measures.map((measure) => {
        const { key, name, format } = measure
        const change = changeOf(total[key], before[key])
        return (
          <label key={key} className={css.card}>
            <input
              type="radio"
              name="medida"
              className={visuallyHidden}
              checked={shown.key === key}
              onChange={() => onShow(measure)}
            />
            <span className={css.name}>{name}</span>
            <strong className={css.value}>{format(total[key])}</strong>
            <span className={css.notes}>
              <span className={css.change} data-tone={change.tone}>
                {change.text}
                <span className={visuallyHidden}> em relação aos {byDay.length} dias antes,</span>
              </span>
              <span>hoje {format(today?.[key] ?? 0)}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
