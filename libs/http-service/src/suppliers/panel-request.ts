import type { LookupFunction } from 'node:net'
import { Agent, request } from 'undici'

type AgentOptions = {
  headersTimeoutMs: number
  maxResponseBytes: number
  /** Resolves the address when it connects. */
  lookup?: LookupFunction | undefined
}

/** One connection to a supplier, without pipelining. */
export const openSupplierAgent = ({ headersTimeoutMs, maxResponseBytes, lookup }: AgentOptions): Agent =>
  new Agent({
    connections: 1,
    pipelining: 0,
    connect: { timeout: 3_000, ...(lookup && { lookup }) },
    headersTimeout: headersTimeoutMs,
    bodyTimeout: 5_000,
    maxResponseSize: maxResponseBytes,
  })

type Access = { url: string; key: string; agent: Agent; signal: AbortSignal }

/**
 * Posts an action of the SMM panel API v2 once, as a form with `key` and `action`. Redirects are not followed, because they would
 * carry the key elsewhere.
 */
export async function postToSupplier(
  { url, key, agent, signal }: Access,
  fields: { action: string } & Record<string, string>,
): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: String(new URLSearchParams({ key, ...fields })),
    dispatcher: agent,
    signal,
  })
  return { status: statusCode, body: await body.text() }
}
