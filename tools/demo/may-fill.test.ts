import { refuseDemo } from './may-fill.mjs'

it('refuses a demonstration in production and beside anything of one’s own', () => {
  expect(refuseDemo({ NODE_ENV: 'production' })).toMatch(/^NODE_ENV is production/)
  expect(refuseDemo({ PIX_PROVIDER: 'efi', ORDERS_DATABASE_URL: 'postgres://x' })).toBe(
    '--demo fills a shop of its own and does not run with PIX_PROVIDER, ORDERS_DATABASE_URL set.',
  )
  expect(refuseDemo({ PIX_PROVIDER: '', PORT: '3000' })).toBeUndefined()
})
