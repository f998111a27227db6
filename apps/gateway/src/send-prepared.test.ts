import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { prepareHead, sendPrepared } from './send-prepared.ts'

const body = Buffer.from('<p>Olá</p>')
const headers = [
  'content-type',
  'text/html; charset=utf-8',
  'etag',
  'W/"1"',
  'content-length',
  String(body.length),
]

const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  if (request.url === '/prepared') return sendPrepared(response, prepareHead(headers), body)
  response.writeHead(200, headers)
  response.end(body)
})
beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => server.close())

/** All that comes for these requests over one line, the date aside. */
async function answersTo(...paths: string[]): Promise<string> {
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1')
  for (const path of paths) socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`)
  let heard = ''
  for await (const chunk of socket) {
    heard += String(chunk)
    if (heard.split('</p>').length > paths.length) break
  }
  return heard.replaceAll(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'Date: now')
}

it('sends what Node would have sent, byte by byte', async () => {
  const ordinary = await answersTo('/ordinary')
  expect(ordinary).toContain('Date: now\r\n')
  expect(await answersTo('/prepared')).toBe(ordinary)
})

it('leaves the line open, and keeps the order of what was asked at once', async () => {
  const paths = ['/prepared', '/ordinary', '/prepared', '/prepared']
  expect(await answersTo(...paths)).toBe((await answersTo('/ordinary')).repeat(paths.length))
})
