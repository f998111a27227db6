import type { WebSocket } from 'ws'

type Pulse = { socket: WebSocket; pingAt: number; isWaiting: boolean }

const pingEveryMs = 25_000
const pongWithinMs = 8_000
const lookEveryMs = 1_000

/** Pings every socket in its own time and cuts off those that no longer answer. */
export function openKeepAlive(clock: () => number = Date.now) {
  const pulses = new Map<WebSocket, Pulse>()

  function look() {
    const now = clock()
    for (const pulse of pulses.values()) {
      if (now < pulse.pingAt) continue
      if (pulse.isWaiting) {
        pulse.socket.terminate()
        continue
      }
      pulse.isWaiting = true
      pulse.pingAt = now + pongWithinMs
      pulse.socket.ping()
    }
  }
  const looking = setInterval(look, lookEveryMs)

  return {
    look,
    watch(socket: WebSocket) {
      const pulse: Pulse = { socket, pingAt: clock() + pingEveryMs, isWaiting: false }
      pulses.set(socket, pulse)
      socket.on('pong', () => {
        pulse.isWaiting = false
        pulse.pingAt = clock() + pingEveryMs
      })
      socket.on('close', () => pulses.delete(socket))
    },
    close: () => clearInterval(looking),
  }
}
