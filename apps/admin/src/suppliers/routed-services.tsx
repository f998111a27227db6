import { productName } from '@smm/contracts/products'
import { syncServices } from '@smm/contracts/services'
import type { RoutedService } from '@smm/contracts/suppliers/staff-routes'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { SyncButton } from '../catalogue/sync-button.tsx'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { ForRoles } from '../identity/for-roles.tsx'
import { nextCost } from './route-costs.ts'
import { Card } from '../panel/layout/card.tsx'
import css from './routed-services.module.css'
import { ServiceRoutes } from './service-routes.tsx'

type RoutedServicesProps = {
  services: RoutedService[]
  suppliers: StaffSupplier[]
  onEdit: (service: RoutedService) => void
}

/** The routes of each service, and the floor that follows from them. */
export function RoutedServices({ services, suppliers, onEdit }: RoutedServicesProps) {
  const waiting = services.filter((service) => nextCost(service, suppliers) !== undefined).length
  return (
    <Card
      title="Quem entrega cada serviço"
      beside={
        waiting > 0 && (
          <div className={css.waiting}>
            <p>{waiting === 1 ? 'Um piso muda' : `${waiting} pisos mudam`} na próxima sincronização.</p>
            <ForRoles endpoint={syncServices}>
              <SyncButton />
            </ForRoles>
          </div>
        )
      }
    >
      <ul>
        {services.toSorted(soldFirst).map((service) => (
          <ServiceRoutes
            key={`${productName(service)}${tierSuffix(service)}`}
            service={service}
            suppliers={suppliers}
            onEdit={() => onEdit(service)}
          />
        ))}
      </ul>
    </Card>
  )
}

const soldFirst = (a: RoutedService, b: RoutedService) => Number(b.isActive) - Number(a.isActive)
