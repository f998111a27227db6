import type { Settings } from '../config.ts'
import type { PixProfile } from './api-pix-profiles.ts'
import { BankUnavailable } from './bank.ts'
import type { BankHttp } from './bank-http.ts'
import { fieldsOf } from '../read-fields.ts'

type Token = { value: string; validUntil: number }

/** An OAuth2 token source. `rejected` is a token that the bank refused before its expiry. */
type TokenSource = (rejected?: string) => Promise<string>

/** Fetches a token once and shares it among concurrent calls until 90 % of its lifetime is over. */
export function createTokenSource(http: BankHttp, settings: Settings, profile: PixProfile): TokenSource {
  let token: Promise<Token> | undefined
  return async (rejected) => {
    const present = token
    const cached = await present?.catch(() => undefined)
    if (cached && cached.validUntil > Date.now() && cached.value !== rejected) return cached.value
    if (!token || token === present) token = fetchToken(http, settings, profile)
    return (await token).value
  }
}

async function fetchToken(http: BankHttp, settings: Settings, profile: PixProfile): Promise<Token> {
  const { url, ...wanted } = tokenRequest(settings, profile)
  const { status, body } = await http(url, { method: 'POST', ...wanted })
  const { access_token: value, expires_in: seconds } = fieldsOf(body)
  if (status !== 200 || typeof value !== 'string')
    throw new BankUnavailable(`the bank gave no token: ${status}`)
  return { value, validUntil: Date.now() + (Number(seconds) || 300) * 900 }
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
