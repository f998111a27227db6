import { receivers } from '@smm/contracts/messages'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import css from './operation-section.module.css'
import { ServiceOperation } from './service-operation.tsx'

/** The messages between the services: queues, outboxes and dead letters. */
export function OperationSection() {
  return (
    <>
      <Toolbar>
        <p className={css.note}>O que os serviços dizem uns aos outros, e o que ficou pelo caminho.</p>
      </Toolbar>
      <div className={css.services}>
        {receivers.map((service) => (
          <ServiceOperation key={service} service={service} />
        ))}
      </div>
    </>
  )
}
