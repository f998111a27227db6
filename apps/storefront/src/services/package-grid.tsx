import type { PricePage } from '@smm/contracts/price-book'
import type { Product } from '@smm/contracts/products'
import { packageFigure } from '@smm/pricing/figures'
import { packagesOn } from '@smm/pricing/price-book'
import { Icon } from '@smm/ui/icons'
import type { ReactNode } from 'react'
import { figure, priceBook } from '../figures/figures.ts'
import { WhenFigure } from '../figures/when-figure.tsx'
import { PackageCard } from './package-card.tsx'
import css from './package-grid.module.css'
import { captionOf, featuresOf } from './package-notes.ts'
import type { Service } from './services.ts'

type Props = {
  service: Service
  page: PricePage
  href: (quantity: number) => string
  button: string
  /** A button says them in the chat of this page. */
  words?: (quantity: number) => string
}

/** The packages of a service, under their common features: side by side, at most four, and rows on a phone. */
export function PackageGrid({ service, page, href, button, words }: Props) {
  const packages = packagesOn(priceBook, page, service.product)
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
      <ul className={packages.length === 3 ? css.three : css.four}>
        {packages.map((it) => (
          <PackageItem key={it.quantity} page={page} product={service.product} quantity={it.quantity}>
            {(badge) => (
              <PackageCard
                package={it}
                badge={badge}
                best={badge ? undefined : packageFigure(`best-on-${page}`, service.product, it.quantity)}
                service={service}
                caption={captionOf(service, it.quantity)}
                href={href(it.quantity)}
                button={button}
                words={words?.(it.quantity)}
              />
            )}
          </PackageItem>
        ))}
      </ul>
    </>
  )
}

type ItemProps = {
  page: PricePage
  product: Product
  quantity: number
  children: (badge?: string) => ReactNode
}

/** An item that is there while the page shows the package, drawn with its badge or without one. */
function PackageItem({ page, product, quantity, children: draw }: ItemProps) {
  const badge = packageFigure(`badge-on-${page}`, product, quantity)
  return (
    <WhenFigure figure={packageFigure(`shown-on-${page}`, product, quantity)}>
      <li>
        <WhenFigure figure={badge} otherwise={draw()}>
          {draw(figure(badge))}
        </WhenFigure>
      </li>
    </WhenFigure>
  )
}
