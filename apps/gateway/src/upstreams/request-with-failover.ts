import type { Dispatcher } from 'undici'

/**
 * Tries one pool after the other, as long as the service certainly did not receive the request, or the request only
 * reads and got no response or a 503.
 */
export async function requestWithFailover(
  [pool, ...others]: Dispatcher[],
  request: Dispatcher.RequestOptions,
): Promise<Dispatcher.ResponseData> {
  const isLast = others.length === 0
  const isRead = request.method === 'GET'
  try {
    const response = await pool!.request(request)
    if (isLast || !isRead || response.statusCode !== 503) return response
    await response.body.dump()
  } catch (err) {
    const code = (err as { code?: string }).code ?? ''
    if (isLast || !(notReceived.includes(code) || (isRead && noResponse.includes(code)))) throw err
  }
  return requestWithFailover(others, request)
}

const notReceived = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
const noResponse = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']
