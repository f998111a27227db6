import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Config } from '../config.ts'
import { readUpstreamServices, type UpstreamList } from './read-upstream-services.ts'

export type Supplier = Pick<Config, 'SMM_API_URL' | 'SMM_API_KEY'>

const maxResponseBytes = 32 * 1024 * 1024
const maxAttempts = 3

/**
 * Reads the supplier's list of services, with retries and backoff. Redirects are not followed, because they would carry
 * the key elsewhere. Throws when no attempt returned a readable list.
 */
export async function fetchUpstreamServices(supplier: Supplier, timeoutMs: number): Promise<UpstreamList> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const agent = new Agent({
    connections: 1,
    pipelining: 0,
    connect: { timeout: 3_000 },
    headersTimeout: timeoutMs,
    bodyTimeout: 5_000,
    maxResponseSize: maxResponseBytes,
  })
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return readUpstreamServices(await ask(supplier, agent, deadline))
      } catch (err) {
        if (attempt === maxAttempts || deadline.aborted) throw err
        await wait(Math.random() * 300 * 2 ** attempt)
      }
    }
  } finally {
    await agent.destroy()
  }
}

async function ask(
  { SMM_API_URL, SMM_API_KEY }: Supplier,
  agent: Agent,
  signal: AbortSignal,
): Promise<string> {
  const { statusCode, body } = await request(SMM_API_URL, {
    method: 'POST',
    dispatcher: agent,
    signal,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ key: SMM_API_KEY, action: 'services' }).toString(),
  })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`the supplier answered ${statusCode}`)
  return text
}
