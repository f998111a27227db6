import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
let machine: string

beforeAll(() => {
  machine = mkdtempSync(join(tmpdir(), 'smm-without-packages-'))
  const isNeeded = (path: string) => statSync(path).isDirectory() || path.endsWith('.mjs')
  cpSync(join(root, 'tools'), join(machine, 'tools'), { recursive: true, filter: isNeeded })
  cpSync(join(root, '.env.example'), join(machine, '.env.example'))
})
afterAll(() => rmSync(machine, { recursive: true }))

// The README's way to run it in containers installs nothing on the machine.
it.each([
  'tools/env.mjs',
  'tools/operate/deploy.mjs',
  'tools/operate/backup.mjs',
  'tools/operate/restore.mjs',
  'tools/operate/restored.mjs',
  'tools/operate/resume-sending.mjs',
  'tools/operate/renew-administrator.mjs',
  'tools/operate/visitor-data.mjs',
])('%s starts on a machine that has Node and containers alone', (command) => {
  const { stderr } = spawnSync(process.execPath, [command], {
    cwd: machine,
    env: { PATH: '/nowhere' },
    encoding: 'utf8',
  })
  expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND')
})
