import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MailLinkName } from '@smm/contracts/orders/mail-link'
import { keyFor } from '@smm/http-service/cryptography/sealed'

const idBytes = 16
const macBytes = 16

/** A key for each purpose: the token that ends mails confirms nothing, and neither opens an order. */
const purposes: Record<MailLinkName, string> = {
  confirm: 'confirmation of a mail address',
  end: 'end of the mails to an address',
}

/** The token of a link in a mail: a subscription's id and 128 bits of its HMAC, as base64url. It is stored nowhere. */
export function mailTokenOf(secret: string, name: MailLinkName, subscriptionId: string): string {
  const id = Buffer.from(subscriptionId.replaceAll('-', ''), 'hex')
  const mac = createHmac('sha256', keyFor(secret, purposes[name])).update(id).digest()
  return Buffer.concat([id, mac.subarray(0, macBytes)]).toString('base64url')
}

/** The subscription that a token was made for; undefined when it is forged, or made for another purpose. */
export function subscriptionIn(secret: string, name: MailLinkName, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + macBytes) return undefined
  const id = bytes
    .subarray(0, idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, expected] = [Buffer.from(token), Buffer.from(mailTokenOf(secret, name, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
