import { planFaults } from '../faults.ts'
import type { Records } from '../records.ts'
import type { Charge, Pix, Webhook } from './charge.ts'

export type WebhookMode = 'on' | 'off' | 'duplicate' | 'forged'

/** How the bank behaves; what `/bank/control` changes. Not kept over a restart. */
export type BankManner = {
  webhooks: WebhookMode
  /** How many times one notice is sent when they are duplicated. */
  copies: number
  /** Lets expired charges be paid. */
  payExpired: boolean
  refunds: 'accept' | 'refuse'
  refundMs: number
}

export type Bank = ReturnType<typeof openBank>

/** What the bank knows. Payments are found by their end-to-end id and by the txid of what they pay. */
export function openBank(records: Records, now: () => number) {
  const charges = records.table<Charge>('charge')
  const received = records.table<Pix>('pix')
  const webhooks = records.table<Webhook>('webhook')
  const txidAt = new Map(charges.all().map((charge) => [charge.location, charge.txid]))
  const paymentsOf = new Map<string, string[]>()
  received.all().forEach(index)

  function index({ txid, endToEndId }: Pix) {
    if (txid) paymentsOf.set(txid, [...(paymentsOf.get(txid) ?? []), endToEndId])
  }

  const manner: BankManner = {
    webhooks: 'on',
    copies: 3,
    payExpired: false,
    refunds: 'accept',
    refundMs: 1000,
  }
  return {
    now,
    manner,
    faults: planFaults(),
    charges,
    received,
    webhooks,
    putCharge(charge: Charge) {
      charges.put(charge.txid, charge)
      txidAt.set(charge.location, charge.txid)
    },
    putPix(pix: Pix) {
      const isNew = !received.get(pix.endToEndId)
      received.put(pix.endToEndId, pix)
      if (isNew) index(pix)
    },
    chargeAt: (location: string) => charges.get(txidAt.get(location) ?? ''),
    pixOf: (txid: string) => (paymentsOf.get(txid) ?? []).flatMap((id) => received.get(id) ?? []),
  }
}
