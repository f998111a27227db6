import type { Settings } from '../config.ts'
import { readHints } from './api-pix-answers.ts'
import type { Hint, WebhookCall } from './bank.ts'
import { isEqualInConstantTime } from './constant-time-equal.ts'

/**
 * `hmac` is the name that banks' manuals give a static secret in the address. A trailing `ignorar` absorbs the `/pix` that
 * banks append to the whole address.
 */
export function webhookAddress(url: string, secret: string): string {
  const address = new URL(url)
  address.searchParams.set('hmac', secret)
  address.searchParams.set('ignorar', '')
  return address.href
}

/** Undefined without the current or the previous secret in the address; throws SyntaxError for an unreadable body. */
export function readApiPixWebhook(settings: Settings, { body, query }: WebhookCall): Hint[] | undefined {
  const secrets = [settings.PIX_WEBHOOK_SECRET, settings.PIX_WEBHOOK_SECRET_BEFORE]
  const isFromBank = secrets.some(
    (secret) => secret !== undefined && isEqualInConstantTime(query['hmac'], secret),
  )
  return isFromBank ? readHints(JSON.parse(body.toString('utf8'))) : undefined
}
