import { InvalidSettings } from '@smm/http-service/read-config'
import { readSettings } from './config.ts'
import { settingsFor } from './testing/open-orders.ts'

it('names every setting that is missing or wrong, and repeats none', () => {
  const read = () =>
    readSettings({ ORDERS_PORT: 'x', STAFF_SESSION_SECRET: 'too short', PIX_PROVIDER: 'nobody' })
  expect(read).toThrow(InvalidSettings)
  expect(read).toThrow(/ORDERS_DATABASE_URL is missing/)
  expect(read).toThrow(
    /ORDERS_PORT is not valid[\s\S]*STAFF_SESSION_SECRET is not valid[\s\S]*PIX_PROVIDER is not valid/,
  )
  expect(read).toThrow(/PIX_WEBHOOK_SECRET is missing/)
  expect(read).not.toThrow(/too short/)
})

it('has no secret of its own', () => {
  const { ADMIN_PASSWORD, ...settings } = settingsFor('x', 'http://x')
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))
  expect(ADMIN_PASSWORD).toBeDefined()
  for (const name of [
    'STAFF_SESSION_SECRET',
    'STAFF_SESSION_PRIVATE_KEY',
    'SECOND_STEP_KEY',
    'SUPPLIER_KEYS_SECRET',
    'ORDER_LINK_SECRET',
    'PIX_WEBHOOK_SECRET',
    'PIX_CLIENT_ID',
    'PIX_KEY',
    'SMM_API_KEY',
  ])
    expect(() => readSettings({ ...env, [name]: '' })).toThrow(`${name} is missing`)
  expect(readSettings(env).ADMIN_PASSWORD).toBeUndefined()
})
