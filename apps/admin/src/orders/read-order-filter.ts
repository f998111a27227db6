import { type OrderFilter, orderStatuses } from '@smm/contracts/orders/orders'
import { platforms, serviceTypes } from '@smm/contracts/products'

const chosenOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((it) => it === text)

function readDay(text: string): string | undefined {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : undefined
}

/** Each field's search parameter, and how it is read: text that names nothing filters nothing. */
const fields: {
  [Name in keyof Required<OrderFilter>]: [param: string, read: (text: string) => OrderFilter[Name]]
} = {
  status: ['status', chosenOf(orderStatuses)],
  platform: ['plataforma', chosenOf(platforms)],
  serviceType: ['servico', chosenOf(serviceTypes)],
  from: ['de', readDay],
  until: ['ate', readDay],
  search: ['busca', (text) => text.trim() || undefined],
}

/** The search parameters that filter the orders. A link with them shows the same list to a colleague. */
export const orderFilterParams = Object.values(fields).map(([param]) => param)

export const readOrderFilter = (url: URLSearchParams): OrderFilter =>
  Object.fromEntries(
    Object.entries(fields).map(([name, [param, read]]) => [name, read(url.get(param) ?? '')]),
  )
