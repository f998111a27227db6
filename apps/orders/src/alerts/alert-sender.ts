import { createHmac } from 'node:crypto'
import type { AlertChannelKind } from '@smm/contracts/orders/alerts'
import { isPublicUrl, lookupPublic } from '@smm/http-service/addresses/public-address'
import { withTimeout } from '@smm/http-service/with-timeout'
import { brand } from '@smm/site/brand'
import { Agent, request } from 'undici'
import type { Config } from '../config.ts'
import type { Mailer } from '../mail/mailer.ts'
import { type AlertText, plainTextOf } from './compose-alerts.ts'

export type AlertMessage = AlertText & { id: string }
type OpenChannel = { kind: AlertChannelKind; target: string; secret: string | undefined }

/** A message that did not arrive, by a code that tells nothing of the secret: `http-403`, `timeout`, `unreachable`. */
export class AlertNotSent extends Error {
  readonly failure: string
  constructor(failure: string) {
    super(failure)
    this.failure = failure
  }
}

const timeoutMs = 15_000

type Send = (channel: OpenChannel, message: AlertMessage) => Promise<unknown>

/** Sends messages to the owner's channels. Rejects with an `AlertNotSent`. */
export function openAlertSender(config: Config, mailer: Mailer | undefined) {
  const { ALERT_TEST_ORIGIN: exempt, TELEGRAM_API_URL: telegram } = config
  const anywhere = new Agent()
  const publicOnly = new Agent({ connect: { lookup: lookupPublic } })

  const senders: Record<AlertChannelKind, Send> = {
    telegram({ target, secret }, { lines }) {
      const body = { chat_id: target, text: plainTextOf(lines), link_preview_options: { is_disabled: true } }
      return post(`${telegram}/bot${needed(secret)}/sendMessage`, JSON.stringify(body), { agent: anywhere })
    },
    async mail({ target }, { id, subject, lines }) {
      if (!mailer) throw new AlertNotSent('no-mail-server')
      const sending = mailer.sendText({ id, address: target, subject, text: plainTextOf(lines) })
      await withTimeout(timeoutMs, sending).catch((err: unknown) => {
        throw new AlertNotSent(isTimeout(err) ? 'timeout' : 'mail-refused')
      })
    },
    webhook({ target, secret }, { id, lines }) {
      if (!isAllowedWebhook(target, config)) throw new AlertNotSent('not-public')
      const body = JSON.stringify({ id, shop: brand.name, alerts: lines })
      const at = Math.floor(Date.now() / 1_000)
      const headers = { 'x-smm-signature': signatureOf(body, needed(secret), at), 'x-smm-message-id': id }
      const agent = new URL(target).origin === exempt ? anywhere : publicOnly
      return post(target, body, { agent, headers })
    },
  }
  return {
    send: async (channel: OpenChannel, message: AlertMessage): Promise<void> => {
      await senders[channel.kind](channel, message)
    },
    close: () => Promise.all([anywhere.destroy(), publicOnly.destroy()]),
  }
}
export type AlertSender = ReturnType<typeof openAlertSender>

/** Follows no redirect: it could lead inside. */
async function post(url: string, body: string, { agent, headers }: { agent: Agent; headers?: object }) {
  const status = await withTimeout(timeoutMs, async (signal) => {
    const answer = await request(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      dispatcher: agent,
      signal,
    })
    await answer.body.dump()
    return answer.statusCode
  }).catch((err: unknown) => {
    throw new AlertNotSent(isTimeout(err) ? 'timeout' : 'unreachable')
  })
  if (status >= 300) throw new AlertNotSent(`http-${status}`)
}

function needed(secret: string | undefined): string {
  if (secret === undefined) throw new AlertNotSent('secret-lost')
  return secret
}

const isTimeout = (err: unknown) => err instanceof Error && err.name.includes('Timeout')

/** Whether an owner may have us call an address: https to a public one, or the origin that is exempt for tests. */
export const isAllowedWebhook = (
  url: string,
  { ALERT_TEST_ORIGIN: exempt }: Pick<Config, 'ALERT_TEST_ORIGIN'>,
): boolean =>
  isPublicUrl(url) || (exempt !== undefined && URL.canParse(url) && new URL(url).origin === exempt)

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`: the receiver refuses what is old, and what it cannot verify. */
const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
