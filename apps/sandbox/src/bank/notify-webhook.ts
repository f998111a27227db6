import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type Charge, type Pix, valorOf } from './charge.ts'
import type { Bank } from './bank-state.ts'
import { presentPix } from './presenters.ts'

/** The outcome of one webhook call. `status` is absent without an answer. */
type Notice = { kind: string; chave: string; txid?: string; status?: number; at: string }
type Forgery = 'no-secret' | 'wrong-secret' | 'right-secret'

const retryAfterMs = [1_000, 5_000, 15_000, 60_000]
const maxNotices = 500

/** Calls the shop's webhook in the background, with retries. */
export function createWebhookNotifier(bank: Bank) {
  const agent = new Agent({ connections: 64, keepAliveTimeout: 1_000 })
  const closing = new AbortController()
  const notices: Notice[] = []

  async function post(url: URL, kind: string, pix: NoticePix): Promise<number | undefined> {
    const status = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pix: [pix] }),
      dispatcher: agent,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)]),
    }).then(
      async (response) => {
        await response.body.dump().catch(() => undefined)
        return response.statusCode
      },
      () => undefined,
    )
    notices.push({ kind, chave: pix.chave, txid: pix.txid, status, at: new Date(bank.now()).toISOString() })
    if (notices.length > maxNotices) notices.shift()
    return status
  }

  async function deliver(url: URL, pix: NoticePix) {
    for (const waitMs of [...retryAfterMs, 0]) {
      const status = await post(url, 'true', pix)
      if (status !== undefined && status < 300) return
      if (waitMs) await sleep(waitMs, undefined, { signal: closing.signal, ref: false })
    }
  }

  /** Sends a notice of a payment that never happened. Returns the shop's status. */
  async function forge(charge: Charge, kind: Forgery, pix = forgePix(bank, charge)) {
    const url = webhookUrlOf(bank, charge.chave)
    if (!url) return undefined
    if (kind !== 'right-secret') {
      for (const name of [...url.searchParams.keys()]) {
        if (kind === 'no-secret') url.searchParams.delete(name)
        else url.searchParams.set(name, randomBytes(16).toString('hex'))
      }
    }
    return post(url, kind, pix)
  }

  return {
    notices,
    forge,
    /** Notifies a payment or settled refund in the present webhook mode; only a Pix with a txid is notified. */
    notify(pix: Pix) {
      const { webhooks, copies } = bank.behaviour
      const url = webhookUrlOf(bank, pix.chave)
      if (!url || !pix.txid || webhooks === 'off') return
      const notice = presentPix(pix, bank.now())
      const charge = bank.charges.get(pix.txid)
      if (webhooks === 'forged') {
        if (charge)
          void Promise.all([forge(charge, 'no-secret', notice), forge(charge, 'wrong-secret', notice)])
        return
      }
      for (let sent = 0; sent < (webhooks === 'duplicate' ? copies : 1); sent++) {
        deliver(url, notice).catch(() => undefined)
      }
    },
    /** In the mode `forged`, reports a new charge as paid at once, with and without the secret. */
    forgePaidNotice(charge: Charge) {
      if (bank.behaviour.webhooks !== 'forged') return
      void Promise.all([
        forge(charge, 'no-secret'),
        forge(charge, 'wrong-secret'),
        forge(charge, 'right-secret'),
      ])
    },
    async close() {
      closing.abort()
      await agent.destroy()
    },
  }
}
export type Notifier = ReturnType<typeof createWebhookNotifier>
type NoticePix = ReturnType<typeof presentPix>

/** Appends `/pix` to the path and keeps the query, which may hold a secret. */
function webhookUrlOf(bank: Bank, chave: string): URL | undefined {
  const webhook = bank.webhooks.get(chave)
  if (!webhook || webhook.removed) return undefined
  const url = new URL(webhook.webhookUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/pix`
  return url
}

function forgePix(bank: Bank, charge: Charge): NoticePix {
  const pix: Pix = {
    endToEndId: `E99999999${randomBytes(12).toString('hex').slice(0, 23)}`,
    txid: charge.txid,
    valor: valorOf(Number(charge.valor.original.replace('.', ''))),
    chave: charge.chave,
    horario: new Date(bank.now()).toISOString(),
    refunds: [],
  }
  return presentPix(pix, bank.now())
}
