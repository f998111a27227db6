import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import WebSocket from 'ws'
import type { ServerFrame, PixPayment } from '@smm/contracts/chat'
import { eventually, patienceMs } from '../eventually.ts'
import type { Product } from '../product/start-product.ts'

/** A visitor without a browser: one socket of the order chat, which `connect` reopens with the same session. */
export async function openVisitor(product: Pick<Product, 'url'>, handshakeTimeout = patienceMs) {
  const frames: ServerFrame[] = []
  const heardAt: number[] = []
  let cookie = ''
  let socket: WebSocket

  const connect = async () => {
    const last = frames.findLast(({ type }) => type === 'chat_response' || type === 'pix_payment')
    const url = `${product.url.replace('http', 'ws')}/ws${last ? `?after=${last.id}` : ''}`
    socket = new WebSocket(url, { headers: cookie ? { cookie } : {}, handshakeTimeout })
    socket.on('upgrade', ({ headers }) => {
      cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
    })
    socket.on('message', (data) => {
      heardAt.push(performance.now())
      frames.push(JSON.parse(String(data)) as ServerFrame)
    })
    // An open socket that breaks closes: `isOpen` tells it.
    socket.on('error', () => {})
    await once(socket, 'open')
  }
  await connect()

  const visitor = {
    frames,
    /** Arrival of each frame, in milliseconds of `performance.now()`. */
    heardAt,
    raw: (data: string | Buffer) => socket.send(data),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    /** The visitor's session cookie. */
    cookie: () => cookie,
    connect,
    say(content: string, id: string = randomUUID()) {
      socket.send(JSON.stringify({ id, type: 'chat_message', content, timestamp: Date.now() }))
      return id
    },
    /** The first reply that holds `text` among those that come after `from` frames. */
    hears: (text: RegExp, from = 0) =>
      eventually(`answer like ${text}`, async () =>
        frames.slice(from).find((frame) => 'content' in frame && text.test(frame.content)),
      ),
    hearsOfDelivery: (from = 0) => visitor.hears(/conclu[ií]d/i, from),
    /** Asks again until a reply like `about` holds `wanted`: a change in the panel takes a while to the chat. */
    async asksUntil(question: string, about: RegExp, wanted: string) {
      await eventually(`answer with '${wanted}' to '${question}'`, async () => {
        const from = frames.length
        visitor.say(question)
        return JSON.stringify(await visitor.hears(about, from)).includes(wanted)
      })
    },
    card: (from = 0, limitMs?: number) =>
      eventually<PixPayment>(
        'PIX card',
        async () =>
          frames
            .slice(from)
            .flatMap((frame) => (frame.type === 'pix_payment' ? [frame.pixPayment] : []))
            .at(0),
        limitMs,
      ),
    acked: (id: string) =>
      eventually('acknowledgement', async () =>
        frames.some((frame) => frame.type === 'message_ack' && frame.id === id),
      ),
    close: () => socket.close(),
  }
  return visitor
}

export type Visitor = Awaited<ReturnType<typeof openVisitor>>

/** From a clear first message to the confirmation; the card follows. */
export async function order(
  visitor: Visitor,
  text = 'Quero 500 seguidores para https://www.instagram.com/padaria.estrela',
) {
  const from = visitor.frames.length
  visitor.say(text)
  await visitor.hears(/R\$/, from)
  return visitor.say('sim, pode gerar o PIX')
}
