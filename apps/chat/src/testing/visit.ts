import { randomUUID } from 'node:crypto'
import WebSocket from 'ws'
import type { ServerFrame } from '@smm/contracts/chat'
import { until } from '@smm/http-service/test-until'

export type TestVisitor = {
  socket: WebSocket
  cookie: string
  frames: ServerFrame[]
  say: (content: string, id?: string) => string
  send: (frame: unknown) => void
  /** Resolves with the first frame, received or future, that matches. */
  see: (matches: (frame: ServerFrame) => boolean) => Promise<ServerFrame>
  texts: () => string[]
  closed: Promise<number>
}

/** Opens a socket as a browser's tab does and collects its frames. */
export async function visit(
  { url }: { url: string },
  { cookie, after, headers }: { cookie?: string; after?: string; headers?: Record<string, string> } = {},
): Promise<TestVisitor> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws${query}`, {
    headers: { ...headers, ...(cookie && { cookie }) },
  })
  const frames: ServerFrame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  const send = (frame: unknown) => socket.send(JSON.stringify(frame))
  const setCookie = await new Promise<string>((resolve, reject) => {
    socket.on('upgrade', (response) => resolve(response.headers['set-cookie']?.[0] ?? ''))
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))))
    socket.on('error', reject)
  })
  if (socket.readyState !== socket.OPEN) await new Promise((resolve) => socket.once('open', resolve))
  return {
    socket,
    cookie: setCookie.split(';')[0]!,
    frames,
    send,
    closed,
    say(content, id = randomUUID()) {
      send({ id, type: 'chat_message', content, timestamp: Date.now() })
      return id
    },
    see: (matches) => until(async () => frames.find(matches)),
    texts: () => frames.flatMap((frame) => (frame.type === 'chat_response' ? [frame.content] : [])),
  }
}
