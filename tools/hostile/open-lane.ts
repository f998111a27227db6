import { once } from 'node:events'
import WebSocket from 'ws'

const timeoutMs = 90_000

type Frame = { type: string; id?: string; code?: string }

/** One after the other on one socket of the chat, which is opened again when the chat has closed it. */
export function openLane(url: string) {
  const refusals: Record<string, number> = {}
  let socket: WebSocket | undefined
  let closes = 0
  let answered = (_frame: Frame | 'closed') => {}

  async function connected(): Promise<WebSocket> {
    if (socket?.readyState === WebSocket.OPEN) return socket
    const opened = new WebSocket(`${url.replace('http', 'ws')}/ws`)
    opened.on('message', (data) => {
      const frame = JSON.parse(String(data)) as Frame
      if (frame.type === 'message_refused' && frame.code)
        refusals[frame.code] = (refusals[frame.code] ?? 0) + 1
      answered(frame)
    })
    opened.on('error', () => {})
    opened.on('close', () => {
      closes += 1
      answered('closed')
    })
    await once(opened, 'open')
    return (socket = opened)
  }

  /** Resolves with true at the frame that `isAnswer`, or when the chat closes; with false when neither comes. */
  async function send(data: Array<string | Buffer>, isAnswer: (frame: Frame) => boolean): Promise<boolean> {
    const open = await connected()
    return new Promise((resolve) => {
      const timeout = setTimeout(() => resolve(false), timeoutMs)
      answered = (frame) => {
        if (frame !== 'closed' && !isAnswer(frame)) return
        clearTimeout(timeout)
        answered = () => {}
        resolve(true)
      }
      for (const one of data) open.send(one, () => {})
    })
  }

  return {
    /** A frame, and a ping behind it: its pong says that the frame was read. */
    frame: (data: string | Buffer, id: string) =>
      send(
        [data, JSON.stringify({ id, type: 'ping', timestamp: Date.now() })],
        (frame) => frame.type === 'pong' && frame.id === id,
      ),
    /** A message until it is stored or refused. */
    message: (content: string, id: string) =>
      send(
        [JSON.stringify({ id, type: 'chat_message', content, timestamp: Date.now() })],
        (frame) => ['message_ack', 'message_refused'].includes(frame.type) && frame.id === id,
      ),
    tally: () => ({ refusals, closes }),
    close: () => socket?.terminate(),
  }
}

export type Lane = ReturnType<typeof openLane>
