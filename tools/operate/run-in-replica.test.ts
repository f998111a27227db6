import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** After a deploy docker-compose has no replica of number 1, and its `exec` ends with 1 and no word. */
const dockerCompose = `#!/bin/sh
[ "$1" = ps ] && echo "$3-replica-4"
[ "$1" = ps ]`
const docker = `#!/bin/sh
echo "{\\"conversa\\":\\"c\\",\\"$2\\":\\"$*\\"}"`

let programs: string
beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), 'smm-programs-'))
  for (const [name, text] of Object.entries({ 'docker-compose': dockerCompose, docker }))
    writeFileSync(join(programs, name), text, { mode: 0o755 })
})
afterAll(() => rmSync(programs, { recursive: true }))

const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(import.meta.dirname, file), ...args], {
    encoding: 'utf8',
    env: { PATH: `${programs}:${process.env['PATH']}` },
  })

it('a command reaches the replica that a deploy left', () => {
  expect(run('renew-administrator.mjs')).toContain('exec orders-replica-4 node main.mjs renew-administrator')
  expect(JSON.parse(run('visitor-data.mjs', 'export', 'bcf87787'))).toMatchObject({
    'chat-replica-4': 'exec chat-replica-4 node main.mjs export-conversation bcf87787',
    'orders-replica-4': 'exec orders-replica-4 node main.mjs export-conversation c',
  })
})
