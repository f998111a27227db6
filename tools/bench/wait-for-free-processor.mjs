import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until the processors are mostly idle, at most `limitMs`. */
export async function waitForFreeProcessor(busyShare = 0.4, limitMs = 10_000) {
  for (const until = Date.now() + limitMs; Date.now() < until;) {
    const before = spent()
    await sleep(500)
    const after = spent()
    if ((after.busy - before.busy) / (after.all - before.all) < busyShare) return
  }
}

function spent() {
  const times = cpus().flatMap((core) => Object.entries(core.times))
  const sum = (isCounted) => times.reduce((all, [kind, ms]) => all + (isCounted(kind) ? ms : 0), 0)
  return { all: sum(() => true), busy: sum((kind) => kind !== 'idle') }
}
