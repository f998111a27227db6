/** @jest-environment jsdom */
import type { WindowWithEarlySocket } from '@smm/contracts/pages'
import { takeEarlySocket } from './take-early-socket.ts'

const message = new MessageEvent('message', { data: 'early' })

function openEarly(readyState: number) {
  const seen: string[] = []
  const socket = {
    readyState,
    onopen: () => seen.push('open'),
    onmessage: ({ data }: MessageEvent) => seen.push(data),
    close: () => seen.push('closed'),
  } as unknown as WebSocket
  const page: WindowWithEarlySocket = { smmEarlySocket: { socket, received: [message] } }
  return { socket, page, seen }
}

it('hands an open socket over once, with its opening and then what it has received', async () => {
  const { socket, page, seen } = openEarly(WebSocket.OPEN)
  expect(takeEarlySocket(undefined, page)).toBe(socket)
  expect(takeEarlySocket(undefined, page)).toBeUndefined()
  expect(seen).toEqual([])
  await Promise.resolve()
  expect(seen).toEqual(['open', 'early'])
})

it('leaves the opening of a socket on its way to the browser', async () => {
  const { socket, page, seen } = openEarly(WebSocket.CONNECTING)
  expect(takeEarlySocket(undefined, page)).toBe(socket)
  await Promise.resolve()
  expect(seen).toEqual([])
})

it('takes none that is closed, and closes one that was not asked for the messages after the last', () => {
  expect(takeEarlySocket(undefined, openEarly(WebSocket.CLOSED).page)).toBeUndefined()
  const { socket, page, seen } = openEarly(WebSocket.OPEN)
  Object.assign(socket, { close: () => (seen.push('closed'), Object.assign(socket, { readyState: 2 })) })
  expect(takeEarlySocket('an id', page)).toBeUndefined()
  expect(seen).toEqual(['closed'])
})
