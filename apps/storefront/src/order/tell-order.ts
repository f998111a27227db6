import { type OrderState, orderStateNames } from '@smm/contracts/orders/order-states'
import type { OrderView } from '@smm/contracts/orders/order-view'
import { formatQuantity } from '@smm/pricing/money'
import { formatAmount } from '../format-amount.ts'
import { formatDate, formatMoment, formatTime, isSameDay } from '../format-time.ts'

/** As much of an order as can be told; a masked one lacks the rest. */
type ToldOrder = Pick<OrderView, 'state' | 'quantity'> &
  Partial<
    Pick<OrderView, 'delivered' | 'sendsAt' | 'forecast' | 'guaranteeUntil' | 'refill' | 'refund' | 'notice'>
  >

/** The words of an order at a time: its state, and the lines below it. */
export function tellOrder(order: ToldOrder, now: number): { title: string; lines: string[] } {
  const state = stateAt(order, now)
  const sendsAt = state === 'paid' && order.sendsAt
  return {
    title: isInReview(order) ? 'Pagamento em conferência' : orderStateNames[state],
    lines: [
      state === 'awaiting-payment' && !isInReview(order) && 'Assim que o PIX cair, a gente confirma aqui.',
      sendsAt &&
        `Sai para a entrega às ${formatTime(Date.parse(sendsAt))}. Até lá, o cancelamento é na hora.`,
      deliveredLine(order),
      tellForecast(order, now),
      order.guaranteeUntil && `Garantia de reposição até ${formatDate(Date.parse(order.guaranteeUntil))}.`,
      state === 'expired' && 'Este PIX venceu e não deve mais ser pago.',
      refillLine(order, now),
      refundLine(order),
      order.notice,
    ].filter((line) => typeof line === 'string'),
  }
}

/** Money came that does not fit: the visitor pays nothing more until staff have settled it. */
export const isInReview = ({ state, notice }: ToldOrder): boolean =>
  state === 'awaiting-payment' && notice !== undefined

/** An order whose time to be cancelled freely is over waits in the queue, before its news say so. */
export const stateAt = ({ state, sendsAt }: ToldOrder, now: number): OrderState =>
  state === 'paid' && sendsAt && Date.parse(sendsAt) <= now ? 'queued' : state

function deliveredLine({ delivered, quantity, state }: ToldOrder): string | undefined {
  if (delivered === undefined) return undefined
  const part = `${formatQuantity(delivered)} de ${formatQuantity(quantity)} entregues.`
  return state === 'delivered' ? `Pedido concluído: ${part}` : part
}

function refillLine({ refill }: ToldOrder, now: number): string | undefined {
  if (!refill) return undefined
  const asked = `Você pediu a reposição: ${formatMoment(Date.parse(refill.askedAt), now)}.`
  const stands = {
    asked: 'A resposta aparece aqui.',
    accepted: 'Ela está em análise: se for aprovada, o que caiu volta aos poucos.',
    refused: 'Ela não foi aceita desta vez, e nossa equipe já está cuidando do seu caso.',
  }
  return `${asked} ${stands[refill.state]}`
}

const refundLine = ({ refund }: ToldOrder) =>
  refund &&
  (refund.isDone
    ? `Devolvemos ${formatAmount(refund.amount)}.`
    : `Vamos devolver ${formatAmount(refund.amount)}: assim que o dinheiro sair, você vê aqui.`)

/** Nothing is forecast that is past already. */
function tellForecast({ forecast, state }: ToldOrder, now: number): string | undefined {
  if (!forecast) return undefined
  const startsBy = Date.parse(forecast.startsBy)
  const from = Date.parse(forecast.deliveredFrom)
  const by = Date.parse(forecast.deliveredBy)
  const start = state === 'in-progress' || startsBy <= now ? undefined : formatMoment(startsBy, now)
  const end = by <= now ? undefined : deliveryRange(Math.max(from, now), by, now)
  if (start && end) return `Começa até ${start}, entrega ${end}.`
  return end && `Entrega ${end}.`
}

function deliveryRange(from: number, by: number, now: number): string {
  if (isSameDay(from, by) || isSameDay(from, now)) return `até ${formatDate(by)}`
  const isOneMonth = new Date(from).getMonth() === new Date(by).getMonth()
  const first = isOneMonth ? new Date(from).getDate() : formatDate(from)
  return `entre ${first} e ${formatDate(by)}`
}
