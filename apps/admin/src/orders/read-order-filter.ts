import { type OrderFilter, orderStatuses } from '@smm/contracts/orders/orders'
import { platforms, serviceTypes } from '@smm/contracts/products'

/** The search parameters that filter the orders. A link with them shows the same list to a colleague. */
export const orderFilterParams = ['status', 'de', 'ate', 'plataforma', 'servico', 'busca'] as const

/** The filter that a URL of the panel names; what it names wrongly filters nothing. */
export function readOrderFilter(url: URLSearchParams): OrderFilter {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((it) => it === url.get(name))
  return {
    status: chosen('status', orderStatuses),
    platform: chosen('plataforma', platforms),
    serviceType: chosen('servico', serviceTypes),
    from: readDay(url.get('de')),
    until: readDay(url.get('ate')),
    search: url.get('busca')?.trim() || undefined,
  }
}

function readDay(text: string | null): string | undefined {
  const isDay = text && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : undefined
}
