import type { FastifyRequest } from 'fastify'
import { isOwnOrigin } from '@smm/http-service/foreign-origin'
import { Refusal } from '@smm/http-service/refusal'
import type { Deps } from '../deps.ts'
import type { RecordAccess } from '../rights/record-access.ts'
import type { SocketLease } from '../limits/shared-limits.ts'
import { openVisitorSession, type VisitorSession } from './visitor-session.ts'

/** A visitor's session and the lease of their socket. */
export type Admission = { session: VisitorSession; socketLease: SocketLease }

/** Opens the visitor's session; refuses foreign pages and addresses or visitors with too many sockets. */
export async function authorizeHandshake(
  deps: Deps & { recordAccess: RecordAccess },
  request: FastifyRequest,
): Promise<Admission> {
  if (!request.ws) throw new Refusal('NOT_FOUND')
  const { config, fanOut, rateLimiter, sharedLimits } = deps
  const { ip } = request
  const { origin, cookie } = request.headers
  if (!isAllowedOrigin(config, origin, request.host)) throw new Refusal('FOREIGN_ORIGIN', { origin })
  if (!(await sharedLimits.allowHandshake(ip))) throw new Refusal('TOO_MANY_ATTEMPTS', { ip })
  const session = await openVisitorSession(deps, cookie, () => sharedLimits.allowNewVisitor(ip))
  const { conversationId } = session
  if (!rateLimiter.allowTab(fanOut.countSubscribers(conversationId)))
    throw new Refusal('TOO_MANY_ATTEMPTS', { conversationId })
  const socketLease = await sharedLimits.leaseSocket(ip, conversationId)
  if (!socketLease) throw new Refusal('TOO_MANY_ATTEMPTS', { ip, conversationId })
  await deps.recordAccess({ conversationId, address: ip })
  return { session, socketLease }
}

/**
 * Whether a page of this origin may open a chat: a listed one, or one of the host it connects to. Browsers always send
 * the header; a client without it is no browser and has no cookie that another page could abuse.
 */
const isAllowedOrigin = (config: Deps['config'], origin: string | undefined, host: string): boolean =>
  origin === undefined || config.allowedOrigins.includes(origin) || isOwnOrigin(origin, host, config.isHttps)
