import { createServer } from 'node:net'

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Asks a process to end, waits up to 10 s, then ends it. */
export async function endProcess(pid, signal = 'SIGTERM', graceMs = 10_000) {
  if (!pid || !isAlive(pid)) return
  process.kill(pid, signal)
  for (let waited = 0; waited < graceMs && isAlive(pid); waited += 50) await sleep(50)
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
}

/** How a child process ended, once it has. */
export const endOf = (child) =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
    child.once('error', ({ message }) => resolve(message))
  })

/** Waits until `isUp` says yes; throws when `failure` has something to say or after `limitMs`. */
export async function waitFor(isUp, name, failure = () => false, limitMs = 30_000) {
  const until = Date.now() + limitMs
  while (Date.now() < until) {
    if (await isUp()) return
    const said = failure()
    if (said !== false) throw new Error(`${name} did not start: ${said || 'it ended at once'}`)
    await sleep(50)
  }
  throw new Error(`${name} did not start within ${limitMs / 1000} s`)
}

/** A port of the loopback that nobody listens on right now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
