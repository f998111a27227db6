import type { WebSocket } from 'ws'

type Peer = { socket: WebSocket; dueAt: number; isAwaitingPong: boolean }

const pingEveryMs = 25_000
const pongTimeoutMs = 8_000
const checkEveryMs = 1_000

/** Pings each socket on its own schedule and terminates those that do not answer in time. */
export function openHeartbeat(clock: () => number = Date.now) {
  const peers = new Map<WebSocket, Peer>()

  function check() {
    const now = clock()
    for (const peer of peers.values()) {
      if (now < peer.dueAt) continue
      if (peer.isAwaitingPong) {
        peer.socket.terminate()
        continue
      }
      peer.isAwaitingPong = true
      peer.dueAt = now + pongTimeoutMs
      peer.socket.ping()
    }
  }
  const checking = setInterval(check, checkEveryMs)

  return {
    check,
    watch(socket: WebSocket) {
      const peer: Peer = { socket, dueAt: clock() + pingEveryMs, isAwaitingPong: false }
      peers.set(socket, peer)
      socket.on('pong', () => {
        peer.isAwaitingPong = false
        peer.dueAt = clock() + pingEveryMs
      })
      socket.on('close', () => peers.delete(socket))
    },
    close: () => clearInterval(checking),
  }
}
