import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import WebSocket from 'ws'
import type { ServerFrame } from '@smm/contracts/chat'

type Visitor = { url: string; localAddress: string }
/** `pixCode` is missing when the order was refused with `text`; `waitMs` is from the visitor's consent to the answer. */
export type Purchase = { pixCode?: string; text: string; waitMs: number }

const timeoutMs = 120_000

/** A visitor with a new cookie orders for a page and waits for the PIX. */
export async function buy({ url, localAddress }: Visitor, page: string): Promise<Purchase> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { localAddress, perMessageDeflate: false })
  try {
    const frames = readFrames(socket)
    await once(socket, 'open')
    // An error is followed by a close.
    socket.on('error', () => {})
    say(socket, `Quero 500 seguidores para ${page}`)
    await frames.find(({ type, content }) => type === 'chat_response' && content.includes('R$'))
    const consentedAt = performance.now()
    say(socket, 'sim, pode gerar o PIX')
    const { content, pixPayment } = await frames.find(
      (frame) => frame.pixPayment !== undefined || /não foi criado|Não consegui/.test(frame.content),
    )
    return { pixCode: pixPayment?.pixCode, text: content, waitMs: performance.now() - consentedAt }
  } finally {
    socket.terminate()
  }
}

type Shown = { type: ServerFrame['type']; content: string; pixPayment?: { pixCode: string } }

function readFrames(socket: WebSocket) {
  const seen: Shown[] = []
  let look = () => {}
  socket.on('message', (data) => {
    seen.push(JSON.parse(String(data)) as Shown)
    look()
  })
  return {
    find: (fits: (frame: Shown) => boolean) =>
      new Promise<Shown>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no answer: ${seen.at(-1)?.content}`)), timeoutMs)
        look = () => {
          const found = seen.find(fits)
          if (!found) return
          clearTimeout(timer)
          resolve(found)
        }
        look()
      }),
  }
}

const say = (socket: WebSocket, content: string) =>
  socket.send(JSON.stringify({ id: randomUUID(), type: 'chat_message', content, timestamp: Date.now() }))
