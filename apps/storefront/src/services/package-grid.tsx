import type { PricePage } from '@smm/contracts/price-book'
import { packageFigure } from '@smm/pricing/figures'
import { Icon } from '@smm/ui/icons'
import { figure } from '../figures/figures.ts'
import { WhenFigure } from '../figures/when-figure.tsx'
import { EachPackage } from './each-package.tsx'
import { PackageCard } from './package-card.tsx'
import css from './package-grid.module.css'
import { captionOf, featuresOf } from './package-notes.ts'
import type { Quantity } from './package-slots.ts'
import type { Service } from './services.ts'

type Props = {
  service: Service
  page: PricePage
  href: (quantity: Quantity) => string
  button: string
  /** A button says them in the chat of this page. */
  words?: (quantity: Quantity) => string
}

/** The packages of a service, under their common features: side by side, at most four, and rows on a phone. */
export function PackageGrid({ service, page, ...cards }: Props) {
  const { product } = service
  return (
    <>
      <ul className={css.features}>
        {featuresOf(service).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <ul className={css.packages}>
        <EachPackage page={page} product={product}>
          {(quantity) => <PackageItem page={page} service={service} quantity={quantity} {...cards} />}
        </EachPackage>
      </ul>
    </>
  )
}

/** An item, drawn with its badge or without one. */
function PackageItem({ page, service, quantity, href, button, words }: Props & { quantity: Quantity }) {
  const { product } = service
  const badge = packageFigure(`badge-on-${page}`, product, quantity)
  const card = (shownBadge?: string) => (
    <PackageCard
      quantity={quantity}
      badge={shownBadge}
      best={shownBadge ? undefined : packageFigure(`best-on-${page}`, product, quantity)}
      service={service}
      caption={captionOf(service, quantity)}
      href={href(quantity)}
      button={button}
      words={words?.(quantity)}
    />
  )
  return (
    <li>
      <WhenFigure figure={badge} otherwise={card()}>
        {card(figure(badge))}
      </WhenFigure>
    </li>
  )
}
