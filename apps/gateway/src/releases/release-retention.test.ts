import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReleaseRetention } from './release-retention.ts'
import type { Release } from './read-release.ts'

const bytes = Buffer.from('x')
const file = { type: 'text/javascript', identity: bytes, br: bytes, gzip: bytes }
const release = {
  tag: '1',
  fragments: { version: 'abc123', remoteEntry: 'main.js', files: ['main.js'], pages: [] },
  files: new Map([['main.js', file]]),
} as unknown as Release

test('gateways may store the same build into one folder at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'))
  const gateways = Array.from({ length: 8 }, () => openReleaseRetention(folder))
  await Promise.all(gateways.map((gateway) => gateway.store('shell', release)))
  expect(readdirSync(join(folder, 'shell'))).toEqual(['abc123'])
  const [stored] = await gateways[0]!.read('shell')
  expect(stored?.files.get('main.js')?.identity.toString()).toBe('x')
  rmSync(folder, { recursive: true })
})
