import { packageParameter } from '@smm/contracts/pages'
import { PackageGrid } from '../services/package-grid.tsx'
import type { Service } from '../services/services.ts'
import css from './price-table.module.css'

type Props = { id: string; service: Service; button: string }

export function PriceTable({ id, service, button }: Props) {
  return (
    <section id={id} className={css.table} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`} className={css.title}>
        {service.name}
      </h2>
      <PackageGrid
        service={service}
        page="prices"
        button={button}
        href={(quantity) => `${service.path}?${packageParameter}=${quantity}#chat`}
      />
    </section>
  )
}
