import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import { retentionDays } from '../conversation/conversation-retention.ts'
import type { Deps } from '../deps.ts'

export type VisitorSession = {
  conversationId: string
  /** The conversation has no messages yet. */
  isNew: boolean
  /** `Set-Cookie` header of the handshake's response. */
  setCookie: string
}

const maxAgeSeconds = retentionDays * 24 * 60 * 60
const validToken = /^[A-Za-z0-9_-]{43}$/

/**
 * Finds the conversation of the session cookie, or creates one when the cookie is missing or unknown. The token's 256
 * random bits are the only key: the database stores their hash. Refuses a new session when `mayCreate` does.
 */
export async function openVisitorSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  cookieHeader: string | undefined,
  mayCreate: () => Promise<boolean>,
): Promise<VisitorSession> {
  const name = cookieName(config.isHttps)
  const token = tokenIn(cookieHeader, name)
  const found = token && (await findConversation(db, hashOf(token)))
  if (found) {
    const setCookie = cookieOf(name, token, config.isHttps)
    return { conversationId: found.id, isNew: found.lastSeq === 0, setCookie }
  }
  if (!(await mayCreate())) throw new Refusal('TOO_MANY_ATTEMPTS')
  const newToken = randomBytes(32).toString('base64url')
  const conversationId = randomUUID()
  await db
    .insertInto('conversations')
    .values({ id: conversationId, sessionHash: hashOf(newToken) })
    .execute()
  return { conversationId, isNew: true, setCookie: cookieOf(name, newToken, config.isHttps) }
}

// Finds the conversation and marks its visitor as seen, in one statement.
const findConversation = (db: Deps['db'], sessionHash: string) =>
  db
    .updateTable('conversations')
    .set({ lastSeenAt: sql<Date>`now()` })
    .where('sessionHash', '=', sessionHash)
    .returning(['id', 'lastSeq'])
    .executeTakeFirst()

// The prefix binds the cookie to this host; browsers accept it over https only.
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-smm_chat' : 'smm_chat')

const cookieOf = (name: string, token: string, isHttps: boolean) =>
  `${name}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

function tokenIn(cookieHeader: string | undefined, name: string): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value !== undefined && validToken.test(value)) return value
  }
  return undefined
}
