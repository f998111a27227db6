import { createHmac, timingSafeEqual } from 'node:crypto'
import { orderPageLink } from '@smm/contracts/orders/order-link'

/** An order and the version of its link. */
type Linked = { id: string; linkVersion: number }

const idBytes = 16
const macBytes = 16

/**
 * The token of an order's link: its id and 128 bits of an HMAC over id and link version, as base64url. It is stored nowhere
 * and made again whenever it is shown; a new version revokes it. `secret` is ORDER_LINK_SECRET.
 */
export function pageTokenOf(secret: string, { id, linkVersion }: Linked): string {
  const mac = createHmac('sha256', secret).update(`order page ${id} ${linkVersion}`).digest()
  const bytes = [Buffer.from(id.replaceAll('-', ''), 'hex'), mac.subarray(0, macBytes)]
  return Buffer.concat(bytes).toString('base64url')
}

/** The link of an order's page, as a path of the shop. */
export const orderPagePath = (secret: string, order: Linked): string =>
  orderPageLink(pageTokenOf(secret, order))

/** The id of the order that a token claims to open; undefined when it is none. */
export function orderIdIn(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + macBytes) return undefined
  const hex = bytes.subarray(0, idBytes).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Whether the token opens this order, in constant time. */
export function isTokenOf(secret: string, order: Linked, token: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(pageTokenOf(secret, order))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
