import type { ConversionSteps } from '@smm/contracts/conversion'
import { formatQuantity } from '@smm/pricing/money'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import { changeOf } from '../measures.ts'
import css from './funnel.module.css'
import { shareText, steps } from './steps.ts'

type FunnelProps = { total: ConversionSteps; before: ConversionSteps }

/** A bar per step, as long as its part of the first one, with its part of the step before in words. */
export function Funnel({ total, before }: FunnelProps) {
  const most = Math.max(...steps.map(({ key }) => total[key]), 1)
  return (
    <ol className={css.funnel}>
      {steps.map(({ key, name, meaning }, index) => {
        const change = changeOf(total[key], before[key])
        const former = steps[index - 1]
        return (
          <li key={key}>
            <span className={css.name}>{name}</span>
            <span className={css.bar} aria-hidden="true">
              <span style={{ width: `${(total[key] / most) * 100}%` }} />
            </span>
            <strong>{formatQuantity(total[key])}</strong>
            <span className={css.meaning}>
              {former ? `${shareText(total[key], total[former.key])} ${meaning}` : meaning}
            </span>
            <span className={css.change} data-tone={change.tone}>
              {change.text}
              <span className={visuallyHidden}> em relação ao período anterior</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
