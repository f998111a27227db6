import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { lookupPublic } from '@smm/http-service/addresses/public-address'
import { readUpstreamBalance, type UpstreamBalance } from './read-upstream-balance.ts'
import { readUpstreamServices, type UpstreamList } from './read-upstream-services.ts'

/** `isPublicOnly`: it is never asked at an address of this machine or of the networks behind it. */
export type SupplierAccess = { url: string; key: string; isPublicOnly: boolean }

const maxResponseBytes = 32 * 1024 * 1024
const maxAttempts = 3

/** Reads the supplier's list of services. Throws when no attempt returned a readable list. */
export const fetchUpstreamServices = (access: SupplierAccess, timeoutMs: number): Promise<UpstreamList> =>
  askSupplier(access, 'services', timeoutMs, readUpstreamServices)

/** Reads our balance in the supplier's currency. */
export const fetchUpstreamBalance = (access: SupplierAccess, timeoutMs: number): Promise<UpstreamBalance> =>
  askSupplier(access, 'balance', timeoutMs, readUpstreamBalance)

/** Retries with backoff. Redirects are not followed, because they would carry the key elsewhere. */
async function askSupplier<Answer>(
  access: SupplierAccess,
  action: 'services' | 'balance',
  timeoutMs: number,
  read: (text: string) => Answer,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const agent = new Agent({
    connections: 1,
    pipelining: 0,
    connect: { timeout: 3_000, ...(access.isPublicOnly && { lookup: lookupPublic }) },
    headersTimeout: timeoutMs,
    bodyTimeout: 5_000,
    maxResponseSize: maxResponseBytes,
  })
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return read(await post(access, action, agent, deadline))
      } catch (err) {
        if (attempt === maxAttempts || deadline.aborted) throw withoutKey(err, access)
        await wait(Math.random() * 300 * 2 ** attempt)
      }
    }
  } finally {
    await agent.destroy()
  }
}

/** Some suppliers repeat the request in their refusals, which are logged, stored and shown to staff. */
const withoutKey = (err: unknown, { key }: SupplierAccess) =>
  new Error((err instanceof Error ? err.message : String(err)).replaceAll(key, '***'))

async function post(
  { url, key }: SupplierAccess,
  action: string,
  agent: Agent,
  signal: AbortSignal,
): Promise<string> {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    dispatcher: agent,
    signal,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ key, action }).toString(),
  })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`the supplier answered ${statusCode}`)
  return text
}
