import { randomBytes } from 'node:crypto'
import { readBrCode, type BrCode } from '@smm/br-code/read-br-code'
import { type Charge, centsOf, expiresAt, type Pix, valorOf } from './charge.ts'
import type { Bank } from './bank-state.ts'

export type PayRequest = {
  pixCode: string
  /** Reais, when the payer pays another amount than the code says. */
  amount?: number | string
  /** Number of payments of the same code. */
  times?: number
  /** Pays an expired, removed or paid charge, which a bank would refuse. */
  force?: boolean
}

type PayRefusal =
  'INVALID_CODE' | 'UNKNOWN_CODE' | 'INVALID_AMOUNT' | 'CHARGE_REMOVED' | 'ALREADY_PAID' | 'CHARGE_EXPIRED'
type Paid = { ok: true; charge?: Charge; payments: Pix[] }
export type Payment = Paid | { ok: false; status: number; error: PayRefusal; message: string }

const refusals: Record<PayRefusal, [status: number, message: string]> = {
  INVALID_CODE: [400, 'Este código PIX não é válido. Confira se você copiou o código inteiro.'],
  INVALID_AMOUNT: [400, 'Informe um valor em reais maior que zero, como 45.00.'],
  UNKNOWN_CODE: [404, 'Nenhuma cobrança deste banco tem este código.'],
  CHARGE_REMOVED: [409, 'Esta cobrança foi cancelada por quem a criou.'],
  ALREADY_PAID: [409, 'Esta cobrança já foi paga.'],
  CHARGE_EXPIRED: [409, 'Esta cobrança venceu.'],
}

/** Pays a copy-and-paste code as a banking app does. The payment is stored when this returns. */
export function payCode(bank: Bank, { pixCode, amount, times = 1, force = false }: PayRequest): Payment {
  const code = readBrCode(pixCode)
  if (!code.ok) return refuse('INVALID_CODE')
  const charge = bank.chargeAt(code.url ?? '')
  if (code.kind === 'dynamic' && !charge) return refuse('UNKNOWN_CODE')
  const obstacle = charge && !force && payRefusalOf(bank, charge)
  if (obstacle) return refuse(obstacle)
  const cents = amount === undefined ? dueCents(code, charge) : readReais(amount)
  if (!cents) return refuse('INVALID_AMOUNT')
  const payments = Array.from({ length: times }, () => receive(bank, code, charge, cents))
  if (charge?.status === 'ATIVA') bank.putCharge({ ...charge, status: 'CONCLUIDA' })
  return { ok: true, charge: charge && bank.charges.get(charge.txid), payments }
}

function refuse(error: PayRefusal): Payment {
  const [status, message] = refusals[error]
  return { ok: false, status, error, message }
}

function payRefusalOf(bank: Bank, charge: Charge): PayRefusal | undefined {
  if (charge.status === 'CONCLUIDA') return 'ALREADY_PAID'
  if (charge.status !== 'ATIVA') return 'CHARGE_REMOVED'
  if (!bank.behaviour.payExpired && expiresAt(charge).getTime() <= bank.now()) return 'CHARGE_EXPIRED'
}

const dueCents = (code: BrCode, charge: Charge | undefined) =>
  charge ? centsOf(charge.valor.original) : (code.amountCents ?? 0)

function readReais(amount: number | string): number {
  const text = typeof amount === 'number' ? amount.toFixed(2) : amount
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
}

function receive(bank: Bank, code: BrCode, charge: Charge | undefined, cents: number): Pix {
  const at = new Date(bank.now()).toISOString()
  const txid = charge?.txid ?? code.txid
  const pix: Pix = {
    // Format of Banco Central: E, ISPB of the payer's bank, minute, eleven characters.
    endToEndId: `E12345678${at.replace(/\D/g, '').slice(0, 12)}${randomBytes(6).toString('hex').slice(0, 11)}`,
    ...(txid && { txid }),
    valor: valorOf(cents),
    chave: charge?.chave ?? code.key ?? '',
    horario: at,
    refunds: [],
  }
  bank.putPix(pix)
  return pix
}
