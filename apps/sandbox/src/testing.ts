import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildSandbox } from './app.ts'
import { readSettings } from './config.ts'

/** A sandbox on a free port, with the calls of a shop and a tester. `clock` shifts its time. */
export async function openSandbox(env: Record<string, string> = {}) {
  const clock = { aheadMs: 0 }
  const settings = readSettings({ SANDBOX_STEP_MS: '1000', LOG_LEVEL: 'silent', ...env })
  const app = buildSandbox(settings, () => Date.now() + clock.aheadMs)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const call = (path: string, init?: RequestInit) => fetch(base + path, { ...init, redirect: 'manual' })
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await call(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const freshToken = async () => {
    const answer = await call('/bank/oauth/token', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('sandbox:sandbox')}`, 'content-type': 'application/json' },
      body: '{"grant_type":"client_credentials"}',
    })
    return textAt(await answer.json(), 'access_token')
  }
  const token = await freshToken()
  const rawBank = (method: string, path: string, body?: unknown, signal?: AbortSignal) =>
    call(`/bank/v2${path}`, {
      method,
      signal,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const rawSmm = (fields: Record<string, string>, signal?: AbortSignal) =>
    call('/smm/api/v2', { method: 'POST', signal, body: new URLSearchParams({ key: 'sandbox', ...fields }) })
  const bank = async (method: string, path: string, body?: unknown) => {
    const response = await rawBank(method, path, body)
    const text = await response.text()
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: (text ? JSON.parse(text) : null) as unknown,
    }
  }
  return {
    app,
    base,
    clock,
    call,
    post,
    freshToken,
    bank,
    /** Issues a charge of 45 reais, changed by `overrides`, and returns its code. */
    issue: async (overrides: object = {}) => {
      const txid = aTxid()
      const { body } = await bank('PUT', `/cob/${txid}`, aCharge(overrides))
      return { txid, pixCode: textAt(body, 'pixCopiaECola') }
    },
    rawBank,
    rawSmm,
    close: () => app.close(),
    get: async (path: string): Promise<unknown> => (await call(path)).json(),
    smm: async (fields: Record<string, string>): Promise<unknown> => (await rawSmm(fields)).json(),
  }
}
export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>

export const aCharge = (overrides: object = {}) => ({
  calendario: { expiracao: 3600 },
  valor: { original: '45.00' },
  chave: 'loja@example.com',
  ...overrides,
})
export const anOrder = (overrides: Record<string, string> = {}) => ({
  action: 'add',
  service: '101',
  link: 'https://www.instagram.com/loja/',
  quantity: '1000',
  ...overrides,
})
let charges = 0
export const aTxid = () => `test${String(++charges).padStart(28, '0')}`

/** A webhook receiver: stores requests and replies with `answers` in order, then with 200. */
export async function openShop() {
  const received: { url: string; body: unknown }[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      received.push({ url: request.url ?? '', body: JSON.parse(text) })
      response.writeHead(answers.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  }
}

/** The value of an answer at a path such as `pix.0.txid`. */
export const at = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), answer)

export function textAt(answer: unknown, path: string): string {
  const found = at(answer, path)
  if (typeof found !== 'string') throw new Error(`no text at ${path} of ${JSON.stringify(answer)}`)
  return found
}

export function rowsOf(answer: unknown): unknown[] {
  if (!Array.isArray(answer)) throw new Error(`no list: ${JSON.stringify(answer)}`)
  return answer
}
