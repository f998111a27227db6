import { createHash } from 'node:crypto'
import { decimalToCents } from '@smm/pricing/money'
import type { Charge, Hint, Receipt, Returned } from './bank.ts'

type Fields = Record<string, unknown>
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
export const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** '45.00' → 4500, written exactly as the manual wants it; null for anything else. */
export const readAmount = (value: unknown): number | null =>
  typeof value === 'string' && /^\d{1,10}\.\d{2}$/.test(value) ? decimalToCents(value) : null

const statuses: Record<string, Charge['status']> = {
  ATIVA: 'open',
  CONCLUIDA: 'concluded',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed',
}

/** A charge as GET or PUT /cob/{txid} answers it; undefined when that is no charge. */
export function readCharge(answer: unknown): Charge | undefined {
  const { txid, status, valor, pixCopiaECola, calendario, pix } = fieldsOf(answer)
  const { criacao, expiracao } = fieldsOf(calendario)
  const known = statuses[String(status)]
  const createdAt = Date.parse(String(criacao))
  if (typeof txid !== 'string' || !known || Number.isNaN(createdAt)) return undefined
  const seconds = Number(expiracao ?? 86_400)
  return {
    txid,
    status: known,
    amountCents: readAmount(fieldsOf(valor)['original']),
    pixCode: textOf(pixCopiaECola),
    dueAt: new Date(createdAt + (Number.isFinite(seconds) ? seconds : 86_400) * 1000),
    receipts: readReceipts(pix).map((receipt) => ({ ...receipt, txid })),
    returned: readReturned(pix),
  }
}

export function readReceipts(list: unknown): Receipt[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((it: unknown) => {
    const { endToEndId, txid, valor, horario, devolucoes } = fieldsOf(it)
    if (typeof endToEndId !== 'string' || endToEndId === '') return []
    const amountCents = amountLeft(valor, devolucoes)
    if (amountCents === 0 && refundsIn(devolucoes).length > 0) return []
    const paidAt = new Date(String(horario))
    const isDated = !Number.isNaN(paidAt.getTime())
    return [
      {
        endToEndId: endToEndId.slice(0, 64),
        txid: textOf(txid),
        amountCents,
        paidAt: isDated ? paidAt : new Date(),
      },
    ]
  })
}

/** One refund or several, whichever the bank writes. */
const refundsIn = (devolucoes: unknown): Fields[] => [devolucoes ?? []].flat().map(fieldsOf)

/** Amounts that cannot be read say nothing. */
function readReturned(list: unknown): Returned[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((it: unknown) => {
    const { endToEndId, valor, devolucoes } = fieldsOf(it)
    const leftCents = amountLeft(valor, devolucoes)
    const isKnown = typeof endToEndId === 'string' && leftCents !== null && goneBack(devolucoes).length > 0
    return isKnown ? [{ endToEndId: endToEndId.slice(0, 64), leftCents }] : []
  })
}

const goneBack = (devolucoes: unknown) =>
  refundsIn(devolucoes).filter(({ status }) => status !== 'NAO_REALIZADO')

/** Banks keep telling the whole of what came in; what went back of it, or is about to, is not there to pay with. */
function amountLeft(valor: unknown, devolucoes: unknown): number | null {
  const returned = goneBack(devolucoes).map((refund) => readAmount(refund['valor']))
  const minus = (rest: number | null, cents: number | null) =>
    rest === null || cents === null ? null : rest - cents
  const left = returned.reduce(minus, readAmount(valor))
  return left !== null && left < 0 ? null : left
}

/**
 * The receipts a webhook names: `{"pix": [...]}`, or the bare list that some banks send. Only what is needed later is
 * kept: who paid stays at the bank. The same receipt with another state of its refunds is another hint.
 */
export function readHints(body: unknown): Hint[] {
  const list = Array.isArray(body) ? body : fieldsOf(body)['pix']
  if (!Array.isArray(list)) throw new SyntaxError('a webhook without a list of PIX')
  return list.map((it: unknown) => {
    const { endToEndId, txid, valor, horario, devolucoes } = fieldsOf(it)
    const refunds = refundsIn(devolucoes).map(({ id, valor: amount, status }) => ({
      id,
      valor: amount,
      status,
    }))
    const kept = { endToEndId, txid, valor, horario, devolucoes: refunds }
    const dedupeKey = createHash('sha256').update(JSON.stringify(kept)).digest('hex')
    return { dedupeKey, txid: textOf(txid), body: kept }
  })
}
