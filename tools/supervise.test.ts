import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { supervise } from './supervise.mjs'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'smm-supervise-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('starts an app as soon as there is something to start it with', async () => {
  const node = join(folder, 'node')
  const causes: string[] = []
  const running = supervise({
    node,
    cwd: folder,
    logs: folder,
    say: () => {},
    apps: [{ name: 'late', args: ['-e', 'console.log("here")'], env: {}, ready: '' }],
    ended: (_name: string, _pid: number | undefined, cause: string) => causes.push(cause),
  })
  try {
    while (causes.length === 0) await pause(10)
    expect(causes[0]).toMatch('ENOENT')
    symlinkSync(process.execPath, node)
    while (!causes.includes('code 0')) await pause(10)
    expect(readFileSync(join(folder, 'late.log'), 'utf8')).toContain('here')
  } finally {
    await running.stop()
  }
})

it('starts an app once that is halted and resumed while it waits for its restart', async () => {
  const server = createServer((_request, response) => void response.end()).listen(0)
  const { port } = server.address() as AddressInfo
  // Its first run ends at once; a later one stays.
  const script = `const fs = require('fs'); fs.appendFileSync('starts', '.'); fs.readFileSync('starts').length > 1 && setInterval(() => {}, 1000)`
  const causes: string[] = []
  const running = supervise({
    node: process.execPath,
    cwd: folder,
    logs: folder,
    say: () => {},
    apps: [{ name: 'frail', args: ['-e', script], env: {}, ready: `http://127.0.0.1:${port}` }],
    ended: (_name: string, _pid: number | undefined, cause: string) => causes.push(cause),
  })
  try {
    while (causes.length === 0) await pause(1)
    await running.halt('frail')
    await running.resume('frail')
    const starts = () => readFileSync(join(folder, 'starts'), 'utf8')
    while (starts().length < 2) await pause(10)
    // Its restart would be due after 250 ms.
    await pause(600)
    expect(starts()).toBe('..')
  } finally {
    await running.stop()
    server.close()
  }
})
