import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDemoFolder, refuseDemo } from './may-fill.mjs'

it('refuses a demonstration in production and beside anything of one’s own', () => {
  expect(refuseDemo({ NODE_ENV: 'production' })).toMatch(/^NODE_ENV is production/)
  expect(refuseDemo({ PIX_PROVIDER: 'efi', ORDERS_DATABASE_URL: 'postgres://x' })).toBe(
    '--demo fills a shop of its own and does not run with PIX_PROVIDER, ORDERS_DATABASE_URL set.',
  )
  expect(refuseDemo({ PIX_PROVIDER: '', PORT: '3000' })).toBeUndefined()
})

it('a demonstration is known by its mark, and a shop beside whose data its folder lies is none', () => {
  const shop = mkdtempSync(join(tmpdir(), 'smm-demo-'))
  const demo = join(shop, 'demo')
  mkdirSync(demo)
  expect([shop, demo].map(isDemoFolder)).toEqual([false, false])
  writeFileSync(join(demo, 'demo'), '')
  expect([shop, demo].map(isDemoFolder)).toEqual([false, true])
  rmSync(shop, { recursive: true })
})
