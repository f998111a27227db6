import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Sends `signal`, waits up to `graceMs`, then SIGKILL. */
export async function endProcess(pid, signal = 'SIGTERM', graceMs = 10_000) {
  if (!pid || !isAlive(pid)) return
  process.kill(pid, signal)
  for (let waited = 0; waited < graceMs && isAlive(pid); waited += 50) await sleep(50)
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
}

/** Resolves with the exit cause of a child process. */
export const endOf = (child) =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.once('error', ({ message }) => resolve(message))
  })

/**
 * Polls until `isUp` is true; throws with the text of `failure`, or after `limitMs`.
 *
 * @param {() => unknown} isUp
 * @param {string} name
 * @param {() => string | boolean} [failure]
 */
export async function waitFor(isUp, name, failure = () => false, limitMs = 120_000) {
  const until = Date.now() + limitMs
  while (Date.now() < until) {
    if (await isUp()) return
    const said = failure()
    if (said !== false) throw new Error(`${name} did not start: ${said || 'it ended at once'}`)
    await sleep(50)
  }
  throw new Error(`${name} did not start within ${limitMs / 1000} s`)
}

/** Below the range of outgoing connections, which could take a port before its server listens. */
const ports = { from: 20_000, count: 12_000 }
let given = Math.floor(Math.random() * ports.count)

/** A free port of the loopback, which this process is given once: its server may listen late. */
export async function freePort() {
  const port = ports.from + (given++ % ports.count)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
