import { wordsAttribute } from '@smm/contracts/pages'
import { packageFigure, type TierProduct } from '@smm/pricing/figures'
import { Badge } from '@smm/ui/badge'
import { ButtonLink } from '@smm/ui/button'
import { figure } from '../figures/figures.ts'
import { WhenFigure } from '../figures/when-figure.tsx'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './package-card.module.css'
import { type Quantity, tierText } from './package-slots.ts'

type Props = {
  /** Of its figures, which tell all that a price book may change. */
  quantity: Quantity
  /** Makes it the favourite. */
  badge?: string
  /** The key of a figure that may be there without a badge. */
  best?: string
  product: TierProduct
  unit: string
  caption?: string | undefined
  href: string
  button: string
  /** The button says it in the chat. */
  words?: string
}

/** One package with its price: a card, on a phone a row of which every place can be tapped. */
export function PackageCard({ quantity, badge, best, product, unit, caption, href, button, words }: Props) {
  const figureOfIt = (name: 'quantity' | 'heading' | 'price') =>
    figure(packageFigure(name, product, quantity))
  const [amount, price] = [figureOfIt('quantity'), figureOfIt('price')]
  const original = packageFigure('original', product, quantity)
  const wordsAttributes = { [wordsAttribute]: words }
  return (
    <article className={badge ? css.favourite : css.card}>
      <header className={css.head}>
        <h3 className={css.name}>{figureOfIt('heading')}</h3>
        {badge && <Badge tone="sun">{badge}</Badge>}
        {best && (
          <WhenFigure figure={best}>
            <Badge tone="good">{figure(best)}</Badge>
          </WhenFigure>
        )}
      </header>
      <p className={css.quantity}>
        <strong>{amount}</strong> {unit}
      </p>
      <p className={css.price}>
        <WhenFigure figure={original}>
          <span className={visuallyHidden}>De </span>
          <s>{figure(original)}</s>
          <span className={visuallyHidden}> por </span>
        </WhenFigure>
        <strong>{price}</strong>
      </p>
      {/* Empty, it keeps the button apart from the price. */}
      <p className={css.caption}>{caption}</p>
      <ButtonLink
        href={href}
        {...wordsAttributes}
        wide
        look={badge ? 'brand' : 'quiet'}
        className={css.order}
        aria-label={`${button}: ${amount} ${unit} por ${price}${tierText(', ', product)}`}
      >
        <span className={css.label}>{button}</span>
      </ButtonLink>
    </article>
  )
}
