import type { FastifyBaseLogger } from 'fastify'
import type { ServiceName, Upstreams } from '../upstreams/upstreams.ts'

const answerTimeoutMs = 5_000

/** An endpoint of a service without parameters, and the check of its answer. */
export type Source<Answer> = {
  service: ServiceName
  endpoint: { method: 'GET'; url: string }
  isAnswer: (answer: unknown) => answer is Answer
}
type Polling<Answer> = Source<Answer> & {
  upstreams: Pick<Upstreams, 'pools'>
  take: (answer: Answer) => Promise<void>
  pauseMs: number
  /** After a failure: the service may start later than the gateway. */
  retryMs: number
  log: FastifyBaseLogger
}

/** Asks a service again and again. Without an answer nothing changes; the first failure of several is logged. */
export function pollUpstream<Answer>(polling: Polling<Answer>): { close: () => void } {
  const { service, endpoint, take, pauseMs, retryMs, log } = polling
  let timer: NodeJS.Timeout | undefined
  let isFailing = false
  const closing = new AbortController()

  async function poll() {
    try {
      await take(await askUpstream(polling, closing.signal))
      isFailing = false
    } catch (err) {
      if (!isFailing)
        log.info({ err, service, path: endpoint.url }, 'a figure of the pages could not be read')
      isFailing = true
    }
    if (!closing.signal.aborted) timer = setTimeout(() => void poll(), isFailing ? retryMs : pauseMs).unref()
  }
  void poll()
  return {
    close: () => {
      closing.abort()
      clearTimeout(timer)
    },
  }
}

/** One call; rejects unless the answer is sound. */
export async function askUpstream<Answer>(
  { upstreams, service, endpoint, isAnswer }: Source<Answer> & Pick<Polling<Answer>, 'upstreams'>,
  closing: AbortSignal,
): Promise<Answer> {
  const [pool] = upstreams.pools(service)
  if (!pool) throw new Error(`${service} has no address`)
  const { statusCode, body } = await pool.request({
    method: endpoint.method,
    path: endpoint.url,
    signal: AbortSignal.any([closing, AbortSignal.timeout(answerTimeoutMs)]),
  })
  const answer: unknown = await body.json()
  if (statusCode !== 200 || !isAnswer(answer)) throw new Error(`${service} answered ${statusCode}`)
  return answer
}
