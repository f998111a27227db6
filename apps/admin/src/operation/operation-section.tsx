import { useQueries } from '@tanstack/react-query'
import { receivers } from '@smm/contracts/messages'
import { RefreshAll, Toolbar } from '../panel/toolbar.tsx'
import { operationQuery } from './operation-query.ts'
import css from './operation-section.module.css'
import { ServiceOperation } from './service-operation.tsx'

/** What the services say to each other, and what got stuck on the way. */
export function OperationSection() {
  const readings = useQueries({ queries: receivers.map(operationQuery) })
  return (
    <>
      <Toolbar end={<RefreshAll readings={readings} />}>
        <p className={css.note}>O que os serviços dizem uns aos outros, e o que ficou pelo caminho.</p>
      </Toolbar>
      <div className={css.services}>
        {receivers.map((service, at) => (
          <ServiceOperation key={service} service={service} reading={readings[at]!} />
        ))}
      </div>
    </>
  )
}
