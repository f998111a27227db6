import type { FastifyBaseLogger } from 'fastify'
import { ShopFigures, showShopFigures } from '@smm/contracts/shop-figures'
import Compile from 'typebox/compile'
import type { Upstreams } from '../upstreams/upstreams.ts'

const isShopFigures = Compile(ShopFigures)
const pollMs = 60 * 60_000
/** Until the first answer: orders may start after the gateway. */
const retryMs = 30_000
const answerTimeoutMs = 5_000

type Polling = {
  upstreams: Pick<Upstreams, 'pools'>
  show: (figures: ShopFigures) => Promise<void>
  log: FastifyBaseLogger
}

/** Asks orders for the shop's figures and shows them on the pages. Without an answer the pages keep what they have. */
export function pollShopFigures({ upstreams, show, log }: Polling): { close: () => void } {
  let timer: NodeJS.Timeout | undefined
  const closing = new AbortController()

  async function poll() {
    let pauseMs = retryMs
    try {
      await show(await askFor(upstreams, closing.signal))
      pauseMs = pollMs
    } catch (err) {
      log.info({ err }, 'the figures of the shop could not be read')
    }
    if (!closing.signal.aborted) timer = setTimeout(() => void poll(), pauseMs).unref()
  }
  void poll()

  return {
    close: () => {
      closing.abort()
      clearTimeout(timer)
    },
  }
}

async function askFor(upstreams: Pick<Upstreams, 'pools'>, closing: AbortSignal): Promise<ShopFigures> {
  const [pool] = upstreams.pools('orders')
  if (!pool) throw new Error('orders has no address')
  const { statusCode, body } = await pool.request({
    method: showShopFigures.method,
    path: showShopFigures.url,
    signal: AbortSignal.any([closing, AbortSignal.timeout(answerTimeoutMs)]),
  })
  const answer: unknown = await body.json()
  if (statusCode !== 200 || !isShopFigures.Check(answer)) throw new Error(`orders answered ${statusCode}`)
  return answer
}
