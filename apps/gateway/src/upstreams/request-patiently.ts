import { setTimeout as pause } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { ServiceName, Upstreams } from './upstreams.ts'

const defaultPatienceMs = 10_000
const pauseMs = 250

type Options = { upstreams: Upstreams; patienceMs?: number | undefined }
type Request = Dispatcher.RequestOptions & { signal: AbortSignal }
export type RequestPatiently = (services: ServiceName[], request: Request) => Promise<Dispatcher.ResponseData>

/**
 * Asks the replicas of these services in turn. While all are away a request waits for the next one, as long as none received it
 * or it only reads: up to 10 s from when the first request missed them, so that one who stays away is not waited for. Misses
 * that nobody has seen for as long are forgotten.
 */
export function openRequests({ upstreams, patienceMs = defaultPatienceMs }: Options): RequestPatiently {
  const missed = new Map<string, { since: number; last: number }>()
  return async function requestPatiently(services, request) {
    const name = services.join()
    try {
      const response = await requestWithFailover(services.flatMap(upstreams.pools), request)
      missed.delete(name)
      return response
    } catch (err) {
      if (!mayRepeat(request, err) || codeOf(err) === 'UND_ERR_HEADERS_TIMEOUT') throw err
      const now = performance.now()
      const known = missed.get(name)
      const since = known && now - known.last < patienceMs ? known.since : now
      missed.set(name, { since, last: now })
      if (now + pauseMs > since + patienceMs) throw err
    }
    await pause(pauseMs, undefined, { signal: request.signal })
    return requestPatiently(services, request)
  }
}

/**
 * Tries one pool after the other, as long as the service certainly did not receive the request, or the request only
 * reads and got no response or a 503.
 */
async function requestWithFailover(
  [pool, ...others]: Dispatcher[],
  request: Request,
): Promise<Dispatcher.ResponseData> {
  const isLast = others.length === 0
  try {
    const response = await pool!.request(request)
    if (isLast || request.method !== 'GET' || response.statusCode !== 503) return response
    await response.body.dump()
  } catch (err) {
    if (isLast || !mayRepeat(request, err)) throw err
  }
  return requestWithFailover(others, request)
}

const notReceived = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
const noResponse = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']

const codeOf = (err: unknown) => (err as { code?: string }).code ?? ''

/** The service certainly did not receive the request. */
export const isNotReceived = (err: unknown) => notReceived.includes(codeOf(err))

const mayRepeat = ({ method }: Request, err: unknown) =>
  isNotReceived(err) || (method === 'GET' && noResponse.includes(codeOf(err)))
