import { createFaultPlan } from '../fault-plan.ts'
import type { Store } from '../append-only-store.ts'
import type { Charge, Pix, Webhook } from './charge.ts'

type WebhookMode = 'on' | 'off' | 'duplicate' | 'forged'

/** Behaviour set by `/bank/control`; not stored. */
type BankBehaviour = {
  webhooks: WebhookMode
  /** How often one notice is sent in the mode `duplicate`. */
  copies: number
  /** Accepts payments of expired charges. */
  payExpired: boolean
  refunds: 'accept' | 'refuse'
  refundMs: number
}

export type Bank = ReturnType<typeof createBank>

/** State of the bank. Payments are indexed by end-to-end id and by txid. */
export function createBank(store: Store, now: () => number) {
  const charges = store.table<Charge>('charge')
  const received = store.table<Pix>('pix')
  const webhooks = store.table<Webhook>('webhook')
  const txidByLocation = new Map(charges.all().map((charge) => [charge.location, charge.txid]))
  const paymentsByTxid = new Map<string, string[]>()
  received.all().forEach(index)

  function index({ txid, endToEndId }: Pix) {
    if (txid) paymentsByTxid.set(txid, [...(paymentsByTxid.get(txid) ?? []), endToEndId])
  }

  const behaviour: BankBehaviour = {
    webhooks: 'on',
    copies: 3,
    payExpired: false,
    refunds: 'accept',
    refundMs: 1000,
  }
  return {
    now,
    behaviour,
    faults: createFaultPlan(),
    charges,
    received,
    webhooks,
    putCharge(charge: Charge) {
      charges.put(charge.txid, charge)
      txidByLocation.set(charge.location, charge.txid)
    },
    putPix(pix: Pix) {
      const isNew = !received.get(pix.endToEndId)
      received.put(pix.endToEndId, pix)
      if (isNew) index(pix)
    },
    chargeAt: (location: string) => charges.get(txidByLocation.get(location) ?? ''),
    pixOf: (txid: string) => (paymentsByTxid.get(txid) ?? []).flatMap((id) => received.get(id) ?? []),
  }
}
