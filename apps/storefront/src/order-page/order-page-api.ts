import { confirmMailUrl, endMailsUrl } from '@smm/contracts/orders/mail-link'
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
  askForMails: (id: string, address: string) => Promise<OrderPage>
  endMails: (id: string) => Promise<OrderPage>
  /** The address, masked. */
  confirmMail: (token: string) => Promise<{ address: string }>
  endMailsByLink: (token: string) => Promise<unknown>
}

export const orderPageApi: OrderPageApi = {
  open: (token) => post(orderPagesUrl, { token }),
  read: (id) => call(`${orderPagesUrl}/${id}`, { method: 'GET' }),
  act: (id, name) => post(`${orderPagesUrl}/${id}/actions`, { name }),
  renewLink: (id) => post(`${orderPagesUrl}/${id}/link`),
  invite: (id) => post(`${orderPagesUrl}/${id}/invitation`),
  continueHere: (invitation, replace) => post(continueConversationUrl, { invitation, replace }),
  findByReceipt: (endToEndId) => post(`${orderPagesUrl}/by-receipt`, { endToEndId }),
  askForMails: (id, address) => post(`${orderPagesUrl}/${id}/mail`, { address }),
  endMails: (id) => post(`${orderPagesUrl}/${id}/mail/end`),
  confirmMail: (token) => post(confirmMailUrl, { token }),
  endMailsByLink: (token) => post(endMailsUrl, { token }),
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
