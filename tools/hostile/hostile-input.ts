import type { Random } from '../storm/seeded-random.ts'
import { jsonBodies, texts } from './hostile-values.ts'
import { ambiguousRequests } from './ambiguous-requests.ts'

/** Bytes for a fresh connection to the gateway, a frame for the chat's socket, or a message for the assistant. */
export type HostileInput =
  | { door: 'http' | 'smuggling' | 'handshake'; bytes: Buffer }
  | { door: 'frame'; data: string | Buffer }
  | { door: 'message'; content: string }

/** The session of a member of staff: half of the requests reach what only staff may ask. */
export type Session = { cookie: string; host: string }

const publicPaths = [
  '/',
  '/pedido',
  '/pages.json',
  '/remotes/shell/x/main.js',
  '/api/admin/check',
  '/api/admin/login',
  '/api/order-pages',
  '/api/order-pages/by-receipt',
  '/api/order-pages/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/conversations/continue',
  '/api/webhooks/pix/api-pix',
]
const staffPaths = [
  '/api/orders',
  '/api/orders/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/orders/0b7c2a1e-0000-4000-8000-000000000000/actions',
  '/api/orders/export',
  '/api/payments',
  '/api/payments/reviews',
  '/api/payments/stats',
  '/api/services',
  '/api/services/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/margins',
  '/api/suppliers',
  '/api/suppliers/check',
  '/api/suppliers/routes/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/packages',
  '/api/packages/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/coupons',
  '/api/coupons/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/admin/alerts',
  '/api/admin/alerts/channels',
  '/api/admin/alerts/settings',
  '/api/admin/overview',
  '/api/admin/account/second-step/confirm',
  '/api/conversations',
  '/api/conversations/conversion',
  '/api/conversations/0b7c2a1e-0000-4000-8000-000000000000/messages',
  '/api/conversations/0b7c2a1e-0000-4000-8000-000000000000/takeover',
  '/api/tickets/canned-replies',
  '/api/tickets/canned-replies/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/tickets/0b7c2a1e-0000-4000-8000-000000000000/replies',
  '/api/tickets',
  '/api/tickets/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/transcripts/0b7c2a1e-0000-4000-8000-000000000000',
  '/api/audit',
  '/api/operation/orders',
]
const parameters = ['search', 'status', 'before', 'beforeId', 'limit', 'action', 'a[]', '__proto__[x]']
const methods = ['GET', 'GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'BREW']
const types = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'x'.repeat(300),
]

/** The same seed and number give the same input; the doors take turns. */
export function hostileInput(random: Random, number: number, session: Session): HostileInput {
  const makers = [httpRequest, jsonRequest, smuggledRequest, handshake, frame, message, message]
  return makers[number % makers.length]!(random, session)
}

function httpRequest(random: Random, session: Session): HostileInput {
  const path = random.pick([...publicPaths, ...staffPaths])
  const query = random.pick([
    '',
    `?${random.pick(parameters)}=${encoded(random)}`,
    `/${encoded(random)}`,
    `?${'&x=1'.repeat(random.whole(1, 900))}`,
  ])
  const body = random.pick(['', random.pick(texts)(random)])
  return request(random, session, { method: random.pick(methods), path: path + query, body })
}

const jsonRequest = (random: Random, session: Session): HostileInput =>
  request(random, session, {
    method: random.pick(['POST', 'PATCH', 'PUT']),
    path: random.pick([...publicPaths, ...staffPaths]),
    body: random.pick(jsonBodies)(random),
    type: 'application/json',
  })

type Request = { method: string; path: string; body: string; type?: string }

function request(random: Random, { cookie, host }: Session, given: Request): HostileInput {
  const { method, path, body, type = random.pick(types) } = given
  const bytes = Buffer.from(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...(random.next() < 0.5 ? [`Cookie: ${cookie}`] : []),
    ...(random.next() < 0.2 ? [`${random.pick(spoofed)}: ${oneLine(random.pick(texts)(random))}`] : []),
    ...(bytes.length > 0 ? [`Content-Type: ${type}`, `Content-Length: ${bytes.length}`] : []),
  ]
  return { door: 'http', bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]) }
}

const spoofed = [
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Request-Id',
  'Origin',
  'Accept-Encoding',
  'If-None-Match',
]

/** Characters that end a header would only make another request of it: the ambiguous ones stand apart. */
const oneLine = (text: string) => text.replace(/[^\x20-\x7E]/g, '~').slice(0, 4_000)

/** Percent-encoded, or as it is where a path can hold it; some escapes are broken. */
function encoded(random: Random): string {
  const text = random.pick(texts)(random).slice(0, 1_500)
  return random.pick([
    encodeURIComponent(text.toWellFormed()),
    encodeURIComponent(encodeURIComponent(text.toWellFormed())),
    Buffer.from(text).toString('hex').replace(/../g, '%$&').slice(0, 5_997),
    text.replace(/[^\x21-\x7E]/g, '%'),
  ])
}

const smuggledRequest = (random: Random, { host }: Session): HostileInput => ({
  door: 'smuggling',
  bytes: Buffer.from(random.pick(ambiguousRequests)(host, random), 'latin1'),
})

/** A handshake of the chat that is wrong, or a right one with bytes behind it that are no frames. */
function handshake(random: Random, { host }: Session): HostileInput {
  const head = [
    `GET /ws${random.pick(['', `?after=${encoded(random)}`, '?after=a&after=b', '/..'])} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    `Upgrade: ${random.pick(['websocket', 'websocket', 'WebSocket', 'h2c', 'websocket, h2c'])}`,
    `Sec-WebSocket-Version: ${random.pick(['13', '13', '8', '-1', 'x'])}`,
    `Sec-WebSocket-Key: ${random.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'dGhlIHNhbXBsZSBub25jZQ==', 'x', ''])}`,
    ...random.pick([[], ['Origin: https://evil.example'], [`Cookie: smm_chat=${'a'.repeat(43)}`]]),
    ...random.pick([
      [],
      ['Sec-WebSocket-Extensions: permessage-deflate; x="'],
      ['Sec-WebSocket-Protocol: ,,'],
    ]),
  ]
  const noise = Buffer.from(Array.from({ length: random.whole(2, 400) }, () => random.whole(0, 255)))
  return { door: 'handshake', bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), noise]) }
}

function frame(random: Random): HostileInput {
  const content = random.pick(texts)(random)
  const types = ['chat_message', 'reset_chat', 'ping', 'pong', '__proto__', 7, null]
  const ids = ['a', '', 'x'.repeat(65), '\u0000', 7, null, `f${random.whole(0, 1e9)}`]
  const shaped = JSON.stringify({
    id: random.pick(ids),
    type: random.pick(types),
    content: random.pick([content, 7, [content], null]),
    timestamp: random.pick([Date.now(), -1, 1e308, 'x']),
    action: random.pick([undefined, {}, { name: content.slice(0, 50) }, { name: 'place', items: [[[[]]]] }]),
  })
  return {
    door: 'frame',
    data: random.pick([
      () => shaped,
      () => shaped.slice(0, random.whole(1, shaped.length)),
      () => random.pick(jsonBodies)(random).slice(0, 16_000),
      () => Buffer.from(content),
      () => 'x'.repeat(17 * 1024),
    ])(),
  }
}

const message = (random: Random): HostileInput => {
  const parts = Array.from({ length: random.whole(1, 3) }, () => random.pick(texts)(random))
  return { door: 'message', content: parts.join(random.pick([' ', '\n', ''])).slice(0, 2_000) }
}
