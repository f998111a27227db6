import { centsToDecimal } from '@smm/pricing/money'
import type { Settings } from '../config.ts'
import {
  BankRefused,
  BankUnavailable,
  type Charge,
  type PixBank,
  type Receipt,
  type RefundAnswer,
  type WantedCharge,
} from './bank.ts'
import { openBankCalls } from './call-bank.ts'
import { isSameText } from './is-same-text.ts'
import { profileOf } from './profiles.ts'
import { fieldsOf, readCharge, readHints, readReceipts } from './read-answers.ts'
import { type BankAnswer, isOk } from './send-request.ts'

const pageSize = 1_000
const mostPages = 200

/** A bank that speaks Banco Central's API Pix (openapi.yaml 2.9.0), with the edges of its profile. */
export function apiPix(settings: Settings): PixBank {
  const profile = profileOf(settings.PIX_PROVIDER)
  const call = openBankCalls(settings, profile)

  async function findCharge(txid: string): Promise<Charge | undefined> {
    const answer = await call('GET', `/cob/${txid}`)
    return answer.status === 404 ? undefined : chargeIn(answer)
  }

  async function charge({ txid, amountCents, expiresInSeconds, note }: WantedCharge): Promise<Charge> {
    const answer = await call('PUT', `/cob/${txid}`, {
      calendario: { expiracao: expiresInSeconds },
      valor: { original: centsToDecimal(amountCents), modalidadeAlteracao: 0 },
      chave: settings.PIX_KEY,
      solicitacaoPagador: note,
    })
    if (isOk(answer)) return chargeIn(answer)
    // A txid in use is our own charge: the answer to an earlier call was lost.
    const present = await findCharge(txid)
    if (present) return present
    throw refusedBy(answer)
  }

  async function removeCharge(txid: string) {
    const answer = await call('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
    if (isOk(answer)) return 'removed'
    if (answer.status === 404) return 'not-found'
    return 'not-open'
  }

  async function refund(wanted: Parameters<PixBank['refund']>[0]): Promise<RefundAnswer> {
    const path = `/pix/${wanted.endToEndId}/devolucao/${wanted.refundId}`
    const asked = await call('PUT', path, { valor: centsToDecimal(wanted.amountCents) })
    // An id in use is refused: it is the refund we asked for before.
    const answer = isOk(asked) ? asked : await call('GET', path)
    if (!isOk(answer)) throw refusedBy(asked)
    return refundStates[String((answer.body as { status?: unknown }).status)] ?? 'in-progress'
  }

  async function listReceipts(from: Date, to: Date): Promise<Receipt[]> {
    const receipts: Receipt[] = []
    for (let page = 0; page < mostPages; page++) {
      const query = new URLSearchParams({
        inicio: from.toISOString(),
        fim: to.toISOString(),
        'paginacao.paginaAtual': String(page),
        'paginacao.itensPorPagina': String(pageSize),
      })
      const answer = await call('GET', `/pix?${query}`)
      if (!isOk(answer)) throw refusedBy(answer)
      const listed = readReceipts((answer.body as { pix?: unknown }).pix)
      receipts.push(...listed)
      if (listed.length < pageSize) break
    }
    return receipts
  }

  async function registerWebhook() {
    if (!settings.PIX_WEBHOOK_URL) return
    const path = `/webhook/${encodeURIComponent(settings.PIX_KEY)}`
    const webhookUrl = webhookAddress(settings.PIX_WEBHOOK_URL, settings.PIX_WEBHOOK_SECRET)
    const present = await call('GET', path)
    if ((present.body as { webhookUrl?: unknown } | undefined)?.webhookUrl === webhookUrl) return
    const answer = await call('PUT', path, { webhookUrl }, profile.registerHeaders)
    if (!isOk(answer)) throw refusedBy(answer)
  }

  return {
    provider: settings.PIX_PROVIDER,
    can: { remove: true, refund: true, list: true, register: Boolean(settings.PIX_WEBHOOK_URL) },
    charge,
    findCharge,
    removeCharge,
    refund,
    listReceipts,
    registerWebhook,
    readWebhook({ body, query }) {
      const secrets = [settings.PIX_WEBHOOK_SECRET, settings.PIX_WEBHOOK_SECRET_BEFORE]
      const isFromBank = secrets.some((secret) => secret !== undefined && isSameText(query['hmac'], secret))
      return isFromBank ? readHints(JSON.parse(body.toString('utf8'))) : undefined
    },
    close: call.close,
  }
}

const refundStates: Record<string, RefundAnswer> = { DEVOLVIDO: 'done', NAO_REALIZADO: 'failed' }

/** Banks put `/pix` at the end of the path or of the whole address; `ignorar` takes it in where it would spoil the secret. */
export function webhookAddress(url: string, secret: string): string {
  const address = new URL(url)
  address.searchParams.set('hmac', secret)
  address.searchParams.set('ignorar', '')
  return address.href
}

function chargeIn({ body }: BankAnswer): Charge {
  const charge = readCharge(body)
  if (!charge) throw new BankUnavailable('the bank answered something that is no charge')
  return charge
}

function refusedBy({ status, body }: BankAnswer): BankRefused {
  // Efí words its own refusals in Portuguese.
  const { title, detail, nome, mensagem } = fieldsOf(body)
  const said = `${status} ${String(title ?? nome ?? '')}: ${String(detail ?? mensagem ?? '')}`
  return new BankRefused(said.slice(0, 300))
}
