import { createTransport } from 'nodemailer'
import { linkInMail, unsubscribeUrl } from '@smm/contracts/orders/mail-link'
import { brand } from '@smm/site/brand'
import type { Config } from '../config.ts'
import type { Mail } from './compose-mail.ts'
import { mailTokenOf } from './mail-token.ts'

export type OutgoingMail = {
  /** Stable over retries: a mail program shows a repeated mail once. */
  id: string
  address: string
  subscriptionId: string
  content: Mail
}

export type Mailer = {
  send: (mail: OutgoingMail) => Promise<unknown>
  /** Sends to an owner, whom no subscription binds. */
  sendText: (mail: { id: string; address: string; subject: string; text: string }) => Promise<unknown>
}

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  socketTimeout: 120_000,
}

/** Sends mails over SMTP; undefined where no server is set. */
export function openMailer(config: Config): Mailer | undefined {
  const { SMTP_URL: url, MAIL_FROM: sender, PUBLIC_ORIGIN: origin, ORDER_LINK_SECRET: secret } = config
  if (!url || !sender) return undefined
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  const transport = createTransport({
    url,
    // A password never travels in the clear.
    requireTLS: new URL(url).password !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  const addressed = (id: string, address: string) => ({
    messageId: `<${id}@${domain}>`,
    from: { name: brand.name, address: sender },
    to: { name: '', address },
    envelope: { from: sender, to: [address] },
  })
  const automatic = { 'Auto-Submitted': 'auto-generated' }
  return {
    sendText: ({ id, address, ...content }) =>
      transport.sendMail({ ...addressed(id, address), ...content, headers: automatic }),
    send({ id, address, subscriptionId, content }) {
      const endToken = mailTokenOf(secret, 'end', subscriptionId)
      return transport.sendMail({
        ...addressed(id, address),
        ...content,
        list: { unsubscribe: { url: `${origin}${unsubscribeUrl}?token=${endToken}` } },
        headers: { ...automatic, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      })
    },
  }
}

/** Where the links in a mail lead. */
export const mailLinksOf = (
  { PUBLIC_ORIGIN: origin, ORDER_LINK_SECRET: secret }: Config,
  subscriptionId: string,
) => ({
  confirm: origin + linkInMail('confirm', mailTokenOf(secret, 'confirm', subscriptionId)),
  end: origin + linkInMail('end', mailTokenOf(secret, 'end', subscriptionId)),
})
