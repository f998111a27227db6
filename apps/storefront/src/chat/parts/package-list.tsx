import type { PackagesPart } from '@smm/contracts/message-parts'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { Chevron } from './chevron.tsx'
import { PlatformGlyph } from './platform-glyph.tsx'
import type { OnAction } from './open-parts.ts'
import { OtherQuantity } from './other-quantity.tsx'
import { Fragment } from 'react'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './package-list.module.css'
import { centsOf, tapWords } from './price-quantity.ts'

type Props = { part: PackagesPart; isOpen: boolean; onAction: OnAction }
type Row = PackagesPart['rows'][number]

/** The packages of a product, one tap each, and any other quantity. */
export function PackageList({ part, isOpen, onAction }: Props) {
  const { platform, title } = part
  return (
    <div role="group" aria-label={`Pacotes de ${title}`} className={css.card} data-open={isOpen || undefined}>
      <p className={css.title}>
        <PlatformGlyph platform={platform} />
        {title}
      </p>
      {tiersOf(part).map(({ note, ...tier }) => (
        <Fragment key={note?.name ?? title}>
          {note && (
            <p className={css.tier}>
              <strong>{note.name}</strong>
              {note.sentence && ` ${note.sentence}`}
            </p>
          )}
          <Rows part={tier} tier={note?.name} isOpen={isOpen} onAction={onAction} />
        </Fragment>
      ))}
    </div>
  )
}

/** The packages of each tier, as a list of their own; of a product with one tier, that list without a note. */
const tiersOf = ({ tier: standard, otherTiers = [], ...part }: PackagesPart) => [
  { ...part, note: standard },
  ...otherTiers.map(({ name, sentence, ...list }) => ({ ...part, ...list, note: { name, sentence } })),
]

function Rows({ part, tier, isOpen, onAction }: Props & { tier: string | undefined }) {
  const { unit, rows } = part
  return (
    <ul aria-label={tier}>
      {rows.map((row) => (
        <li key={row.quantity} className={css.item}>
          {isOpen ? (
            <button
              type="button"
              className={css.row}
              onClick={() => onAction(tapWords(row.quantity, unit, row.action), row.action)}
            >
              <PackageRow row={row} unit={unit} isOpen={isOpen} />
              <Chevron className={css.chevron} />
            </button>
          ) : (
            <div className={css.row}>
              <PackageRow row={row} unit={unit} isOpen={isOpen} />
            </div>
          )}
        </li>
      ))}
      {isOpen && (
        <li className={css.item}>
          <OtherQuantity part={part} onAction={onAction} />
        </li>
      )}
    </ul>
  )
}

const PackageRow = ({ row, unit, isOpen }: { row: Row; unit: string; isOpen: boolean }) => (
  <>
    <span className={css.what}>
      <span className={css.amount}>
        <strong>{formatQuantity(row.quantity)}</strong> {unit}
      </span>{' '}
      {isOpen && row.badge && (
        <span className={css.badge} data-best={row.badge === 'MELHOR VALOR' || undefined}>
          {row.badge}
        </span>
      )}
    </span>{' '}
    <span className={css.price}>
      {isOpen && row.originalAmount !== undefined && (
        <s>
          <span className={visuallyHidden}>de </span>
          {formatCents(centsOf(row.originalAmount))}
          <span className={visuallyHidden}> por </span>
        </s>
      )}
      <strong>{formatCents(centsOf(row.amount))}</strong>
    </span>
  </>
)
