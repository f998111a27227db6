import { readFileSync } from 'node:fs'
import type { Settings } from '../config.ts'
import { BankUnavailable } from './bank.ts'
import type { PixProfile } from './profiles.ts'
import { type BankAnswer, openRequests, requireAnswer } from './send-request.ts'

type Method = 'GET' | 'PUT' | 'PATCH'
export type CallBank = {
  (method: Method, path: string, body?: object, headers?: Record<string, string>): Promise<BankAnswer>
  close: () => Promise<void>
}
type Token = { value: string; validUntil: number }

/**
 * Calls to the bank with its OAuth2 token, which is fetched once and shared until it runs out. Throws `BankUnavailable`
 * when there is no answer, or one that says nothing (5xx, 429, no JSON); other statuses are the caller's to read.
 */
export function openBankCalls(settings: Settings, profile: PixProfile): CallBank {
  const send = openRequests(clientCertificate(settings))
  const fill = (texts: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        text.replace('$CLIENT_ID', settings.PIX_CLIENT_ID).replace('$APP_KEY', settings.PIX_APP_KEY),
      ]),
    )
  const fixedHeaders = fill(profile.headers)
  const fixedQuery = fill(profile.query)
  let token: Promise<Token> | undefined

  async function fetchToken(): Promise<Token> {
    const { url, ...wanted } = tokenRequest(settings, profile)
    const answer = await send(url, { method: 'POST', ...wanted })
    const { access_token: value, expires_in: seconds } = (answer.body ?? {}) as Record<string, unknown>
    if (answer.status !== 200 || typeof value !== 'string')
      throw new BankUnavailable(`the bank gave no token: ${answer.status}`)
    return { value, validUntil: Date.now() + (Number(seconds) || 300) * 900 }
  }

  /** Calls side by side share one token, and one of them fetches the next. */
  async function currentToken(refused?: string): Promise<string> {
    const present = token
    const known = await present?.catch(() => undefined)
    if (known && known.validUntil > Date.now() && known.value !== refused) return known.value
    if (token === present) token = fetchToken()
    return (await token!).value
  }

  async function once([method, path, body, headers]: Parameters<CallBank>, bearer: string) {
    const [, resource = ''] = path.split(/[/?]/)
    const url = new URL(settings.PIX_API_URL + (profile.versions?.[resource] ?? '') + path)
    for (const [name, value] of Object.entries(fixedQuery)) url.searchParams.set(name, value)
    const type = body && { 'content-type': 'application/json' }
    const all = { ...fixedHeaders, ...headers, ...type, authorization: `Bearer ${bearer}` }
    return send(url, { method, headers: all, ...(body && { body: JSON.stringify(body) }) })
  }

  const call = async (...wanted: Parameters<CallBank>) => {
    const bearer = await currentToken()
    const first = await once(wanted, bearer)
    return requireAnswer(first.status === 401 ? await once(wanted, await currentToken(bearer)) : first)
  }
  return Object.assign(call, { close: send.close })
}

function tokenRequest(settings: Settings, { auth, tokenBody, scope }: PixProfile) {
  const { PIX_CLIENT_ID: id, PIX_CLIENT_SECRET: secret, PIX_TOKEN_URL: address } = settings
  const fields = {
    grant_type: 'client_credentials',
    scope,
    ...(auth === 'client-id' && { client_id: id, ...(secret && { client_secret: secret }) }),
  }
  const isJson = tokenBody === 'json'
  return {
    url: new URL(address),
    headers: {
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(auth === 'basic' && {
        authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      }),
    },
    body: isJson ? JSON.stringify(fields) : String(new URLSearchParams(fields)),
  }
}

function clientCertificate(settings: Settings) {
  const { PIX_TLS_CERT_FILE: cert, PIX_TLS_KEY_FILE: key, PIX_TLS_CA_FILE: ca } = settings
  return {
    ...(cert && { cert: readFileSync(cert) }),
    ...(key && { key: readFileSync(key) }),
    ...(ca && { ca: readFileSync(ca) }),
  }
}
