import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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
