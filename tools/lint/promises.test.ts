import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const probe = join(root, 'libs/pricing/src', `promise-probe-${process.pid}.ts`)

/** The rules that a source breaks. */
function brokenBy(source: string): string[] {
  const args = ['-c', 'tools/lint/oxlint.json', '--type-aware', '--tsconfig', 'tools/lint/tsconfig.json']
  try {
    writeFileSync(probe, source)
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    const options = { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } } as const
    const { stdout } = spawnSync(process.execPath, [oxlint, ...args, '--format', 'json', probe], options)
    return (JSON.parse(stdout) as { diagnostics: Array<{ code: string }> }).diagnostics.map(
      ({ code }) => code,
    )
  } finally {
    rmSync(probe, { force: true })
  }
}

it.each([
  ['one that nobody waits for', 'Promise.resolve()', 'no-floating-promises'],
  ['one where nobody expects it', '[1].forEach(async () => {})', 'no-misused-promises'],
])('a promise fails the lint: %s', (_what, source, rule) => {
  expect(brokenBy(`${source}\n`)).toEqual([expect.stringContaining(rule)])
})

it('a promise that is waited for passes', () => {
  expect(brokenBy('await Promise.resolve()\n')).toEqual([])
})
