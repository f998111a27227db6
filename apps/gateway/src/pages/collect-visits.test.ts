import type { IncomingMessage } from 'node:http'
import type { CountedVisits } from '@smm/contracts/conversion'
import { collectVisits } from './collect-visits.ts'

const log = { info: () => {} } as unknown as Parameters<typeof collectVisits>[0]['log']

/** The chat's answers, by turns; what it was sent. */
function givenChat(...statuses: number[]) {
  const received: CountedVisits[] = []
  const request = async ({ body }: { body: string }) => {
    received.push(JSON.parse(body) as CountedVisits)
    return { statusCode: statuses.shift() ?? 200, body: { dump: async () => {} } }
  }
  type Pools = Parameters<typeof collectVisits>[0]['upstreams']['pools']
  const pools = (() => [{ request }]) as unknown as Pools
  return { received, visits: collectVisits({ upstreams: { pools }, log }) }
}

const opened = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ url, method, headers: { 'sec-fetch-dest': 'document', ...headers } }) as unknown as IncomingMessage

it('counts the documents that browsers open, by page and campaign', async () => {
  const { visits, received } = givenChat()
  for (const url of [
    '/',
    '/?utm_source=Instagram',
    '/?x=1&utm_source=instagram',
    '/precos?utm_source=%3Cb%3E',
  ])
    visits.count(opened(url))
  await visits.close()
  expect(received).toEqual([
    [
      { page: '/', source: '', count: 1 },
      { page: '/', source: 'instagram', count: 2 },
      { page: '/precos', source: '', count: 1 },
    ],
  ])
})

it('counts no robot, no file, no prefetch and no panel', async () => {
  const { visits, received } = givenChat()
  visits.count({ url: '/', method: 'GET', headers: {} } as unknown as IncomingMessage)
  visits.count(opened('/', { 'sec-fetch-dest': 'empty' }))
  visits.count(opened('/', { 'sec-purpose': 'prefetch' }))
  visits.count(opened('/', {}, 'HEAD'))
  visits.count(opened('/admin09'))
  await visits.close()
  expect(received).toEqual([])
})

it('keeps what the chat did not take', async () => {
  const { visits, received } = givenChat(503)
  visits.count(opened('/'))
  await visits.send()
  visits.count(opened('/'))
  await visits.close()
  expect(received.at(-1)).toEqual([{ page: '/', source: '', count: 2 }])
})
