import { Agent, request } from 'undici'
import { BankUnavailable } from './bank.ts'

export type BankAnswer = { status: number; body: unknown }
export type Wanted = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  headers?: Record<string, string>
  body?: string
}
export type SendRequest = {
  (url: URL, wanted: Wanted): Promise<BankAnswer>
  close: () => Promise<void>
}

const totalMs = 12_000
const mostBytes = 8 * 1024 * 1024

/**
 * Requests to a bank that can neither hang nor flood us; no redirect is followed, for they carry our credentials. Throws
 * `BankUnavailable`, which repeats nothing of what was sent or answered.
 */
export function openRequests(connect: object = {}): SendRequest {
  const agent = new Agent({
    connections: 16,
    connect: { timeout: 3_000, ...connect },
    headersTimeout: 10_000,
    bodyTimeout: 5_000,
    maxResponseSize: mostBytes,
  })
  const send = async (url: URL, { method, headers, body }: Wanted) => {
    const { status, text } = await exchange(url, { method, headers, body: body ?? null })
    return { status, body: readJson(text, status) }
  }
  const exchange = async (url: URL, { headers, ...rest }: Omit<Wanted, 'body'> & { body: string | null }) => {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), totalMs)
    try {
      const response = await request(url, {
        ...rest,
        headers: { accept: 'application/json', ...headers },
        dispatcher: agent,
        signal: limit.signal,
      })
      return { status: response.statusCode, text: await response.body.text() }
    } catch (cause) {
      throw new BankUnavailable('the bank gave no answer', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
  return Object.assign(send, { close: () => agent.destroy() })
}

export const isOk = ({ status }: BankAnswer): boolean => status >= 200 && status < 300

const sayNothing = [401, 403, 408, 429]

/** Passes on what is the caller's to read; a failure, a redirect or an unwelcome credential says nothing about a charge. */
export function requireAnswer(answer: BankAnswer, alsoNothing: number[] = []): BankAnswer {
  const { status } = answer
  const isElsewhere = status < 200 || (status >= 300 && status < 400) || status >= 500
  if (isElsewhere || sayNothing.includes(status) || alsoNothing.includes(status))
    throw new BankUnavailable(`the bank answered ${status}`)
  return answer
}

// What JSON.parse complains about repeats the text, and a text may hold a token.
function readJson(text: string, status: number): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new BankUnavailable(`the bank answered ${status} with something that is no JSON`)
  }
}
