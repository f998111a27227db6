import type { LookupFunction } from 'node:net'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { type ClassifiedAdd, classifyAnswer, classifyFailure } from './classify-answer.ts'
import { type ClassifiedCancel, classifyCancel } from './classify-cancel.ts'
import { type ClassifiedRefill, classifyRefill, readRefillEnds } from './classify-refill.ts'
import { readBalance, toReais } from './read-balance.ts'
import { readStatusRefusal, readSupplierStates } from './read-status.ts'
import { createSmmApiClient, type SmmApiClient, type SmmApiSettings } from './smm-api-client.ts'
import type { Supplier } from './supplier.ts'

type Options = {
  name?: string
  /** Resolves the address when it connects. */
  lookup?: LookupFunction | undefined
}

/** Adapter for a reseller that speaks the "SMM panel API v2". */
export function smmApi(settings: SmmApiSettings, { name = firstSupplierId, lookup }: Options = {}): Supplier {
  const client = createSmmApiClient(settings, lookup)
  return {
    name,
    add: (order) => placeOrder(client, order),
    states: (ids) => readStates(client, ids),
    balance: async () =>
      toReais(readBalance(await client.read({ action: 'balance' })), settings.SMM_RATE_TO_BRL),
    refill: (order) => requestRefill(client, order),
    refillStates: async (ids) =>
      readRefillEnds(await client.read({ action: 'refill_status', refills: ids.join(',') })),
    cancel: (order) => requestCancel(client, order),
    close: client.close,
  }
}

async function placeOrder(
  client: SmmApiClient,
  { serviceId, link, quantity }: Parameters<Supplier['add']>[0],
): Promise<ClassifiedAdd> {
  try {
    const fields = { service: String(serviceId), link, quantity: String(quantity) }
    const { status, body } = await client.write('add', fields)
    const classified = classifyAnswer(status, body)
    return { ...classified, answer: client.redact(classified.answer) }
  } catch (err) {
    return classifyFailure(err)
  }
}

async function readStates(client: SmmApiClient, ids: string[]) {
  const answer = await client.read({ action: 'status', orders: ids.join(',') })
  const refusal = readStatusRefusal(answer)
  if (refusal) throw new Error(`the supplier refused to return order statuses: ${client.redact(refusal)}`)
  return readSupplierStates(answer)
}

async function requestRefill(client: SmmApiClient, order: string): Promise<ClassifiedRefill> {
  try {
    const { status, body } = await client.write('refill', { order })
    const classified = classifyRefill(status, body)
    return { ...classified, answer: client.redact(classified.answer) }
  } catch (err) {
    const { outcome, answer } = classifyFailure(err)
    return { outcome: outcome === 'not-sent' ? 'later' : 'unknown', answer }
  }
}

async function requestCancel(client: SmmApiClient, order: string): Promise<ClassifiedCancel> {
  try {
    const { status, body } = await client.write('cancel', { orders: order })
    const classified = classifyCancel(status, body)
    return { ...classified, answer: client.redact(classified.answer) }
  } catch (err) {
    const { outcome, answer } = classifyFailure(err)
    return { outcome: outcome === 'not-sent' ? 'later' : 'asked', answer }
  }
}
