export const pingEveryMs = 30_000
export const pongTimeoutMs = 5000

/** Time as an argument: `later` answers the function that calls it off. */
export type Clock = { now: () => number; later: (ms: number, run: () => void) => () => void }

/** Asks for a sign of life every 30 s while started; `onSilence` when none came within 5 s. */
export function createHeartbeat(clock: Clock, sendPing: () => void, onSilence: () => void) {
  let stopPing = () => {}
  let stopWaiting: (() => void) | undefined

  function beat() {
    stopPing()
    stopPing = clock.later(pingEveryMs, beat)
    sendPing()
    stopWaiting ??= clock.later(pongTimeoutMs, onSilence)
  }
  function takePong() {
    stopWaiting?.()
    stopWaiting = undefined
  }
  return {
    start: () => {
      stopPing = clock.later(pingEveryMs, beat)
    },
    /** Asks now, out of turn: the network or the screen has just come back. */
    beat,
    takePong,
    stop() {
      stopPing()
      takePong()
    },
  }
}
