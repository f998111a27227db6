import { readFileSync } from 'node:fs'
import type { Settings } from '../config.ts'
import { createTokenSource } from './api-pix-access-token.ts'
import type { PixProfile } from './api-pix-profiles.ts'
import { type BankResponse, createBankHttp, requireConclusive } from './bank-http.ts'

type Call = [method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object, headers?: Record<string, string>]
export type ApiPixClient = {
  (...call: Call): Promise<BankResponse>
  close: () => Promise<void>
}

/**
 * Authenticated calls to a bank of the API Pix; a rejected token is renewed once. Throws `BankUnavailable` without a
 * conclusive answer (5xx, 429, no JSON); the caller interprets other statuses.
 */
export function createApiPixClient(settings: Settings, profile: PixProfile): ApiPixClient {
  const http = createBankHttp(clientCertificate(settings))
  const tokenOf = createTokenSource(http, settings, profile)
  const fixedHeaders = fillIn(profile.headers, settings)
  const fixedQuery = fillIn(profile.query, settings)

  async function send([method, path, body, headers]: Call, bearer: string) {
    const [, resource = ''] = path.split(/[/?]/)
    const url = new URL(settings.PIX_API_URL + (profile.versions?.[resource] ?? '') + path)
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

const fillIn = (texts: Record<string, string>, { PIX_CLIENT_ID, PIX_APP_KEY }: Settings) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replace('$CLIENT_ID', PIX_CLIENT_ID).replace('$APP_KEY', PIX_APP_KEY),
    ]),
  )

function clientCertificate(settings: Settings) {
  const { PIX_TLS_CERT_FILE: cert, PIX_TLS_KEY_FILE: key, PIX_TLS_CA_FILE: ca } = settings
  return {
    ...(cert && { cert: readFileSync(cert) }),
    ...(key && { key: readFileSync(key) }),
    ...(ca && { ca: readFileSync(ca) }),
  }
}
