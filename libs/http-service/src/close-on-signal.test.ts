import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { until } from './test-until.ts'

const source = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** A service that still has lines to write when it has closed; `started` runs before it can close. */
const serviceThat = (started: string) => `
  import { createLogger } from ${source('./observability/create-logger.ts')}
  import { closeOnSignal } from ${source('./close-on-signal.ts')}
  const log = createLogger('orphan', 'info')
  ${started}
  closeOnSignal(log, async () => { for (let line = 0; line < 1000; line += 1) log.info({ line }, 'closing') })
  setInterval(() => {}, 60_000)
  if (process.connected) process.send('ready')`

const supervisor = `
  const run = ['--input-type=module', '-e', process.argv[1]]
  const child = require('node:child_process').spawn(process.execPath, run, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  child.stdout.resume()
  child.on('message', () => console.log(child.pid))`

it.each([
  ['while it works', ''],
  ['while it starts', `process.send('starting'); while (process.connected) await new Promise(setImmediate)`],
])('ends when its supervisor was killed %s, though nobody reads its log any more', async (_when, started) => {
  const parent = spawn(process.execPath, ['-e', supervisor, serviceThat(started)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(line)
  parent.kill('SIGKILL')
  try {
    await until(() => !isRunning(pid))
  } finally {
    if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  }
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
