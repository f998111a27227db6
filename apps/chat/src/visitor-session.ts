import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '@smm/http-service/refusal'
import { findConversation, insertConversation } from './conversation.queries.ts'
import type { Deps } from './deps.ts'
import { keptDays } from './sweep-conversations.ts'

export type VisitorSession = {
  conversationId: string
  sessionHash: string
  /** Nothing was ever said in it. */
  isNew: boolean
  /** To be set in the answer to the handshake. */
  setCookie: string
}

const lifetimeSeconds = keptDays * 24 * 60 * 60
const properToken = /^[A-Za-z0-9_-]{43}$/

/**
 * The conversation of whoever holds this cookie; a new one when the cookie is missing or not one of ours. The cookie's
 * 256 random bits are the only key to it: the database knows their hash alone. Refused when nobody more may begin one.
 */
export async function openVisitorSession(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  cookieHeader: string | undefined,
  mayBegin: () => boolean,
): Promise<VisitorSession> {
  const name = cookieName(config.isHttps)
  const token = tokenIn(cookieHeader, name)
  if (token) {
    const sessionHash = hashOf(token)
    const found = await findConversation(db, sessionHash)
    if (found) {
      const setCookie = cookieOf(name, token, config.isHttps)
      return { conversationId: found.id, sessionHash, isNew: found.lastSeq === 0, setCookie }
    }
  }
  if (!mayBegin()) throw new Refusal('TOO_MANY_ATTEMPTS')
  const newToken = randomBytes(32).toString('base64url')
  const conversation = { id: randomUUID(), sessionHash: hashOf(newToken) }
  await insertConversation(db, conversation)
  return {
    conversationId: conversation.id,
    sessionHash: conversation.sessionHash,
    isNew: true,
    setCookie: cookieOf(name, newToken, config.isHttps),
  }
}

// The prefix binds the cookie to this very host; browsers accept it over https only.
const cookieName = (isHttps: boolean) => (isHttps ? '__Host-smm_chat' : 'smm_chat')

const cookieOf = (name: string, token: string, isHttps: boolean) =>
  `${name}=${token}; Path=/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

function tokenIn(cookieHeader: string | undefined, name: string): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value !== undefined && properToken.test(value)) return value
  }
  return undefined
}
