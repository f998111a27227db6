import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rotatingLog } from './rotating-log.mjs'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'smm-log-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const limits = { maxBytes: 40, kept: 2 }
const write = (log: ReturnType<typeof rotatingLog>, line: string) =>
  new Promise((done) => log.write(`${line}\n`, done))
const closed = (log: ReturnType<typeof rotatingLog>) =>
  new Promise((done) => log.once('close', done).destroy())

it('keeps the newest lines, in files of a bounded size and number', async () => {
  const log = rotatingLog(join(folder, 'app.log'), limits)
  for (let number = 10; number < 99; number++) await write(log, `this is line ${number}`)
  await closed(log)
  expect(readdirSync(folder).sort()).toEqual(['app.log', 'app.log.1', 'app.log.2'])
  const lines = ['app.log.2', 'app.log.1', 'app.log'].map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(lines.join('')).toBe([94, 95, 96, 97, 98].map((number) => `this is line ${number}\n`).join(''))
})

it('goes on in the file that is there', async () => {
  for (const line of ['one', 'two']) {
    const log = rotatingLog(join(folder, 'app.log'), limits)
    await write(log, line)
    await closed(log)
  }
  expect(readFileSync(join(folder, 'app.log'), 'utf8')).toBe('one\ntwo\n')
})
