import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { CountedVisits } from '@smm/contracts/conversion'
import { freePort } from '@smm/database/test-port'
import { openService } from '../testing.ts'
import { openUpstreams } from '../upstreams/upstreams.ts'
import { collectVisits } from './collect-visits.ts'

const log = { info: () => {} } as unknown as Parameters<typeof collectVisits>[0]['log']

/** A chat that gives these answers by turns, or none, and what it took. */
async function openChat(answers: Array<number | 'lost'>, port = 0) {
  const received: CountedVisits[] = []
  const { server, url } = await openService(async (request, response) => {
    received.push((await json(request)) as CountedVisits)
    const answer = answers.shift() ?? 200
    if (answer === 'lost') response.destroy()
    else response.writeHead(answer).end('{}')
  }, port)
  closings.push(() => server.close())
  return { received, url }
}

async function collectFor(url: string) {
  const upstreams = await openUpstreams({ chat: [url], orders: [url], catalogue: [url] })
  closings.push(upstreams.close)
  return collectVisits({ upstreams, log })
}

async function givenChat(...answers: Array<number | 'lost'>) {
  const { received, url } = await openChat(answers)
  return { received, visits: await collectFor(url) }
}

const closings: Array<() => unknown> = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

const opened = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ url, method, headers: { 'sec-fetch-dest': 'document', ...headers } }) as unknown as IncomingMessage

it('counts the documents that browsers open, by page and campaign', async () => {
  const { visits, received } = await givenChat()
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
  const { visits, received } = await givenChat()
  visits.count({ url: '/', method: 'GET', headers: {} } as unknown as IncomingMessage)
  visits.count(opened('/', { 'sec-fetch-dest': 'empty' }))
  visits.count(opened('/', { 'sec-purpose': 'prefetch' }))
  visits.count(opened('/', {}, 'HEAD'))
  visits.count(opened('/admin09'))
  await visits.close()
  expect(received).toEqual([])
})

it('keeps what the chat answered with an error', async () => {
  const { visits, received } = await givenChat(503)
  visits.count(opened('/'))
  await visits.send()
  visits.count(opened('/'))
  await visits.close()
  expect(received.at(-1)).toEqual([{ page: '/', source: '', count: 2 }])
})

it('keeps what no chat received', async () => {
  const port = await freePort()
  const visits = await collectFor(`http://127.0.0.1:${port}`)
  visits.count(opened('/'))
  await visits.send()
  const { received } = await openChat([], port)
  await visits.close()
  expect(received).toEqual([[{ page: '/', source: '', count: 1 }]])
})

it('counts once what the chat may have taken before its answer was lost', async () => {
  const { visits, received } = await givenChat('lost')
  visits.count(opened('/'))
  await visits.send()
  visits.count(opened('/precos'))
  await visits.close()
  expect(received.flat()).toEqual([
    { page: '/', source: '', count: 1 },
    { page: '/precos', source: '', count: 1 },
  ])
})
