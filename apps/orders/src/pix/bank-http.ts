import { Agent, request } from 'undici'
import { withTimeout } from '@smm/http-service/with-timeout'
import { BankUnavailable } from './bank.ts'

export type BankResponse = { status: number; body: unknown }
export type BankRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  headers?: Record<string, string>
  body?: string
}
export type BankHttp = {
  (url: URL, request: BankRequest): Promise<BankResponse>
  close: () => Promise<void>
}

const totalMs = 12_000
const maxResponseBytes = 8 * 1024 * 1024

/**
 * HTTP client with limits on time and size; it follows no redirects, which would carry our credentials. Throws
 * `BankUnavailable`, whose message contains nothing of the request or the response.
 */
export function createBankHttp(connect: object = {}): BankHttp {
  const agent = new Agent({
    connections: 16,
    connect: { timeout: 3_000, ...connect },
    headersTimeout: 10_000,
    bodyTimeout: 5_000,
    maxResponseSize: maxResponseBytes,
  })
  const send = async (url: URL, wanted: BankRequest) => {
    const { status, text } = await exchange(agent, url, wanted)
    return { status, body: parseJson(text, status) }
  }
  return Object.assign(send, { close: () => agent.destroy() })
}

async function exchange(agent: Agent, url: URL, { method, headers, body }: BankRequest) {
  try {
    return await withTimeout(totalMs, async (signal) => {
      const response = await request(url, {
        method,
        headers: { accept: 'application/json', ...headers },
        body: body ?? null,
        dispatcher: agent,
        signal,
      })
      return { status: response.statusCode, text: await response.body.text() }
    })
  } catch (cause) {
    throw new BankUnavailable('the bank gave no answer', { cause })
  }
}

export const isOk = ({ status }: BankResponse): boolean => status >= 200 && status < 300

const inconclusiveStatuses = [401, 403, 408, 429]

/** Throws `BankUnavailable` for statuses that say nothing about a charge: failures, redirects, rejected credentials. */
export function requireConclusive(response: BankResponse, moreInconclusive: number[] = []): BankResponse {
  const { status } = response
  const isFailureOrRedirect = status < 200 || (status >= 300 && status < 400) || status >= 500
  if (isFailureOrRedirect || inconclusiveStatuses.includes(status) || moreInconclusive.includes(status))
    throw new BankUnavailable(`the bank answered ${status}`)
  return response
}

// JSON.parse repeats the text in its error, and the text may contain a token.
function parseJson(text: string, status: number): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new BankUnavailable(`the bank answered ${status} with something that is no JSON`)
  }
}
