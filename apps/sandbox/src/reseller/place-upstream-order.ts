import type { ListedService } from './catalogue.ts'
import { type Reseller, startCountOf } from './reseller-state.ts'
import { progressAt, type UpstreamOrder } from './order-progress.ts'
import { PanelRefusal } from './refusal.ts'

export type Fields = Record<string, string>
export type Ending = 'partial' | 'canceled' | 'stuck'

/** action=add. Not idempotent, as on real panels: a repeat is a second order and a second charge. */
export function placeUpstreamOrder(reseller: Reseller, fields: Fields, ending?: Ending): UpstreamOrder {
  const service = reseller.findService((fields['service'] ?? '').trim())
  if (!service) throw new PanelRefusal('Incorrect service ID')
  const link = (fields['link'] ?? '').trim()
  if (!link || link.length > 2048 || /\s/.test(link)) throw new PanelRefusal('Incorrect link')
  const quantity = quantityOf(service, fields)
  if (reseller.behaviour.refuseActiveLink && hasActiveOrder(reseller, service, link)) {
    throw new PanelRefusal('You have active order with this link. Please wait until order being completed.')
  }
  const chargeUnits = priceOf(service, quantity)
  if (chargeUnits > reseller.balanceUnits()) throw new PanelRefusal('Not enough funds on balance')
  const order: UpstreamOrder = {
    id: reseller.nextOrderId(reseller.dialect.orderIds),
    service: service.service,
    link,
    quantity,
    ...(fields['comments'] && { comments: fields['comments'] }),
    chargeUnits,
    receivedAt: new Date(reseller.now()).toISOString(),
    startCount: startCountOf(link),
    stepMs: reseller.behaviour.stepMs,
  }
  const placed = { ...order, ...(ending && { ending: endingOf(order, ending) }) }
  reseller.putOrder(placed)
  return placed
}

function quantityOf(service: ListedService, fields: Fields): number {
  if (service.type === 'Package') return 1
  const once =
    service.type === 'Custom Comments' ? linesOf(fields['comments']) : wholeNumber(fields['quantity'])
  if (once < service.min) throw limit('less', 'minimal', service.min)
  if (once > service.max) throw limit('more', 'maximal', service.max)
  const runs = service.dripfeed && fields['runs'] ? wholeNumber(fields['runs']) : 1
  return once * Math.max(runs, 1)
}

function wholeNumber(text = ''): number {
  if (!/^\d{1,12}$/.test(text.trim())) throw new PanelRefusal('Incorrect quantity')
  return Number(text)
}

function linesOf(comments = ''): number {
  const lines = comments.split(/\r?\n/).filter((line) => line.trim() !== '').length
  if (lines === 0) throw new PanelRefusal('Comments are required')
  return lines
}

const limit = (than: 'less' | 'more', kind: 'minimal' | 'maximal', bound: number) =>
  new PanelRefusal(
    `Quantity ${than} than ${kind} ${bound}`,
    `neworder.error.${than === 'less' ? 'min' : 'max'}_quantity`,
  )

function priceOf(service: ListedService, quantity: number): number {
  const rateCents = Math.round(Number(service.rate) * 100)
  return rateCents * (service.type === 'Package' ? 1000 : quantity)
}

const hasActiveOrder = (reseller: Reseller, service: ListedService, link: string) =>
  reseller.orders
    .all()
    .filter((order) => order.link === link && order.service === service.service)
    .some((order) =>
      ['Pending', 'In progress', 'Processing'].includes(progressAt(order, reseller.now()).status),
    )

/** From the second step on: half is never delivered, nothing is, or the order stays in progress. */
function endingOf({ receivedAt, stepMs, quantity }: UpstreamOrder, ending: Ending): UpstreamOrder['ending'] {
  const at = new Date(Date.parse(receivedAt) + 2 * stepMs).toISOString()
  if (ending === 'partial') return { at, status: 'Partial', remains: Math.floor(quantity / 2) }
  if (ending === 'canceled') return { at, status: 'Canceled', remains: quantity }
  return { at, status: 'In progress', remains: Math.ceil(quantity * 0.75) }
}
