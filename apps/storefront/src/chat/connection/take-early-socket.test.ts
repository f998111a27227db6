/** @jest-environment jsdom */
import type { WindowWithEarlySocket } from '@smm/contracts/pages'
import { shownStatus, takeEarlySocket } from './take-early-socket.ts'

const message = new MessageEvent('message', { data: 'early' })

function openEarly(readyState: number) {
  const seen: string[] = []
  const ofDocument = () => seen.push('of the document')
  const socket = {
    readyState,
    onopen: ofDocument,
    onclose: ofDocument,
    onmessage: ofDocument,
    close: () => seen.push('closed'),
  } as unknown as WebSocket
  const early = { socket, received: [message], openedAt: 7, shown: 'connected' as const }
  const page: WindowWithEarlySocket = { smmEarlySocket: early }
  return { socket, page, seen }
}

function take({ page, seen }: ReturnType<typeof openEarly>, after?: string) {
  const socket = takeEarlySocket(after, page)
  if (!socket) return undefined
  socket.onopen = () => seen.push('open')
  socket.onmessage = ({ data }: MessageEvent) => seen.push(data)
  return socket
}

it('hands an open socket over once, with its opening and then what it has received', async () => {
  const early = openEarly(WebSocket.OPEN)
  expect(shownStatus(early.page)).toBe('connected')
  const taken = take(early)
  expect(taken).toBe(early.socket)
  expect(taken?.openedAt).toBe(7)
  expect(takeEarlySocket(undefined, early.page)).toBeUndefined()
  expect(shownStatus(early.page)).toBeUndefined()
  expect(early.seen).toEqual([])
  await Promise.resolve()
  expect(early.seen).toEqual(['open', 'early'])
})

it('leaves the opening of a socket on its way to the browser', async () => {
  const early = openEarly(WebSocket.CONNECTING)
  expect(take(early)).toBe(early.socket)
  await Promise.resolve()
  expect(early.seen).toEqual([])
})

it('takes none that is closed, and closes one that was not asked for the messages after the last', () => {
  expect(take(openEarly(WebSocket.CLOSED))).toBeUndefined()
  const early = openEarly(WebSocket.OPEN)
  const { socket, seen } = early
  Object.assign(socket, { close: () => (seen.push('closed'), Object.assign(socket, { readyState: 2 })) })
  expect(take(early, 'an id')).toBeUndefined()
  // The chat owns the document by now: the loader's handlers are silent.
  socket.onclose?.(new CloseEvent('close'))
  expect(seen).toEqual(['closed'])
})
