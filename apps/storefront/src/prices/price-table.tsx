import type { Package } from '@smm/pricing/packages'
import { PackageCard } from '../package-card.tsx'
import { PackageGrid } from '../package-grid.tsx'
import { packageNotesOf } from '../package-notes.ts'
import { deliveryOfService, type Service } from '../services.ts'
import css from './price-table.module.css'

type Props = { id: string; title: string; service: Service; button: string; packages: readonly Package[] }

export function PriceTable({ id, title, service, button, packages }: Props) {
  const { captions, features } = packageNotesOf(service)
  return (
    <section id={id} className={css.table} aria-labelledby={`${id}-titulo`}>
      <header className={css.head}>
        <h2 id={`${id}-titulo`} className={css.title}>
          {title}
        </h2>
        <p className={css.start}>Entrega {deliveryOfService(service).duration}</p>
      </header>
      <PackageGrid>
        {packages.map((it) => (
          <PackageCard
            key={it.quantity}
            package={it}
            unit={service.unit}
            caption={captions[it.quantity]}
            features={features}
            href={service.path}
            button={button}
          />
        ))}
      </PackageGrid>
    </section>
  )
}
