import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { type CountedVisits, countVisits } from '@smm/contracts/conversion'
import { readCampaign } from '@smm/contracts/pages'
import { isNotReceived } from '../upstreams/request-patiently.ts'
import type { Upstreams } from '../upstreams/upstreams.ts'
import { adminPaths } from './compose-site.ts'

const sendEveryMs = 10_000
const answerTimeoutMs = 5_000
/** The counts of pages and campaigns between two calls are limited: an address may name any campaign. */
const maxCounted = 500

type Counting = { upstreams: Pick<Upstreams, 'pools'>; log: FastifyBaseLogger }
export type CountVisit = (request: IncomingMessage) => void

/**
 * Counts the pages that browsers open, without telling visitors apart, and gives the counts to the chat. Counts that it certainly
 * did not take are kept for the next call. After a lost answer they are dropped: a visit counts at most once.
 */
export function collectVisits({ upstreams, log }: Counting) {
  let counted = new Map<string, CountedVisits[number]>()
  let isFailing = false

  function add({ page, source, count }: CountedVisits[number]) {
    const key = `${page} ${source}`
    const known = counted.get(key)
    if (known) known.count += count
    else if (counted.size < maxCounted) counted.set(key, { page, source, count })
  }

  async function send() {
    if (counted.size === 0) return
    const visits = [...counted.values()]
    counted = new Map()
    try {
      await post(upstreams, visits)
      isFailing = false
    } catch (err) {
      if (err instanceof Refused || isNotReceived(err)) visits.forEach(add)
      if (!isFailing) log.info({ err }, 'visits could not be counted')
      isFailing = true
    }
  }

  const timer = setInterval(() => void send(), sendEveryMs).unref()
  return {
    count(request: IncomingMessage) {
      if (!isVisit(request)) return
      const [page = '/', query = ''] = request.url?.split('?', 2) ?? []
      if (!adminPaths.includes(page)) add({ page, source: readCampaign(query), count: 1 })
    },
    send,
    close() {
      clearInterval(timer)
      return send()
    },
  }
}

/** A document that a browser opens, and does not fetch ahead. */
const isVisit = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined

/** The chat counted nothing. */
class Refused extends Error {}

async function post(upstreams: Counting['upstreams'], visits: CountedVisits) {
  const [pool] = upstreams.pools('chat')
  if (!pool) throw new Refused('chat has no address')
  const { statusCode, body } = await pool.request({
    method: countVisits.method,
    path: countVisits.url,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visits),
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  await body.dump()
  if (statusCode !== 200) throw new Refused(`chat answered ${statusCode}`)
}
