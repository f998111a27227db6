import type { RecapPart } from '@smm/contracts/message-parts'
import { formatCents } from '@smm/pricing/money'
import { PixSign } from '../../pix/pix-sign.tsx'
import { PlatformGlyph } from './platform-glyph.tsx'
import type { OnAction } from './open-parts.ts'
import { centsOf } from './price-quantity.ts'
import css from './recap-card.module.css'

type Props = { part: RecapPart; isOpen: boolean; onAction: OnAction }

/** The order as it will be placed: its button places exactly what stands here. */
export function RecapCard({ part, isOpen, onAction }: Props) {
  const { items, total, coupon, note, hint, actions } = part
  const [main, ...others] = actions
  const shownTotal = formatCents(centsOf(total))
  return (
    <div
      role="group"
      aria-label={`Resumo do pedido, ${shownTotal}`}
      className={css.card}
      data-open={isOpen || undefined}
    >
      <ul className={css.items}>
        {items.map(({ platform, title, target, amount }, index) => (
          <li key={index} className={css.item}>
            <PlatformGlyph platform={platform} />
            <p className={css.what}>
              <strong>{title}</strong> <span>{target}</span>
            </p>
            {(items.length > 1 || coupon) && <p className={css.amount}>{formatCents(centsOf(amount))}</p>}
          </li>
        ))}
      </ul>
      {coupon && (
        <p className={css.coupon}>
          <span>Cupom {coupon.code}</span> <strong>− {formatCents(centsOf(coupon.discount))}</strong>
        </p>
      )}
      <p className={css.total}>
        <span>Total</span> <strong>{shownTotal}</strong>
      </p>
      {note && <p className={css.note}>{note}</p>}
      {isOpen && main && (
        <div className={css.actions}>
          <button type="button" className={css.main} onClick={() => onAction(main.label, main.action)}>
            <PixSign />
            {main.label}
          </button>
          {others.map(({ label, action }) => (
            <button key={label} type="button" className={css.other} onClick={() => onAction(label, action)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {isOpen && hint && <p className={css.hint}>{hint}</p>}
    </div>
  )
}
