import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import WebSocket from 'ws'
import { percentiles } from '../percentiles.ts'

export type Load = { visitors: number; messages: number }
export type Times = { turns: number; perSecond: number; p50: number; p99: number }

/** How long a turn takes from the message to its answer, seen from outside, in milliseconds; visitors write again at once. */
export async function timeTurns(url: string, load: Load): Promise<Times> {
  const tabs = await openTabs(`${url.replace('http', 'ws')}/ws`, load.visitors)
  const waits: number[] = []
  const began = performance.now()
  const write = async (tab: Tab) => {
    for (let turn = 0; turn < load.messages; turn++)
      waits.push(await tab.send(`Quanto custam ${1_000 + turn} seguidores no Instagram?`))
  }
  await Promise.all(tabs.map(write))
  const seconds = (performance.now() - began) / 1_000
  for (const tab of tabs) tab.close()
  const { p50, p99 } = percentiles(waits)
  return { turns: waits.length, perSecond: waits.length / seconds, p50, p99 }
}

type Tab = { send: (content: string) => Promise<number>; close: () => void }

async function openTabs(url: string, count: number): Promise<Tab[]> {
  const tabs: Tab[] = []
  const openMore = async () => {
    while (tabs.length < count) {
      const index = tabs.length
      tabs.length += 1
      tabs[index] = await openTab(url)
    }
  }
  await Promise.all(Array.from({ length: 50 }, openMore))
  return tabs
}

async function openTab(url: string): Promise<Tab> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  await once(socket, 'open')
  // An error is followed by a close.
  socket.on('error', () => {})
  let answered = () => {}
  let failed = (_: Error) => {}
  socket.on('close', (code) => failed(new Error(`a visitor was cut off with ${code}`)))
  socket.on('message', (data) => {
    const { type } = JSON.parse(String(data)) as { type: string }
    if (type === 'chat_response') answered()
    if (type === 'message_refused') failed(new Error('a message was refused'))
  })
  return {
    send: (content) =>
      new Promise((resolve, reject) => {
        failed = reject
        const sentAt = performance.now()
        answered = () => resolve(performance.now() - sentAt)
        socket.send(
          JSON.stringify({ id: randomUUID(), type: 'chat_message', content, timestamp: Date.now() }),
        )
      }),
    close: () => socket.terminate(),
  }
}
