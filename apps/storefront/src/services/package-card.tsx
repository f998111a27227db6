import { wordsAttribute } from '@smm/contracts/pages'
import { packageFigure } from '@smm/pricing/figures'
import { formatQuantity } from '@smm/pricing/money'
import type { Package } from '@smm/pricing/price-book'
import { Badge } from '@smm/ui/badge'
import { ButtonLink } from '@smm/ui/button'
import { Icon } from '@smm/ui/icons'
import { figure } from '../figures/figures.ts'
import { WhenFigure } from '../figures/when-figure.tsx'
import css from './package-card.module.css'
import type { Service } from './services.ts'

type Props = {
  package: Package
  /** Only the popular package of a table has one. */
  badge?: string
  service: Service
  caption?: string
  features: string[]
  href: string
  button: string
  /** The button says it in the chat. */
  words?: string
}

/** One package with its price. Only the one with a badge stands out. */
export function PackageCard(props: Props) {
  const { package: it, badge, service, caption, features, href, button, words } = props
  const { unit, product } = service
  const price = figure(packageFigure('price', product, it.quantity))
  const original = packageFigure('original', product, it.quantity)
  const wordsAttributes = { [wordsAttribute]: words }
  return (
    <article className={badge ? css.favourite : css.card}>
      <header className={css.head}>
        <h3 className={css.name}>{displayName(it)}</h3>
        {badge && <Badge tone="sun">{badge}</Badge>}
      </header>
      <p className={css.quantity}>
        <strong>{formatQuantity(it.quantity)}</strong> {unit}
      </p>
      <p className={css.price}>
        <WhenFigure figure={original}>
          <span className={css.spoken}>De </span>
          <s>{figure(original)}</s>
          <span className={css.spoken}> por </span>
        </WhenFigure>
        <strong>{price}</strong>
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
        {...wordsAttributes}
        wide
        look={badge ? 'brand' : 'quiet'}
        aria-label={`${button}: ${formatQuantity(it.quantity)} ${unit} por ${price}`}
      >
        {button}
      </ButtonLink>
    </article>
  )
}

/** A package named after its quantity would repeat the quantity. */
const displayName = ({ name, quantity }: Package) =>
  name.startsWith(formatQuantity(quantity)) ? 'Pacote' : name
