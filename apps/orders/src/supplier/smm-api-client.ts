import type { LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { withTimeout } from '@smm/http-service/with-timeout'
import type { Settings } from '../config.ts'

const maxResponseBytes = 256 * 1024
const readTimeoutMs = 10_000
const maxReadAttempts = 3

export type SmmApiSettings = Pick<
  Settings,
  'SMM_API_URL' | 'SMM_API_KEY' | 'SMM_RATE_TO_BRL' | 'SMM_ADD_TIMEOUT_MS'
>
type Fields = Record<string, string>
export type SmmApiClient = ReturnType<typeof createSmmApiClient>

/** HTTP client of the SMM panel API v2: one POST form with `key` and `action`. */
export function createSmmApiClient(settings: SmmApiSettings, lookup?: LookupFunction) {
  const { SMM_API_URL: url, SMM_API_KEY: key, SMM_ADD_TIMEOUT_MS: addTimeoutMs } = settings
  const headersTimeoutMs = Math.min(15_000, addTimeoutMs)
  // Each order opens a new connection: a reset of a reused idle one would look like a lost answer.
  const agents = {
    add: createAgent(headersTimeoutMs, lookup),
    refill: createAgent(headersTimeoutMs, lookup),
    cancel: createAgent(headersTimeoutMs, lookup),
    read: createAgent(readTimeoutMs, lookup),
  }

  const post = (agent: Agent, timeoutMs: number, fields: Fields) =>
    withTimeout(timeoutMs, async (signal) => {
      const response = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: String(new URLSearchParams({ key, ...fields })),
        dispatcher: agent,
        signal,
      })
      return { status: response.statusCode, body: await response.body.text() }
    })

  return {
    /** Posts once: `add` and `refill` are not idempotent at the supplier. */
    write: (action: 'add' | 'refill' | 'cancel', fields: Fields) =>
      post(agents[action], addTimeoutMs, { action, ...fields }),
    /** Parses the JSON answer of an idempotent action; retries with backoff. */
    async read(fields: Fields): Promise<unknown> {
      for (let attempt = 1; ; attempt++) {
        try {
          const { status, body } = await post(agents.read, readTimeoutMs, fields)
          if (status !== 200) throw new Error(`the supplier answered ${status}`)
          return JSON.parse(body.replace(/^\uFEFF/, '').trim())
        } catch (err) {
          if (attempt === maxReadAttempts) throw err
          await sleep(Math.random() * 250 * 2 ** attempt)
        }
      }
    },
    /** Some suppliers repeat the request in their answers, which are stored and shown to staff. */
    redact: (answer: string) => answer.replaceAll(key, '***'),
    async close() {
      await Promise.all(Object.values(agents).map((agent) => agent.destroy()))
    },
  }
}

const createAgent = (headersTimeout: number, lookup?: LookupFunction) =>
  new Agent({
    connections: 1,
    pipelining: 0,
    connect: { timeout: 3_000, ...(lookup && { lookup }) },
    headersTimeout,
    bodyTimeout: 5_000,
    maxResponseSize: maxResponseBytes,
  })
