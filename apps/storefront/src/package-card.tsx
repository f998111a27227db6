import { wordsMark } from '@smm/contracts/pages'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import type { Package } from '@smm/pricing/packages'
import { Badge } from '@smm/ui/badge'
import { ButtonLink } from '@smm/ui/button'
import { Icon } from '@smm/ui/icons'
import css from './package-card.module.css'

type Props = {
  package: Package
  /** What is counted: 'seguidores'. */
  unit: string
  caption?: string
  features: string[]
  href: string
  button: string
  /** What the button puts into the field of the chat. */
  words?: string
}

/** One package with its price. The favourite of its table is the only one that stands out. */
export function PackageCard({ package: it, unit, caption, features, href, button, words }: Props) {
  return (
    <article className={it.isPopular ? css.favourite : css.card}>
      <header className={css.head}>
        <h3 className={css.name}>{ownName(it)}</h3>
        {it.badge && <Badge tone="sun">{it.badge}</Badge>}
      </header>
      <p className={css.quantity}>
        <strong>{formatQuantity(it.quantity)}</strong> {unit}
      </p>
      <p className={css.price}>
        {it.originalCents !== null && (
          <>
            <span className={css.spoken}>De </span>
            <s>{formatCents(it.originalCents)}</s>
            <span className={css.spoken}> por </span>
          </>
        )}
        <strong>{formatCents(it.priceCents)}</strong>
      </p>
      {caption && <p className={css.caption}>{caption}</p>}
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={href}
        {...{ [wordsMark]: words }}
        wide
        look={it.isPopular ? 'brand' : 'quiet'}
        aria-label={`${button}: ${formatQuantity(it.quantity)} ${unit} por ${formatCents(it.priceCents)}`}
      >
        {button}
      </ButtonLink>
    </article>
  )
}

/** A package that is only called by its quantity would say it twice. */
const ownName = ({ name, quantity }: Package) => (name.startsWith(formatQuantity(quantity)) ? 'Pacote' : name)
