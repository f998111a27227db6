import type { FastifyRequest } from 'fastify'
import { Refusal } from '@smm/http-service/refusal'
import { isAllowedOrigin } from './allowed-origin.ts'
import type { Deps } from './deps.ts'
import { openVisitorSession, type VisitorSession } from './visitor-session.ts'

/** Lets a handshake pass, or refuses it: a foreign page, an address or a visitor with too many sockets. */
export async function admitVisitor(deps: Deps, request: FastifyRequest): Promise<VisitorSession> {
  if (!request.ws) throw new Refusal('NOT_FOUND')
  const { origin, cookie } = request.headers
  if (!isAllowedOrigin(deps.config.allowedOrigins, origin, request.host))
    throw new Refusal('FOREIGN_ORIGIN', { origin })
  if (!deps.limits.allowHandshake(request.ip)) throw new Refusal('TOO_MANY_ATTEMPTS', { ip: request.ip })
  const session = await openVisitorSession(deps, cookie, () => deps.limits.allowNewVisitor(request.ip))
  if (!deps.limits.allowTab(deps.online.countTabs(session.conversationId)))
    throw new Refusal('TOO_MANY_ATTEMPTS', { conversationId: session.conversationId })
  return session
}
