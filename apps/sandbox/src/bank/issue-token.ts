import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from './problem.ts'

const scopes = ['cob.read', 'cob.write', 'pix.read', 'pix.write', 'webhook.read', 'webhook.write'] as const
export type Scope = (typeof scopes)[number]
export type Credentials = { clientId: string; clientSecret: string }

/** OAuth2 client_credentials. The answer, or undefined when the client is not the one the bank knows. */
export function issueToken(
  known: Credentials,
  given: { authorization?: string; body: Record<string, unknown> },
  nowMs: number,
) {
  const [id, secret] = basicAuth(given.authorization) ?? [
    given.body['client_id'],
    given.body['client_secret'],
  ]
  if (id !== known.clientId || secret !== known.clientSecret) return undefined
  const wanted = typeof given.body['scope'] === 'string' ? given.body['scope'].split(/[ +]/) : scopes
  const scope = scopes.filter((name) => wanted.includes(name)).join(' ')
  const payload = Buffer.from(JSON.stringify({ scope, expiresAt: nowMs + 3_600_000 })).toString('base64url')
  const token = `${payload}.${seal(payload, known.clientSecret)}`
  return { access_token: token, token_type: 'Bearer', expires_in: 3600, scope }
}

/** Throws the problem that a bank answers to a call without the right. */
export function checkToken(
  known: Credentials,
  authorization: string | undefined,
  scope: Scope,
  nowMs: number,
) {
  const [, payload = '', mac = ''] = /^Bearer ([\w-]+)\.([\w-]+)$/i.exec(authorization ?? '') ?? []
  const expected = seal(payload, known.clientSecret)
  const isOurs = mac.length === expected.length && timingSafeEqual(Buffer.from(mac), Buffer.from(expected))
  if (!isOurs) throw new Problem('NaoAutorizado', 'Token ausente ou inválido.')
  const token = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    scope: string
    expiresAt: number
  }
  if (token.expiresAt <= nowMs) throw new Problem('NaoAutorizado', 'Token expirado.')
  if (!token.scope.split(' ').includes(scope)) throw new Problem('AcessoNegado', `Falta o escopo ${scope}.`)
}

// Sealed instead of stored: a token outlives a restart of the bank, as it does in reality.
const seal = (payload: string, secret: string) =>
  createHmac('sha256', secret).update(payload).digest('base64url')

function basicAuth(authorization = ''): [string, string] | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization) ?? []
  if (!encoded) return undefined
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':')
  return [id, secret.join(':')]
}
