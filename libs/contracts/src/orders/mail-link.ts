// The links in our mails. Browsers read this file, so it brings no schema.
import { orderPagesUrl } from './order-link.ts'

/** A link in a mail confirms the address that it went to, or ends the mails to it. */
export type MailLinkName = 'confirm' | 'end'

const words: Record<MailLinkName, string> = { confirm: 'confirmar', end: 'sair' }

/** The token stands in the fragment, which a browser sends to no server; the page posts it. */
export const linkInMail = (name: MailLinkName, token: string): string => `/pedido#${words[name]}-${token}`

/** Such a link in the fragment of an address. */
export function mailLinkIn(fragment: string): { name: MailLinkName; token: string } | undefined {
  const [, word, token] = /^#(confirmar|sair)-([\w-]{43})$/.exec(fragment) ?? []
  return token ? { name: word === words.confirm ? 'confirm' : 'end', token } : undefined
}

export const confirmMailUrl = `${orderPagesUrl}/mail/confirm`
export const endMailsUrl = `${orderPagesUrl}/mail/end`

/** The address of List-Unsubscribe, whose token a mail program can only send in the query. */
export const unsubscribeUrl = `${orderPagesUrl}/mail/unsubscribe`
