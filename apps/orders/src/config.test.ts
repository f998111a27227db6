import { InvalidSettings } from '@smm/http-service/read-config'
import { readOrdersConfig } from './config.ts'
import { configFor } from './testing/open-orders.ts'

it('names every setting that is missing or wrong, and repeats none', () => {
  const read = () =>
    readOrdersConfig({ ORDERS_PORT: 'x', STAFF_SESSION_SECRET: 'too short', PIX_PROVIDER: 'nobody' })
  expect(read).toThrow(InvalidSettings)
  expect(read).toThrow(/ORDERS_DATABASE_URL is missing/)
  expect(read).toThrow(
    /ORDERS_PORT is not valid[\s\S]*STAFF_SESSION_SECRET is not valid[\s\S]*PIX_PROVIDER is not valid/,
  )
  expect(read).toThrow(/PIX_WEBHOOK_SECRET is missing/)
  expect(read).not.toThrow(/too short/)
})

it('has no secret of its own', () => {
  const { ADMIN_PASSWORD, ...config } = configFor('x', 'http://x')
  const env = Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]))
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
    expect(() => readOrdersConfig({ ...env, [name]: '' })).toThrow(`${name} is missing`)
  expect(readOrdersConfig(env).ADMIN_PASSWORD).toBeUndefined()
})
