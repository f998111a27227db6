import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Writes to an open socket as long as it stands. */
type Harm = (socket: Socket, signal: AbortSignal) => Promise<void>

const ofOneAddress = '127.0.0.66'
const comeBackMs = 250
const atOnce = 50
const opcodes = { text: 1, binary: 2, ping: 9 }

const message = () =>
  JSON.stringify({ id: randomUUID(), type: 'chat_message', content: 'oi', timestamp: Date.now() })

const harms: Record<string, Harm> = {
  'says the same all the time': (socket, signal) => flood(socket, signal, () => frame(message())),
  'speaks nonsense': (socket, signal) => flood(socket, signal, () => frame('not json')),
  'sends bytes instead of text': (socket, signal) =>
    flood(socket, signal, () => frame(randomBytes(512), { opcode: opcodes.binary })),
  'sends frames that are too large': (socket, signal) =>
    flood(socket, signal, () => frame('a'.repeat(60_000))),
  'never ends a message': (socket, signal) => {
    let opcode = opcodes.text
    return flood(socket, signal, () => {
      const piece = frame('a'.repeat(200), { opcode, isLast: false })
      opcode = 0
      return piece
    })
  },
  'pings and does not read': (socket, signal) => {
    socket.pause()
    return flood(socket, signal, () => frame('a'.repeat(125), { opcode: opcodes.ping }))
  },
  'asks and does not read': async (socket, signal) => {
    socket.pause()
    while (!socket.destroyed && !signal.aborted) {
      socket.write(frame(message()))
      await pause(1_000)
    }
  },
  'is dead': async (socket, signal) => {
    while (!socket.destroyed && !signal.aborted) await pause(100)
  },
  'writes noise': (socket, signal) => flood(socket, signal, () => randomBytes(1_024)),
}

/** So many peers of each kind of harm, all of one address, who come back whenever they are cut off. */
export async function openHostilePeers(url: string, ofEach: number, signal: AbortSignal) {
  const counts = { came: 0, admitted: 0, cutOff: 0 }
  const stay = async (harm: Harm) => {
    const visitor = { cookie: '' }
    while (!signal.aborted) {
      counts.came += 1
      const socket = await shakeHands(url, visitor)
      if (socket) {
        counts.admitted += 1
        await harm(socket, signal)
        if (!signal.aborted) counts.cutOff += 1
        socket.destroy()
      }
      await pause(comeBackMs)
    }
  }
  await Promise.all(Object.values(harms).flatMap((harm) => Array.from({ length: ofEach }, () => stay(harm))))
  return counts
}

/** As fast as the other side takes it. */
async function flood(socket: Socket, signal: AbortSignal, next: () => Buffer) {
  while (!socket.destroyed && !signal.aborted) {
    const takesMore = socket.write(Buffer.concat(Array.from({ length: atOnce }, next)))
    await (takesMore ? pause(1) : drained(socket, signal))
  }
}

function drained(socket: Socket, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const go = () => {
      signal.removeEventListener('abort', go)
      socket.off('drain', go).off('close', go)
      resolve()
    }
    signal.addEventListener('abort', go)
    socket.once('drain', go).once('close', go)
  })
}

/** A bare socket that speaks for itself from here on; none when the door stays shut. */
function shakeHands(url: string, visitor: { cookie: string }): Promise<Socket | undefined> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: ofOneAddress })
  const key = randomBytes(16).toString('base64')
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\nCookie: ${visitor.cookie}\r\n\r\n`,
  )
  return new Promise((resolve) => {
    socket.on('error', () => socket.destroy())
    socket.once('close', () => resolve(undefined))
    socket.once('data', (answer) => {
      socket.on('data', () => {})
      visitor.cookie = /^set-cookie: ([^;]+)/im.exec(String(answer))?.[1] ?? visitor.cookie
      if (answer.includes(' 101 ')) return resolve(socket)
      socket.destroy()
    })
  })
}

function frame(payload: Buffer | string, { opcode = opcodes.text, isLast = true } = {}) {
  const body = Buffer.from(payload)
  const head = [(isLast ? 0x80 : 0) | opcode]
  const mask = 0x80
  if (body.length < 126) head.push(mask | body.length)
  else head.push(mask | 126, body.length >> 8, body.length & 255)
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), body])
}
