import type { Product } from '../product/start-product.ts'
import { json, postJson } from './json.ts'

/** Pays a copy-and-paste code as a banking app would. */
export const pay = async (product: Pick<Product, 'sandbox'>, pixCode: string) =>
  json(await postJson(`${product.sandbox}/bank/pay`, { pixCode }))

export const bankCharges = async (product: Pick<Product, 'sandbox'>) =>
  json<Array<{ txid: string; pixCode: string }>>(await fetch(`${product.sandbox}/bank/charges`))

export const controlSupplier = async (product: Pick<Product, 'sandbox'>, control: object) =>
  json(await postJson(`${product.sandbox}/smm/control`, control))

/** Sets what the supplier says of an order. */
export const tellOfOrder = async (product: Pick<Product, 'sandbox'>, id: number, said: object) =>
  json(await postJson(`${product.sandbox}/smm/orders/${id}`, said))

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
  json(await postJson(`${product.sandbox}/mail/control`, { refuse }))
