import { createHash } from 'node:crypto'
import { decimalToCents } from '@smm/pricing/money'
import { type Fields, fieldsOf, textOf } from '@smm/http-service/json-fields'
import type { Charge, Hint, Receipt, RemainingAmount } from '../bank.ts'

/** '45.00' → 4500, in the exact format of the manual; null for anything else. */
export const readAmount = (value: unknown): number | null =>
  typeof value === 'string' && /^\d{1,10}\.\d{2}$/.test(value) ? decimalToCents(value) : null

const statuses: Record<string, Charge['status']> = {
  ATIVA: 'open',
  CONCLUIDA: 'concluded',
  REMOVIDA_PELO_USUARIO_RECEBEDOR: 'removed',
  REMOVIDA_PELO_PSP: 'removed',
}

/** Parses the answer of GET or PUT /cob/{txid}; undefined when it is no charge. */
export function readCharge(answer: unknown): Charge | undefined {
  const { txid, status, valor, pixCopiaECola, calendario, pix } = fieldsOf(answer)
  const { criacao, expiracao } = fieldsOf(calendario)
  const knownStatus = statuses[String(status)]
  const createdAt = Date.parse(String(criacao))
  if (typeof txid !== 'string' || !knownStatus || Number.isNaN(createdAt)) return undefined
  const seconds = Number(expiracao ?? 86_400)
  return {
    txid,
    status: knownStatus,
    amountCents: readAmount(fieldsOf(valor)['original']),
    pixCode: textOf(pixCopiaECola),
    dueAt: new Date(createdAt + (Number.isFinite(seconds) ? seconds : 86_400) * 1000),
    receipts: readReceipts(pix).map((receipt) => ({ ...receipt, txid })),
    remainingAfterRefunds: readRemainingAmounts(pix),
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

/** Banks write one refund or a list of them. */
const refundsIn = (devolucoes: unknown): Fields[] => [devolucoes ?? []].flat().map(fieldsOf)

/** Amounts that cannot be parsed are left out. */
function readRemainingAmounts(list: unknown): RemainingAmount[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((it: unknown) => {
    const { endToEndId, valor, devolucoes } = fieldsOf(it)
    const remainingCents = amountLeft(valor, devolucoes)
    const isKnown =
      typeof endToEndId === 'string' && remainingCents !== null && effectiveRefunds(devolucoes).length > 0
    return isKnown ? [{ endToEndId: endToEndId.slice(0, 64), remainingCents }] : []
  })
}

const effectiveRefunds = (devolucoes: unknown) =>
  refundsIn(devolucoes).filter(({ status }) => status !== 'NAO_REALIZADO')

/** Banks report the whole amount received; refunds, pending ones included, reduce it. */
function amountLeft(valor: unknown, devolucoes: unknown): number | null {
  const returned = effectiveRefunds(devolucoes).map((refund) => readAmount(refund['valor']))
  const minus = (rest: number | null, cents: number | null) =>
    rest === null || cents === null ? null : rest - cents
  const left = returned.reduce(minus, readAmount(valor))
  return left !== null && left < 0 ? null : left
}

/**
 * Parses a webhook: `{"pix": [...]}`, or the bare list of some banks; none in a bank's test call, which has no list. Payer
 * data is dropped (LGPD). The same receipt with another refund state is another hint.
 */
export function readHints(body: unknown): Hint[] {
  const list = Array.isArray(body) ? body : (fieldsOf(body)['pix'] ?? [])
  if (!Array.isArray(list)) throw new SyntaxError('a webhook whose PIX are no list')
  return list.map((it: unknown) => {
    const { endToEndId, txid, valor, horario, devolucoes } = fieldsOf(it)
    const refunds = refundsIn(devolucoes).map(({ id, valor: amount, status }) => ({
      id,
      valor: amount,
      status,
    }))
    const stored = { endToEndId, txid, valor, horario, devolucoes: refunds }
    const dedupeKey = createHash('sha256').update(JSON.stringify(stored)).digest('hex')
    return { dedupeKey, txid: textOf(txid), body: stored }
  })
}
