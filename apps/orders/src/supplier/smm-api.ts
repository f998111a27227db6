import type { LookupFunction } from 'node:net'
import type { Agent } from 'undici'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import { retry } from '@smm/http-service/retry'
import { openSupplierAgent, postToSupplier } from '@smm/http-service/suppliers/panel-request'
import { withTimeout } from '@smm/http-service/with-timeout'
import type { Config } from '../config.ts'
import { type ClassifiedAdd, classifyAnswer, classifyFailure } from './classify-answer.ts'
import { type ClassifiedCancel, classifyCancel } from './classify-cancel.ts'
import { type ClassifiedRefill, classifyRefill, readRefillEnds } from './classify-refill.ts'
import { readBalance, toReais } from './read-balance.ts'
import { readStatusRefusal, readSupplierStates } from './read-supplier-states.ts'

const maxResponseBytes = 256 * 1024
const readTimeoutMs = 10_000
const maxReadAttempts = 3

type SmmApiSettings = Pick<Config, 'SMM_API_URL' | 'SMM_API_KEY' | 'SMM_RATE_TO_BRL' | 'SMM_ADD_TIMEOUT_MS'>
type Options = {
  name?: string
  /** Resolves the address when it connects. */
  lookup?: LookupFunction | undefined
}

export type Supplier = ReturnType<typeof smmApi>

/** A supplier, which delivers the orders, over the "SMM panel API v2". Ids of its own are `upstream…`, as in the columns. */
export function smmApi(config: SmmApiSettings, { name = firstSupplierId, lookup }: Options = {}) {
  const client = createSmmApiClient(config, lookup)
  return {
    name,
    /** Not idempotent, so it is never retried: a repeat would be a second order. Does not throw. */
    add: (order: NewOrder) => placeOrder(client, order),
    /** Statuses of at most 100 orders, without unreadable ones. Throws when the whole call fails or is refused. */
    states: (upstreamOrderIds: string[]) => readStates(client, upstreamOrderIds),
    balance: async () =>
      toReais(readBalance(await client.read({ action: 'balance' })), config.SMM_RATE_TO_BRL),
    /** Not idempotent, never retried, like `add`. Does not throw. */
    refill: (upstreamOrderId: string) => requestRefill(client, upstreamOrderId),
    /** Outcomes of at most 100 refills, without pending ones. Throws when the call fails. */
    refillStates: async (upstreamRefillIds: string[]) =>
      readRefillEnds(await client.read({ action: 'refill_status', refills: upstreamRefillIds.join(',') })),
    /** Asks to stop an order; a repeat is harmless. Does not throw. */
    cancel: (upstreamOrderId: string) => requestCancel(client, upstreamOrderId),
    close: client.close,
  }
}

type NewOrder = { serviceId: number; link: string; quantity: number }

async function placeOrder(
  client: SmmApiClient,
  { serviceId, link, quantity }: NewOrder,
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

type Fields = { action: string } & Record<string, string>
type SmmApiClient = ReturnType<typeof createSmmApiClient>

/** HTTP client of the SMM panel API v2. */
function createSmmApiClient(config: SmmApiSettings, lookup?: LookupFunction) {
  const { SMM_API_URL: url, SMM_API_KEY: key, SMM_ADD_TIMEOUT_MS: addTimeoutMs } = config
  const openAgent = (headersTimeoutMs: number) =>
    openSupplierAgent({ headersTimeoutMs, maxResponseBytes, lookup })
  const writeTimeoutMs = Math.min(15_000, addTimeoutMs)
  // Each order opens a new connection: a reset of a reused idle one would look like a lost answer.
  const agents = {
    add: openAgent(writeTimeoutMs),
    refill: openAgent(writeTimeoutMs),
    cancel: openAgent(writeTimeoutMs),
    read: openAgent(readTimeoutMs),
  }

  const post = (agent: Agent, timeoutMs: number, fields: Fields) =>
    withTimeout(timeoutMs, (signal) => postToSupplier({ url, key, agent, signal }, fields))

  async function readOnce(fields: Fields): Promise<unknown> {
    const { status, body } = await post(agents.read, readTimeoutMs, fields)
    if (status !== 200) throw new Error(`the supplier answered ${status}`)
    return JSON.parse(body.replace(/^\uFEFF/, '').trim())
  }

  return {
    /** Posts once: `add` and `refill` are not idempotent at the supplier. */
    write: (action: 'add' | 'refill' | 'cancel', fields: Record<string, string>) =>
      post(agents[action], addTimeoutMs, { action, ...fields }),
    /** Parses the JSON answer of an idempotent action; retries with backoff and jitter. */
    read: (fields: Fields) =>
      retry(() => readOnce(fields), {
        attempts: maxReadAttempts,
        pauseMs: (attempt) => Math.random() * 250 * 2 ** attempt,
      }),
    /** Some suppliers repeat the request in their answers, which are stored and shown to staff. */
    redact: (answer: string) => answer.replaceAll(key, '***'),
    async close() {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()))
    },
  }
}
