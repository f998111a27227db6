import { packageParameter, tierParameter } from '@smm/contracts/pages'
import { productFigure } from '@smm/pricing/figures'
import { figure, textWith } from '../figures/figures.ts'
import { EachTier } from '../services/each-tier.tsx'
import { PackageGrid } from '../services/package-grid.tsx'
import { tierText } from '../services/package-slots.ts'
import type { Service } from '../services/services.ts'
import css from './price-table.module.css'

type Props = { id: string; service: Service; button: string }

/** A table for each tier of the service. */
export const PriceTables = (props: Props) => (
  <>
    <PriceTable {...props} />
    <EachTier page="prices" product={props.service.product}>
      {(tierIndex) => <PriceTable {...props} id={`${props.id}-${tierIndex}`} tierIndex={tierIndex} />}
    </EachTier>
  </>
)

function PriceTable({ id, service, tierIndex, button }: Props & { tierIndex?: string }) {
  const product = { ...service.product, tierIndex }
  const tier = productFigure('tier-parameter', product)
  const inTier = textWith(tier, `&${tierParameter}=${figure(tier)}`)
  return (
    <section id={id} className={css.table} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className={css.title}>
        {service.name + tierText(': ', product)}
      </h2>
      <PackageGrid
        service={service}
        page="prices"
        tierIndex={tierIndex}
        button={button}
        href={(quantity) => `${service.path}?${packageParameter}=${quantity}${inTier}#chat`}
      />
    </section>
  )
}
