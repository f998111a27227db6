import type { Random } from '../storm/seeded-random.ts'

/** Written into the inner request: a service that sees it was reached past the gateway's reading. */
export const smuggledMark = 'smuggled'

const inner = (host: string) => `GET /api/orders/${smuggledMark} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
const post = (host: string, ...headers: string[]) =>
  [
    'POST /api/order-pages HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n')
const chunked = (host: string, header: string) =>
  post(host, `Content-Length: ${5 + inner(host).length}`, header) + `0\r\n\r\n${inner(host)}`

/** Requests of which two readers may find two different ends, or that no reader should take (RFC 9112, 11.2). */
export const ambiguousRequests: Array<(host: string, random: Random) => string> = [
  (host) => chunked(host, 'Transfer-Encoding: chunked'),
  (host) => chunked(host, 'Transfer-Encoding : chunked'),
  (host) => chunked(host, 'Transfer-Encoding: xchunked'),
  (host) => chunked(host, 'Transfer-Encoding: chunked, identity'),
  (host) => chunked(host, 'Transfer-Encoding:\x0bchunked'),
  (host) => chunked(host, 'X: y\nTransfer-Encoding: chunked'),
  (host) => chunked(host, 'Transfer-Encoding:\r\n chunked'),
  (host) => chunked(host, 'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow'),
  (host) => post(host, 'Content-Length: 2', `Content-Length: ${2 + inner(host).length}`) + `{}${inner(host)}`,
  (host) => post(host, `Content-Length: 2, ${2 + inner(host).length}`) + `{}${inner(host)}`,
  (host) => post(host, 'Content-Length: +2') + `{}${inner(host)}`,
  (host) => post(host, 'Content-Length: -1') + inner(host),
  (host) => post(host, 'Content-Length: 0x2') + `{}${inner(host)}`,
  (host) => post(host, `Content-Length: 1${'0'.repeat(40)}`) + inner(host),
  (host) => post(host, 'Transfer-Encoding: chunked') + `2;x=${'y'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  (host) => post(host, 'Transfer-Encoding: chunked') + `ffffffffffffffff1\r\n{}\r\n0\r\n\r\n${inner(host)}`,
  (host) => post(host, 'Transfer-Encoding: chunked') + `2\n{}\n0\n\n${inner(host)}`,
  (host) => post(host, 'Transfer-Encoding: chunked') + `2\r\n{}XX0\r\n\r\n${inner(host)}`,
  (host) => `GET /api/orders HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`,
  (host) => `GET http://evil.example/api/orders/${smuggledMark} HTTP/1.1\r\nHost: ${host}\r\n\r\nx`,
  (host) => `GET /api/orders HTTP/1.1\r\nHost: ${host}\r\nX:\u0000\r\n\r\n`,
  (host) => `GET /api/orders HTTP/1.1\r\nHost: ${host}\r\n: empty\r\n\r\n`,
  (host) => `GET  /api/orders  HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  (host) => `GET /api/orders\r\nHost: ${host}\r\n\r\n`,
  (host) => `GET /api/orders HTTP/3.7\r\nHost: ${host}\r\n\r\n`,
  () => 'GET /api/orders HTTP/1.1\r\n\r\n',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  (host) => `CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\n${inner(host)}`,
  (host) => `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  (host) => `GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\nx${inner(host)}`,
  (host) =>
    `GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Content-Length: ${inner(host).length}\r\n\r\n${inner(host)}`,
  (host) =>
    `GET /ws HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    `Sec-WebSocket-Version: 777\r\nSec-WebSocket-Key: x\r\n\r\n${inner(host)}`,
  (host, random) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: ${'y'.repeat(random.whole(1, 40_000))}\r\n\r\nz`,
  (host, random) => `GET /${'a/'.repeat(random.whole(1, 15_000))} HTTP/1.1\r\nHost: ${host}\r\n\r\nz`,
  (host, random) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${'X: y\r\n'.repeat(random.whole(1, 3_000))}\r\nz`,
  (host) =>
    `GET /api/orders HTTP/1.1\r\nHost: ${host}\r\nConnection: x-forwarded-for, cookie, host\r\n` +
    'X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-Host: evil.example\r\n\r\nx',
]
