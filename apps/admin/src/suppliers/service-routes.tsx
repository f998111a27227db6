import { productName } from '@smm/contracts/products'
import { type RoutedService, saveRoutes, type StaffRoute } from '@smm/contracts/suppliers/staff-routes'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { formatCents } from '@smm/pricing/money'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { Badge } from '@smm/ui/badge'
import { formatAmount, formatDecimal } from '../format-values.ts'
import { ForRoles } from '../identity/for-roles.tsx'
import { IconButton } from '../panel/controls/icon-button.tsx'
import { HeldPrice } from './held-price.tsx'
import { floorOf, isUsed, nextCost } from './route-costs.ts'
import css from './routed-services.module.css'

type ServiceRoutesProps = { service: RoutedService; suppliers: StaffSupplier[]; onEdit: () => void }

/** A service with its floor and its routes, in the order in which they are asked. */
export function ServiceRoutes({ service, suppliers, onEdit }: ServiceRoutesProps) {
  const { mode, routes } = service
  const name = `${productName(service)}${tierSuffix(service)}`
  return (
    <li className={css.row}>
      <div className={css.name}>
        <h3>{name}</h3>
        {routes.length > 1 && <p>{mode === 'best' ? 'O melhor no momento' : 'Nesta ordem'}</p>}
      </div>
      <Floor service={service} suppliers={suppliers} />
      {routes.some((route) => isUsed(route, suppliers)) ? null : (
        <p className={css.nobody}>Ninguém entrega: fora de venda</p>
      )}
      {routes.length > 0 && (
        <ol className={css.routes} data-mode={mode}>
          {routes.map((route) => (
            <RouteLine key={route.supplierId} route={route} suppliers={suppliers} />
          ))}
        </ol>
      )}
      <div className={css.edit}>
        <ForRoles endpoint={saveRoutes}>
          <IconButton icon="edit" name={`Editar quem entrega ${name}`} onClick={onEdit} />
        </ForRoles>
      </div>
      {routes.map((route) => (
        <HeldPrice
          key={route.supplierId}
          route={route}
          supplier={suppliers.find(({ id }) => id === route.supplierId)}
        />
      ))}
    </li>
  )
}

/** The dearest enabled route and the margin: nothing is sold for less. */
function Floor({ service, suppliers }: Pick<ServiceRoutesProps, 'service' | 'suppliers'>) {
  const cost = Number(service.costPerThousand)
  const next = nextCost(service, suppliers)
  if (cost === 0) return <p className={css.floor}>Custo ainda não conhecido</p>
  return (
    <p className={css.floor}>
      <strong>{formatCents(floorOf(service, cost))}</strong> por mil, no mínimo
      <span>
        custo de {formatAmount(cost)} mais {formatDecimal(service.marginPercent)}%
      </span>
      {next !== undefined && <span className={css.next}>Passa a {formatCents(floorOf(service, next))}</span>}
    </p>
  )
}

type RouteLineProps = { route: StaffRoute; suppliers: StaffSupplier[] }

function RouteLine({ route, suppliers }: RouteLineProps) {
  const { listed, supplierId, upstreamServiceId } = route
  const supplier = suppliers.find(({ id }) => id === supplierId)
  const isOff = !route.isOn || supplier?.isOn === false
  return (
    <li data-on={isUsed(route, suppliers)}>
      <span className={css.supplier}>{supplier?.name ?? supplierId}</span>
      <code>{upstreamServiceId}</code>
      {listed && <span>{formatAmount(listed.pricePerThousand)}</span>}
      {!listed && <Badge tone="warn">Fora da lista</Badge>}
      {isOff && <Badge tone="neutral">Desligado</Badge>}
    </li>
  )
}
