import type { OrdersAttention } from '@smm/contracts/attention'
import type { OrderSummary } from '@smm/contracts/orders/orders'
import type { Product } from './product/start-product.ts'

async function json<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** Pays a copy-and-paste code as a banking app would. */
export const pay = async (product: Pick<Product, 'sandbox'>, pixCode: string) =>
  json(await post(`${product.sandbox}/bank/pay`, { pixCode }))

export const bankCharges = async (product: Pick<Product, 'sandbox'>) =>
  json<Array<{ txid: string; pixCode: string }>>(await fetch(`${product.sandbox}/bank/charges`))

export const controlSupplier = async (product: Pick<Product, 'sandbox'>, control: object) =>
  json(await post(`${product.sandbox}/smm/control`, control))

/** Sets what the supplier says of an order. */
export const tellOfOrder = async (product: Pick<Product, 'sandbox'>, id: number, said: object) =>
  json(await post(`${product.sandbox}/smm/orders/${id}`, said))

/** Every order that a reseller received. */
export const supplierOrders = async (product: Pick<Product, 'sandbox'>, reseller = 'smm') =>
  json<Array<{ id: number; link: string; quantity: number }>>(
    await fetch(`${product.sandbox}/${reseller}/orders`),
  )

/** Every refill that a reseller was asked for, with the id that it gave to the order. */
export const supplierRefills = async (product: Pick<Product, 'sandbox'>, reseller = 'smm') =>
  json<Array<{ id: string; order: string }>>(await fetch(`${product.sandbox}/${reseller}/refills`))

export type Mail = { to: string; subject: string; messageId: string; text: string }

/** The mails that an address received, oldest first. */
export const mailsTo = async (product: Pick<Product, 'sandbox'>, address: string) =>
  json<Mail[]>(await fetch(`${product.sandbox}/mail/messages?to=${encodeURIComponent(address)}`))

/** Sets the addresses that every mail server refuses. */
export const refuseMailsTo = async (product: Pick<Product, 'sandbox'>, ...refuse: string[]) =>
  json(await post(`${product.sandbox}/mail/control`, { refuse }))

export async function signIn(product: Pick<Product, 'url' | 'administrator'>): Promise<string> {
  const answer = await post(`${product.url}/api/admin/login`, product.administrator)
  await json(answer)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export const listOrders = async (product: Pick<Product, 'url'>, cookie: string) =>
  json<OrderSummary[]>(await fetch(`${product.url}/api/orders`, { headers: { cookie } }))

export const listAttention = async (product: Pick<Product, 'url'>, cookie: string) =>
  json<OrdersAttention>(await fetch(`${product.url}/api/admin/attention`, { headers: { cookie } }))
