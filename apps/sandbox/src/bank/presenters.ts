import { type Charge, type Pix, type Refund } from './charge.ts'
import type { Bank } from './bank-state.ts'

/** A charge in the format of the API Pix, with its payments. */
export function presentCharge(bank: Bank, charge: Charge) {
  const pix = bank.pixOf(charge.txid).map((one) => presentPix(one, bank.now()))
  return { ...charge, ...(pix.length > 0 && { pix }) }
}

export function presentPix({ refunds, ...pix }: Pix, nowMs: number) {
  return {
    ...pix,
    componentesValor: { original: { valor: pix.valor } },
    ...(refunds.length > 0 && { devolucoes: refunds.map((refund) => presentRefund(refund, nowMs)) }),
  }
}

export function presentRefund({ requestedAt, settlesAt, outcome, ...refund }: Refund, nowMs: number) {
  const isSettled = Date.parse(settlesAt) <= nowMs
  return {
    natureza: 'ORIGINAL' as const,
    ...refund,
    horario: { solicitacao: requestedAt, ...(isSettled && { liquidacao: settlesAt }) },
    status: isSettled ? outcome : ('EM_PROCESSAMENTO' as const),
    ...(isSettled && outcome === 'NAO_REALIZADO' && { motivo: 'Saldo insuficiente.' }),
  }
}
