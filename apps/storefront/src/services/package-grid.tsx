import type { PricePage } from '@smm/contracts/prices/price-book'
import { packageFigure, productFigure } from '@smm/pricing/figures'
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
  /** Of a tier; undefined for the standard one. */
  tierIndex?: string | undefined
  href: (quantity: Quantity) => string
  button: string
  /** A button says them in the chat of this page. */
  words?: (quantity: Quantity) => string
}

/** The packages of a service, under their common features: side by side, at most four, and rows on a phone. */
export function PackageGrid(props: Props) {
  const { service, page, tierIndex } = props
  const product = { ...service.product, tierIndex }
  const sentence = productFigure('tier-sentence', product)
  return (
    <>
      <ul className={css.features}>
        {tierIndex === undefined && featuresOf(service).map((it) => <Feature key={it} text={it} />)}
        <WhenFigure figure={sentence}>
          <Feature text={figure(sentence)} />
        </WhenFigure>
      </ul>
      <ul className={css.packages}>
        <EachPackage page={page} product={product}>
          {(quantity) => <PackageItem quantity={quantity} {...props} />}
        </EachPackage>
      </ul>
    </>
  )
}

const Feature = ({ text }: { text: string }) => (
  <li>
    <Icon name="check" />
    {text}
  </li>
)

/** An item, drawn with its badge or without one. */
function PackageItem({
  page,
  service,
  tierIndex,
  quantity,
  href,
  button,
  words,
}: Props & { quantity: Quantity }) {
  const product = { ...service.product, tierIndex }
  const badge = packageFigure(`badge-on-${page}`, product, quantity)
  const card = (shownBadge?: string) => (
    <PackageCard
      quantity={quantity}
      badge={shownBadge}
      best={shownBadge ? undefined : packageFigure(`best-on-${page}`, product, quantity)}
      product={product}
      unit={service.unit}
      caption={tierIndex === undefined ? captionOf(service, quantity) : undefined}
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
