import { centsToDecimal } from '@smm/pricing/money'
import { fieldsOf } from '@smm/http-service/json-fields'
import type { Config } from '../../config.ts'
import { readCharge, readHints, readReceipts } from './api-pix-answers.ts'
import { type ApiPixClient, createApiPixClient } from './api-pix-client.ts'
import { profileOf } from './api-pix-profiles.ts'
import {
  BankRefused,
  BankUnavailable,
  type Charge,
  type Hint,
  isEqualInConstantTime,
  type PixBank,
  type Receipt,
  type RefundAnswer,
  type WantedCharge,
  type WantedRefund,
  type WebhookCall,
} from '../bank.ts'
import { type BankResponse, isOk } from '../bank-http.ts'

const pageSize = 1_000
const maxPages = 200

/** Adapter for Banco Central's API Pix (openapi.yaml 2.9.0), with the variations of the bank's profile. */
export function apiPix(config: Config): PixBank {
  const profile = profileOf(config.PIX_PROVIDER)
  const call = createApiPixClient(config, profile)
  return {
    provider: config.PIX_PROVIDER,
    capabilities: {
      removeCharge: true,
      refund: true,
      listReceipts: true,
      registerWebhook: Boolean(config.PIX_WEBHOOK_URL),
    },
    charge: (wanted) => createCharge(call, config.PIX_KEY, wanted),
    findCharge: (txid) => findCharge(call, txid),
    removeCharge: (txid) => removeCharge(call, txid),
    refund: (wanted) => createRefund(call, wanted),
    listReceipts: (from, to) => listReceipts(call, from, to),
    registerWebhook: () => registerWebhook(call, config, profile.registerHeaders),
    readWebhook: (received) => readWebhook(config, received),
    close: call.close,
  }
}

async function findCharge(call: ApiPixClient, txid: string): Promise<Charge | undefined> {
  const answer = await call('GET', `/cob/${txid}`)
  return answer.status === 404 ? undefined : parseCharge(answer)
}

async function createCharge(
  call: ApiPixClient,
  key: string,
  { txid, amountCents, expiresInSeconds, payerMessage }: WantedCharge,
): Promise<Charge> {
  const answer = await call('PUT', `/cob/${txid}`, {
    calendario: { expiracao: expiresInSeconds },
    valor: { original: centsToDecimal(amountCents), modalidadeAlteracao: 0 },
    chave: key,
    solicitacaoPagador: payerMessage,
  })
  if (isOk(answer)) return parseCharge(answer)
  // A txid in use is our own charge: the answer to an earlier call was lost.
  const existing = await findCharge(call, txid)
  if (existing) return existing
  throw refusedBy(answer)
}

async function removeCharge(call: ApiPixClient, txid: string) {
  const answer = await call('PATCH', `/cob/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' })
  if (isOk(answer)) return 'removed'
  return answer.status === 404 ? 'not-found' : 'not-open'
}

const refundStates: Record<string, RefundAnswer> = { DEVOLVIDO: 'done', NAO_REALIZADO: 'failed' }

async function createRefund(
  call: ApiPixClient,
  { endToEndId, refundId, amountCents }: WantedRefund,
): Promise<RefundAnswer> {
  const path = `/pix/${endToEndId}/devolucao/${refundId}`
  const requested = await call('PUT', path, { valor: centsToDecimal(amountCents) })
  // A refund id in use is refused: it is our own earlier request.
  const answer = isOk(requested) ? requested : await call('GET', path)
  if (!isOk(answer)) throw refusedBy(requested)
  return refundStates[String(fieldsOf(answer.body)['status'])] ?? 'in-progress'
}

async function listReceipts(call: ApiPixClient, from: Date, to: Date): Promise<Receipt[]> {
  const receipts: Receipt[] = []
  for (let page = 0; page < maxPages; page++) {
    const query = new URLSearchParams({
      inicio: from.toISOString(),
      fim: to.toISOString(),
      'paginacao.paginaAtual': String(page),
      'paginacao.itensPorPagina': String(pageSize),
    })
    const answer = await call('GET', `/pix?${query}`)
    if (!isOk(answer)) throw refusedBy(answer)
    const { pix, parametros } = fieldsOf(answer.body)
    receipts.push(...readReceipts(pix))
    if (!isFollowed(page, pix, fieldsOf(fieldsOf(parametros)['paginacao'])['quantidadeDePaginas'])) break
  }
  return receipts
}

/** Banks may shorten pages; one that tells no number of them is asked again after a full page. */
const isFollowed = (page: number, pix: unknown, pages: unknown): boolean =>
  typeof pages === 'number' ? page + 1 < pages : Array.isArray(pix) && pix.length >= pageSize

async function registerWebhook(call: ApiPixClient, config: Config, headers: Record<string, string>) {
  if (!config.PIX_WEBHOOK_URL) return
  const path = `/webhook/${encodeURIComponent(config.PIX_KEY)}`
  const webhookUrl = webhookAddress(config.PIX_WEBHOOK_URL, config.PIX_WEBHOOK_SECRET)
  const registered = await call('GET', path)
  if (fieldsOf(registered.body)['webhookUrl'] === webhookUrl) return
  const answer = await call('PUT', path, { webhookUrl }, headers)
  if (!isOk(answer)) throw refusedBy(answer)
}

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
function readWebhook(config: Config, { body, query }: WebhookCall): Hint[] | undefined {
  const secrets = [config.PIX_WEBHOOK_SECRET, config.PIX_WEBHOOK_SECRET_BEFORE]
  const isFromBank = secrets.some(
    (secret) => secret !== undefined && isEqualInConstantTime(query['hmac'], secret),
  )
  return isFromBank ? readHints(JSON.parse(body.toString('utf8'))) : undefined
}

function parseCharge({ body }: BankResponse): Charge {
  const charge = readCharge(body)
  if (!charge) throw new BankUnavailable('the bank answered something that is no charge')
  return charge
}

function refusedBy({ status, body }: BankResponse): BankRefused {
  // Efí uses Portuguese field names for its own refusals.
  const { title, detail, nome, mensagem } = fieldsOf(body)
  const reason = `${status} ${String(title ?? nome ?? '')}: ${String(detail ?? mensagem ?? '')}`
  return new BankRefused(reason.slice(0, 300))
}
