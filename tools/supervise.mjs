// Starts the apps of one machine, restarts those that die, and stops them together.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rotatingLog } from './rotating-log.mjs'
import { waitFor } from './stores/processes.mjs'

const firstPauseMs = 250
const maxPauseMs = 10_000
const graceMs = 20_000

/**
 * Runs `[{ name, args, env, ready, migration }]`: `ready` is the address that answers 200 once the app works, `migration` (args
 * and env) ends well before its first start. Each has its own process group: Ctrl-C reaches the supervisor only.
 */
export function supervise({ apps, node, cwd, logs, say, ended = (_name, _pid, _cause) => {} }) {
  mkdirSync(logs, { recursive: true })
  const logOf = (name) => join(logs, `${name}.log`)
  const files = new Map(apps.map(({ name }) => [name, rotatingLog(logOf(name))]))
  const running = new Map()
  /** The restarts that wait, by app. */
  const restarts = new Map()
  const halted = new Set()
  const migrated = new Set()
  let stopping = false
  const mayStart = ({ name }) => !stopping && !halted.has(name)

  function start(app, pauseMs = firstPauseMs) {
    const isMigration = app.migration && !migrated.has(app.name)
    const { args, env } = isMigration ? app.migration : app
    const startedAt = Date.now()
    const child = spawnLogged(node, { args, cwd, env, log: files.get(app.name) }, (cause) => {
      running.delete(app.name)
      if (isMigration && cause === 'code 0') {
        migrated.add(app.name)
        if (mayStart(app)) start(app)
        return
      }
      ended(app.name, child.pid, cause)
      if (!mayStart(app)) return
      say(`${app.name} ended (${cause}); starting it again. Its log: ${logOf(app.name)}`)
      const pause = Date.now() - startedAt > 30_000 ? firstPauseMs : pauseMs
      restarts.set(
        app.name,
        setTimeout(() => mayStart(app) && start(app, Math.min(pause * 2, maxPauseMs)), pause),
      )
    })
    running.set(app.name, child)
  }

  for (const app of apps) start(app)

  const isUp = (app) => waitFor(() => isReady(app.ready), app.name)

  return {
    ready: () => Promise.all(apps.map(isUp)),
    /** Ends one app and leaves it down until `resume`. */
    async halt(name, signal = 'SIGTERM') {
      halted.add(name)
      clearTimeout(restarts.get(name))
      running.get(name)?.kill(signal)
      await waitFor(() => !running.has(name), `the end of ${name}`)
    },
    async resume(name) {
      halted.delete(name)
      const app = apps.find((one) => one.name === name)
      start(app)
      await isUp(app)
    },
    pids: () => Object.fromEntries([...running].map(([name, child]) => [name, child.pid])),
    async stop() {
      stopping = true
      for (const child of running.values()) child.kill('SIGTERM')
      for (let waited = 0; waited < graceMs && running.size > 0; waited += 50) await sleep(50)
      for (const child of running.values()) child.kill('SIGKILL')
    },
    kill() {
      stopping = true
      for (const child of running.values()) child.kill('SIGKILL')
    },
  }
}

/** Starts a program in a process group of its own, and calls `ended` with the cause of its end. */
function spawnLogged(program, { args, cwd, env, log }, ended) {
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  child.on('exit', (code, signal) => ended(signal ?? `code ${code}`))
  // The program is missing, as during a reinstallation.
  child.on('error', ({ message }) => child.pid || ended(message))
  return child
}

async function isReady(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    return answer.ok
  } catch {
    return false
  }
}
