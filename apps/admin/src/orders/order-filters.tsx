import { type OrderFilter, orderStatuses } from '@smm/contracts/orders/orders'
import { platformNames, platforms, serviceTypeNames, serviceTypes } from '@smm/contracts/products'
import type { Option } from '../panel/controls/select-field.tsx'
import { FoldedFilters } from '../panel/toolbar/folded-filters.tsx'
import { statusOptions } from '../panel/toolbar/status-options.ts'
import { UrlFilter } from '../panel/toolbar/url-filter.tsx'
import { orderBadges } from '../status-badges.ts'
import { PeriodFilter } from './period-filter.tsx'

type Options = [Option<string>, ...Array<Option<string>>]

const platformOptions: Options = [
  { value: 'all', name: 'Todas as redes' },
  ...platforms.map((platform) => ({ value: platform, name: platformNames[platform] })),
]
const serviceOptions: Options = [
  { value: 'all', name: 'Todos os serviços' },
  ...serviceTypes.map((serviceType) => ({ value: serviceType, name: serviceTypeNames[serviceType] })),
]

export function OrderFilters({ filter }: { filter: OrderFilter }) {
  const { from, until, search: _, ...chosen } = filter
  return (
    <FoldedFilters inUse={[...Object.values(chosen), from ?? until].filter(Boolean).length}>
      <UrlFilter
        name="status"
        label="Filtrar por status"
        options={statusOptions(orderStatuses, orderBadges)}
      />
      <PeriodFilter from={from} until={until} />
      <UrlFilter name="plataforma" label="Filtrar por rede" options={platformOptions} />
      <UrlFilter name="servico" label="Filtrar por serviço" options={serviceOptions} />
    </FoldedFilters>
  )
}
