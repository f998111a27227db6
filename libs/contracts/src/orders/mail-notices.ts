import Type from 'typebox'
import { confirmMailUrl, endMailsUrl, unsubscribeUrl } from './mail-link.ts'
import { orderPagesUrl } from './order-link.ts'
import { OrderPage } from './order-page.ts'

const strict = { additionalProperties: false }
const params = Type.Object({ id: Type.String({ format: 'uuid' }) })
const Token = Type.String({ minLength: 1, maxLength: 200 })

/** Asks for mails about the orders of this one's charge. The address is confirmed by the link that it is mailed. */
export const askForMails = {
  method: 'POST',
  url: `${orderPagesUrl}/:id/mail`,
  schema: {
    params,
    body: Type.Object({ address: Type.String({ minLength: 3, maxLength: 300 }) }, strict),
    response: { 200: OrderPage },
  },
} as const

/** Ends the mails from the page of the order. */
export const endMailsOfPage = {
  method: 'POST',
  url: `${orderPagesUrl}/:id/mail/end`,
  schema: { params, response: { 200: OrderPage } },
} as const

/** Confirms an address by the token that it was mailed, and returns it masked. */
export const confirmMail = {
  method: 'POST',
  url: confirmMailUrl,
  schema: {
    body: Type.Object({ token: Token }, strict),
    response: { 200: Type.Object({ address: Type.String() }) },
  },
} as const

/** Ends the mails by the token in each of them, as often as asked. */
export const endMails = {
  method: 'POST',
  url: endMailsUrl,
  schema: { body: Type.Object({ token: Token }, strict), response: { 200: Type.Object({}) } },
} as const

const querystring = Type.Object({ token: Token })

/** One-click unsubscription (RFC 8058): the mail program posts here. Logs leave queries out. */
export const unsubscribeInOneClick = { method: 'POST', url: unsubscribeUrl, schema: { querystring } } as const

/** A mail program without one-click opens the address: it is led to the page, which asks no more. */
export const openUnsubscribe = { method: 'GET', url: unsubscribeUrl, schema: { querystring } } as const
