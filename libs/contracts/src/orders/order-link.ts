// The link of an order's page. Browsers read this file, so it brings no schema.

const pagePath = '/pedido'

/** The token stands in the fragment, which a browser sends to no server. */
export const orderPageLink = (token: string): string => `${pagePath}#${token}`

/** A token in the fragment of an address; undefined for any other fragment, such as that of a heading. */
export const tokenIn = (fragment: string): string | undefined => /^#([\w-]{43})$/.exec(fragment)?.[1]

/** Whether a text is such a link, and leads nowhere else. */
export const isOrderPageLink = (text: unknown): boolean =>
  typeof text === 'string' && text.startsWith(pagePath) && tokenIn(text.slice(pagePath.length)) !== undefined

/** Each order has its own path below, which is also that of its page's cookie. */
export const orderPagesUrl = '/api/order-pages'

/** Exchanges an invitation for the chat's own cookie. */
export const continueConversationUrl = '/api/conversations/continue'
