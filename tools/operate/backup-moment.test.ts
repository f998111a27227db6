import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backedUpAt, momentOf, publishAgainSince, recordMoments } from './backup-moment.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smm-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('takes the oldest recorded moment of the restored services, minus a margin', () => {
  recordMoments(folder, { chat: '2026-01-05T12:00:00Z', orders: '2026-01-05T12:00:10Z' })
  expect(momentOf(folder, ['chat', 'orders'])).toEqual(new Date('2026-01-05T11:50:00Z'))
  expect(momentOf(folder, ['orders'])).toEqual(new Date('2026-01-05T11:50:10Z'))
})

it('takes the age of the file of a backup without a record', () => {
  const file = join(folder, 'orders.dump')
  writeFileSync(file, '')
  const written = new Date('2026-01-05T12:00:00Z')
  utimesSync(file, written, written)
  expect(momentOf(folder, ['orders'])).toEqual(new Date('2026-01-05T11:50:00Z'))
})

it('publishes again what was delivered since that moment', () => {
  expect(publishAgainSince(new Date('2026-01-05T12:00:00Z'))).toMatch(
    /delivered_at = NULL.*delivered_at >= '2026-01-05T12:00:00.000Z'/s,
  )
})

it('records in the database when the backup began', () => {
  expect(backedUpAt('2026-01-05T12:00:00Z')).toMatch(/'backup', '2026-01-05T12:00:00Z'/)
})
