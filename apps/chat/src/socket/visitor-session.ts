import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '@smm/http-service/refusal'
import { retentionDays } from '../conversation/conversation-retention.ts'
import { type ConversationSnapshot, insertConversation } from '../conversation/conversation.queries.ts'
import type { Deps } from '../deps.ts'

export type VisitorSession = {
  conversationId: string
  /** The conversation has no messages yet. */
  isNew: boolean
  /** `Set-Cookie` header of the handshake's response. */
  setCookie: string
  /** Of a conversation that began just now. */
  snapshot?: ConversationSnapshot
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
  const found = await findSession({ db, config }, cookieHeader)
  if (found) return found
  if (!(await mayCreate())) throw new Refusal('TOO_MANY_ATTEMPTS')
  const { sessionHash, setCookie } = newSession(config.isHttps)
  const conversationId = randomUUID()
  const snapshot = await insertConversation(db, { id: conversationId, sessionHash })
  return { conversationId, isNew: true, setCookie, snapshot }
}

/** The session of the cookie; undefined when it is missing or unknown. */
export async function findSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  cookieHeader: string | undefined,
): Promise<VisitorSession | undefined> {
  const token = tokenIn(cookieHeader, cookieName(config.isHttps))
  const found = token && (await findConversation(db, hashOf(token)))
  if (!found) return undefined
  const setCookie = cookieOf(token, config.isHttps)
  return { conversationId: found.id, isNew: found.lastSeq === 0, setCookie }
}

/** A session that is not stored yet: the hash to store, and its `Set-Cookie` header. */
export function newSession(isHttps: boolean): { sessionHash: string; setCookie: string } {
  const token = randomBytes(32).toString('base64url')
  return { sessionHash: hashOf(token), setCookie: cookieOf(token, isHttps) }
}

/** Marks the visitor as seen in the same statement. Most browsers began their conversation; invited ones come after them. */
const findConversation = async (db: Deps['db'], sessionHash: string) =>
  (await markSeen(db).where('sessionHash', '=', sessionHash).executeTakeFirst()) ??
  (await markSeen(db)
    .where('id', 'in', (eb) =>
      eb.selectFrom('invitedSessions').select('conversationId').where('sessionHash', '=', sessionHash),
    )
    .executeTakeFirst())

const markSeen = (db: Deps['db']) =>
  db
    .updateTable('conversations')
    .set({ lastSeenAt: sql<Date>`now()` })
    .returning(['id', 'lastSeq'])

// The prefix binds the cookie to this host; browsers accept it over https only.
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-smm_chat' : 'smm_chat')

const cookieOf = (token: string, isHttps: boolean) =>
  `${cookieName(isHttps)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

function tokenIn(cookieHeader: string | undefined, name: string): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value !== undefined && validToken.test(value)) return value
  }
  return undefined
}
