import { lookupPublic } from '@smm/http-service/addresses/public-address'
import { retry } from '@smm/http-service/retry'
import { openSupplierAgent, postToSupplier } from '@smm/http-service/suppliers/panel-request'
import { readUpstreamBalance, type UpstreamBalance } from './read-upstream-balance.ts'
import { readUpstreamServices, type UpstreamList } from './read-upstream-services.ts'

/** `isPublicOnly`: it is never asked at an address of this machine or of the networks behind it. */
export type SupplierAccess = { url: string; key: string; isPublicOnly: boolean }

const maxResponseBytes = 32 * 1024 * 1024

/** Reads the supplier's list of services. Throws when no attempt returned a readable list. */
export const fetchUpstreamServices = (access: SupplierAccess, timeoutMs: number): Promise<UpstreamList> =>
  askSupplier(access, 'services', timeoutMs, readUpstreamServices)

/** Reads our balance in the supplier's currency. */
export const fetchUpstreamBalance = (access: SupplierAccess, timeoutMs: number): Promise<UpstreamBalance> =>
  askSupplier(access, 'balance', timeoutMs, readUpstreamBalance)

/** Retries with backoff and jitter until the timeout, which holds for all attempts together. */
async function askSupplier<Answer>(
  { url, key, isPublicOnly }: SupplierAccess,
  action: 'services' | 'balance',
  timeoutMs: number,
  read: (text: string) => Answer,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const lookup = isPublicOnly ? lookupPublic : undefined
  const agent = openSupplierAgent({ headersTimeoutMs: timeoutMs, maxResponseBytes, lookup })
  const ask = async () => {
    const { status, body } = await postToSupplier({ url, key, agent, signal }, { action })
    if (status !== 200) throw new Error(`the supplier answered ${status}`)
    return read(body)
  }
  try {
    return await retry(ask, {
      attempts: 3,
      pauseMs: (attempt) => Math.random() * 300 * 2 ** attempt,
      shouldRetry: () => !signal.aborted,
    })
  } catch (err) {
    throw withoutKey(err, key)
  } finally {
    await agent.destroy()
  }
}

/** Some suppliers repeat the request in their refusals, which are logged, stored and shown to staff. */
const withoutKey = (err: unknown, key: string) =>
  new Error((err instanceof Error ? err.message : String(err)).replaceAll(key, '***'))
