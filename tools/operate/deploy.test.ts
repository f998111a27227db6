import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const deploy = fileURLToPath(new URL('deploy.mjs', import.meta.url))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smm-deploy-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const program = (name: string, cases: string) => {
  writeFileSync(join(folder, name), `#!/bin/sh\ncase "$1" in\n${cases}\nesac\n`)
  chmodSync(join(folder, name), 0o755)
}
const tagged = (tag: string) => readFileSync(join(folder, `chat:${tag}`), 'utf8')

it('a part whose migration fails keeps the image that runs, to start again and to go back to', () => {
  // Each tag of the part is a file with the id of its image.
  program('docker', `images) cat "${folder}/\${4##*/}";;\ntag) printf %s "$2" > "${folder}/\${3##*/}";;`)
  program(
    'docker-compose',
    `config) echo 'services: {}';;\nbuild) printf sha256:new > "${folder}/chat:latest";;\nrun) exit 1;;`,
  )
  writeFileSync(join(folder, 'chat:latest'), 'sha256:old')
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` }
  const { status, stderr } = spawnSync(process.execPath, [deploy, 'deploy', 'chat'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  expect([status, stderr]).toEqual([
    1,
    'The database of chat was not migrated; the previous release runs on.\n',
  ])
  expect([tagged('latest'), tagged('before')]).toEqual(['sha256:old', 'sha256:new'])
})
