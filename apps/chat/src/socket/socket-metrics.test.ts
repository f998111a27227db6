import type { WebSocket } from 'ws'
import { socketMetrics } from './socket-metrics.ts'

const socket = (bufferedAmount: number) => ({ bufferedAmount }) as WebSocket
const values = (...sockets: WebSocket[]) =>
  Object.fromEntries(socketMetrics(new Set(sockets)).map(({ name, value }) => [name, value]))

test('counts the sockets and sums their buffered bytes', () => {
  expect(values(socket(0), socket(700), socket(300))).toEqual({ ws_connections: 3, ws_buffered_bytes: 1000 })
  expect(values()).toEqual({ ws_connections: 0, ws_buffered_bytes: 0 })
})
