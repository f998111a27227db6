import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type Charge, type Pix, valorOf } from './charge.ts'
import type { Bank } from './open-bank.ts'
import { presentPix } from './present.ts'

/** One call to a registered address, as it ended. `status` is absent when nobody answered. */
export type Notice = { kind: string; chave: string; txid?: string; status?: number; at: string }
type Forgery = 'no-secret' | 'wrong-secret' | 'right-secret'

const retryAfterMs = [1_000, 5_000, 15_000, 60_000]
const keptNotices = 500

/** Calls the shop. Nothing waits for it and nothing it answers is believed: it is told, again if need be. */
export function openNotifier(bank: Bank) {
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
    if (notices.length > keptNotices) notices.shift()
    return status
  }

  async function tell(url: URL, pix: NoticePix) {
    for (const waitMs of [...retryAfterMs, 0]) {
      const status = await post(url, 'true', pix)
      if (status !== undefined && status < 300) return
      if (waitMs) await pause(waitMs, undefined, { signal: closing.signal, ref: false })
    }
  }

  /** Answers what the receiver said to a claim that nothing at the bank supports. */
  async function forge(charge: Charge, kind: Forgery, pix = inventedPix(bank, charge)) {
    const url = addressOf(bank, charge.chave)
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
    /** A payment or a settled refund is told according to the manner of the moment; only Pix with a txid are. */
    announce(pix: Pix) {
      const { webhooks, copies } = bank.manner
      const url = addressOf(bank, pix.chave)
      if (!url || !pix.txid || webhooks === 'off') return
      const said = presentPix(pix, bank.now())
      const charge = bank.charges.get(pix.txid)
      if (webhooks === 'forged') {
        if (charge) void Promise.all([forge(charge, 'no-secret', said), forge(charge, 'wrong-secret', said)])
        return
      }
      for (let sent = 0; sent < (webhooks === 'duplicate' ? copies : 1); sent++) {
        tell(url, said).catch(() => undefined) // closing
      }
    },
    /** While notices are forged, a new charge is at once claimed to be paid, with and without the secret. */
    claimPaid(charge: Charge) {
      if (bank.manner.webhooks !== 'forged') return
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
export type Notifier = ReturnType<typeof openNotifier>
type NoticePix = ReturnType<typeof presentPix>

/** `/pix` joins the path; a secret in the query, as Efí advises, stays where it was. */
function addressOf(bank: Bank, chave: string): URL | undefined {
  const webhook = bank.webhooks.get(chave)
  if (!webhook || webhook.removed) return undefined
  const url = new URL(webhook.webhookUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/pix`
  return url
}

function inventedPix(bank: Bank, charge: Charge): NoticePix {
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
