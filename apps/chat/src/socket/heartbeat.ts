import type { WebSocket } from 'ws'

type Peer = { socket: WebSocket; checksLeft: number; isAwaitingPong: boolean }

/** In checks, one a second, and not in time: a process that stalls finds unread pongs, and reads them before the next. */
const pingAfterChecks = 25
const pongWithinChecks = 8

/** Pings each socket on its own schedule and terminates those that do not answer in time. */
export function openHeartbeat(checkEveryMs = 1_000) {
  const peers = new Map<WebSocket, Peer>()

  function check() {
    for (const peer of peers.values()) {
      peer.checksLeft -= 1
      if (peer.checksLeft > 0) continue
      if (peer.isAwaitingPong) {
        peer.socket.terminate()
        continue
      }
      peer.isAwaitingPong = true
      peer.checksLeft = pongWithinChecks
      peer.socket.ping()
    }
  }
  const checking = setInterval(check, checkEveryMs)

  return {
    check,
    watch(socket: WebSocket) {
      const peer: Peer = { socket, checksLeft: pingAfterChecks, isAwaitingPong: false }
      peers.set(socket, peer)
      socket.on('pong', () => {
        peer.isAwaitingPong = false
        peer.checksLeft = pingAfterChecks
      })
      socket.on('close', () => peers.delete(socket))
    },
    close: () => clearInterval(checking),
  }
}
