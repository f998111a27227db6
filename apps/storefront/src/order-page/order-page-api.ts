import { continueConversationUrl, orderPagesUrl } from '@smm/contracts/orders/order-link'
import type { MaskedOrder, OrderPage, OrderPageAction } from '@smm/contracts/orders/order-page'

/** An answer that is not ok, by its HTTP status; 0 without an answer. */
export class CallFailed extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the order's page was answered ${status}`)
    this.name = 'CallFailed'
    this.status = status
  }
}

/** The calls of the order's page. Each throws `CallFailed`. */
export type OrderPageApi = {
  open: (token: string) => Promise<OrderPage>
  read: (id: string) => Promise<OrderPage>
  act: (id: string, name: OrderPageAction) => Promise<OrderPage>
  renewLink: (id: string) => Promise<{ token: string }>
  invite: (id: string) => Promise<{ invitation: string }>
  continueHere: (invitation: string, replace: boolean) => Promise<unknown>
  findByReceipt: (endToEndId: string) => Promise<{ orders: MaskedOrder[] }>
}

export const orderPageApi: OrderPageApi = {
  open: (token) => post(orderPagesUrl, { token }),
  read: (id) => call(`${orderPagesUrl}/${id}`, { method: 'GET' }),
  act: (id, name) => post(`${orderPagesUrl}/${id}/actions`, { name }),
  renewLink: (id) => post(`${orderPagesUrl}/${id}/link`),
  invite: (id) => post(`${orderPagesUrl}/${id}/invitation`),
  continueHere: (invitation, replace) => post(continueConversationUrl, { invitation, replace }),
  findByReceipt: (endToEndId) => post(`${orderPagesUrl}/by-receipt`, { endToEndId }),
}

const post = <Body>(url: string, body?: object): Promise<Body> =>
  call(url, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

async function call<Body>(url: string, init: RequestInit): Promise<Body> {
  const response = await fetch(url, init).catch(() => undefined)
  if (!response?.ok) throw new CallFailed(response?.status ?? 0)
  return (await response.json()) as Body
}
