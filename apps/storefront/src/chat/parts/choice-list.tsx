import type { ChoicesPart } from '@smm/contracts/message-parts'
import { orderStateNames } from '@smm/contracts/orders/order-states'
import { formatCents } from '@smm/pricing/money'
import { Chevron } from './chevron.tsx'
import css from './choice-list.module.css'
import { PlatformGlyph } from './platform-glyph.tsx'
import type { OnAction } from './open-parts.ts'
import { centsOf } from './price-quantity.ts'

type Props = { part: ChoicesPart; isOpen: boolean; onAction: OnAction }

/** Orders to choose one of, one tap each. */
export const ChoiceList = ({ part, isOpen, onAction }: Props) => (
  <ul aria-label={part.title} className={css.card} data-open={isOpen || undefined}>
    {part.rows.map((row, index) => (
      <li key={index}>
        <button
          type="button"
          className={css.row}
          disabled={!isOpen}
          onClick={() => onAction(`${row.title} para ${row.target}`, row.action)}
        >
          <PlatformGlyph platform={row.platform} />
          <span className={css.what}>
            <strong>{row.title}</strong>{' '}
            <span>
              {row.target} · {orderStateNames[row.state]}
            </span>
          </span>{' '}
          <span className={css.amount}>{formatCents(centsOf(row.amount))}</span>
          {isOpen && <Chevron className={css.chevron} />}
        </button>
      </li>
    ))}
  </ul>
)
