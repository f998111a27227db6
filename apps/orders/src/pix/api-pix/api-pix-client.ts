import { readFileSync } from 'node:fs'
import { fieldsOf } from '@smm/http-service/json-fields'
import type { Config } from '../../config.ts'
import type { PixProfile } from './api-pix-profiles.ts'
import { BankUnavailable } from '../bank.ts'
import { type BankHttp, type BankResponse, createBankHttp, requireConclusive } from '../bank-http.ts'

type Call = [method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object, headers?: Record<string, string>]
export type ApiPixClient = {
  (...call: Call): Promise<BankResponse>
  close: () => Promise<void>
}

/**
 * Authenticated calls to a bank of the API Pix; a rejected token is renewed once. Throws `BankUnavailable` without a
 * conclusive answer (5xx, 429, no JSON); the caller interprets other statuses.
 */
export function createApiPixClient(config: Config, profile: PixProfile): ApiPixClient {
  const http = createBankHttp(clientCertificate(config))
  const tokenOf = createTokenSource(http, config, profile)
  const fixedHeaders = fillIn(profile.headers, config)
  const fixedQuery = fillIn(profile.query, config)

  async function send([method, path, body, headers]: Call, bearer: string) {
    const [, resource = ''] = path.split(/[/?]/)
    const url = new URL(config.PIX_API_URL + (profile.versions?.[resource] ?? '') + path)
    for (const [name, value] of Object.entries(fixedQuery)) url.searchParams.set(name, value)
    const type = body && { 'content-type': 'application/json' }
    const all = { ...fixedHeaders, ...headers, ...type, authorization: `Bearer ${bearer}` }
    return http(url, { method, headers: all, ...(body && { body: JSON.stringify(body) }) })
  }

  const call = async (...wanted: Call) => {
    const bearer = await tokenOf()
    const first = await send(wanted, bearer)
    return requireConclusive(first.status === 401 ? await send(wanted, await tokenOf(bearer)) : first)
  }
  return Object.assign(call, { close: http.close })
}

type Token = { value: string; validUntil: number }

/** An OAuth2 token source. `rejected` is a token that the bank refused before its expiry. */
type TokenSource = (rejected?: string) => Promise<string>

/** Fetches a token once and shares it among concurrent calls until 90 % of its lifetime is over. */
function createTokenSource(http: BankHttp, config: Config, profile: PixProfile): TokenSource {
  let token: Promise<Token> | undefined
  return async (rejected) => {
    const present = token
    const cached = await present?.catch(() => undefined)
    if (cached && cached.validUntil > Date.now() && cached.value !== rejected) return cached.value
    if (!token || token === present) token = fetchToken(http, config, profile)
    return (await token).value
  }
}

async function fetchToken(http: BankHttp, config: Config, profile: PixProfile): Promise<Token> {
  const { url, ...wanted } = tokenRequest(config, profile)
  const { status, body } = await http(url, { method: 'POST', ...wanted })
  const { access_token: value, expires_in: seconds } = fieldsOf(body)
  if (status !== 200 || typeof value !== 'string')
    throw new BankUnavailable(`the bank gave no token: ${status}`)
  return { value, validUntil: Date.now() + (Number(seconds) || 300) * 900 }
}

function tokenRequest(config: Config, { auth, tokenBody, scope }: PixProfile) {
  const { PIX_CLIENT_ID: id, PIX_CLIENT_SECRET: secret, PIX_TOKEN_URL: address } = config
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

const fillIn = (texts: Record<string, string>, { PIX_CLIENT_ID, PIX_APP_KEY }: Config) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replace('$CLIENT_ID', PIX_CLIENT_ID).replace('$APP_KEY', PIX_APP_KEY),
    ]),
  )

function clientCertificate(config: Config) {
  const { PIX_TLS_CERT_FILE: cert, PIX_TLS_KEY_FILE: key, PIX_TLS_CA_FILE: ca } = config
  return {
    ...(cert && { cert: readFileSync(cert) }),
    ...(key && { key: readFileSync(key) }),
    ...(ca && { ca: readFileSync(ca) }),
  }
}
