import { wordsAttribute } from '@smm/contracts/pages'
import type { Package } from '@smm/contracts/price-book'
import { packageFigure } from '@smm/pricing/figures'
import { formatQuantity } from '@smm/pricing/money'
import { Badge } from '@smm/ui/badge'
import { ButtonLink } from '@smm/ui/button'
import { figure } from '../figures/figures.ts'
import { WhenFigure } from '../figures/when-figure.tsx'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './package-card.module.css'
import type { Service } from './services.ts'

type Props = {
  package: Package
  /** Makes it the favourite. */
  badge?: string
  /** The key of a figure that may be there without a badge. */
  best?: string
  service: Service
  caption?: string
  href: string
  button: string
  /** The button says it in the chat. */
  words?: string
}

/** One package with its price: a card, on a phone a row of which every place can be tapped. */
export function PackageCard({ package: it, badge, best, service, caption, href, button, words }: Props) {
  const { unit, product } = service
  const price = figure(packageFigure('price', product, it.quantity))
  const original = packageFigure('original', product, it.quantity)
  const wordsAttributes = { [wordsAttribute]: words }
  return (
    <article className={badge ? css.favourite : css.card}>
      <header className={css.head}>
        <h3 className={css.name}>{displayName(it)}</h3>
        {badge && <Badge tone="sun">{badge}</Badge>}
        {best && (
          <WhenFigure figure={best}>
            <Badge tone="good">{figure(best)}</Badge>
          </WhenFigure>
        )}
      </header>
      <p className={css.quantity}>
        <strong>{formatQuantity(it.quantity)}</strong> {unit}
      </p>
      <p className={css.price}>
        <WhenFigure figure={original}>
          <span className={visuallyHidden}>De </span>
          <s>{figure(original)}</s>
          <span className={visuallyHidden}> por </span>
        </WhenFigure>
        <strong>{price}</strong>
      </p>
      {caption && <p className={css.caption}>{caption}</p>}
      <ButtonLink
        href={href}
        {...wordsAttributes}
        wide
        look={badge ? 'brand' : 'quiet'}
        className={css.order}
        aria-label={`${button}: ${formatQuantity(it.quantity)} ${unit} por ${price}`}
      >
        <span className={css.label}>{button}</span>
      </ButtonLink>
    </article>
  )
}

/** A package named after its quantity would repeat the quantity. */
const displayName = ({ name, quantity }: Package) =>
  name.startsWith(formatQuantity(quantity)) ? 'Pacote' : name
