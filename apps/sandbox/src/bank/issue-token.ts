import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from './problem.ts'

const scopes = ['cob.read', 'cob.write', 'pix.read', 'pix.write', 'webhook.read', 'webhook.write'] as const
export type Scope = (typeof scopes)[number]
export type Credentials = { clientId: string; clientSecret: string }

/** OAuth2 client_credentials. Undefined when the credentials are wrong. */
export function issueToken(
  credentials: Credentials,
  given: { authorization?: string; body: Record<string, unknown> },
  nowMs: number,
) {
  const [id, secret] = basicAuth(given.authorization) ?? [
    given.body['client_id'],
    given.body['client_secret'],
  ]
  if (id !== credentials.clientId || secret !== credentials.clientSecret) return undefined
  const wanted = typeof given.body['scope'] === 'string' ? given.body['scope'].split(/[ +]/) : scopes
  const scope = scopes.filter((name) => wanted.includes(name)).join(' ')
  const payload = Buffer.from(JSON.stringify({ scope, expiresAt: nowMs + 3_600_000 })).toString('base64url')
  const token = `${payload}.${sign(payload, credentials.clientSecret)}`
  return { access_token: token, token_type: 'Bearer', expires_in: 3600, scope }
}

/** Throws a problem when the token is invalid, expired or lacks the scope. */
export function checkToken(
  credentials: Credentials,
  authorization: string | undefined,
  scope: Scope,
  nowMs: number,
) {
  const [, payload = '', mac = ''] = /^Bearer ([\w-]+)\.([\w-]+)$/i.exec(authorization ?? '') ?? []
  const expected = sign(payload, credentials.clientSecret)
  const isAuthentic =
    mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected))
  if (!isAuthentic) throw new Problem('NaoAutorizado', 'Token ausente ou inválido.')
  const token = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    scope: string
    expiresAt: number
  }
  if (token.expiresAt <= nowMs) throw new Problem('NaoAutorizado', 'Token expirado.')
  if (!token.scope.split(' ').includes(scope)) throw new Problem('AcessoNegado', `Falta o escopo ${scope}.`)
}

// Signed instead of stored, so that tokens survive a restart.
const sign = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url')

function basicAuth(authorization = ''): [string, string] | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization) ?? []
  if (!encoded) return undefined
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':')
  return [id, secret.join(':')]
}
