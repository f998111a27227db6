import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Container = {
  cap_drop: string[]
  cap_add?: string[]
  security_opt: string[]
  read_only: boolean
  privileged?: boolean
  pids_limit: number
  mem_limit: string
  networks: string[]
  ports?: string[]
  volumes?: string[]
  command?: string[]
  healthcheck?: { test?: string[] }
  environment?: Record<string, string>
}
type Compose = { services: Record<string, Container>; networks: Record<string, { internal?: boolean }> }

const text = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8')
const { services, networks } = parse(text, { merge: true }) as Compose
const containers = Object.entries(services)
const names = (isOne: (container: Container) => unknown) =>
  containers.filter(([, container]) => isOne(container)).map(([name]) => name)
const knowing = (setting: string) => names(({ environment = {} }) => setting in environment)

describe.each(containers)('the container of %s', (_name, container) => {
  it('has no more rights than it needs', () => {
    expect(container).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
      pids_limit: expect.any(Number),
      mem_limit: expect.any(String),
    })
    expect(container).not.toHaveProperty('privileged')
    expect(container.volumes?.join() ?? '').not.toContain('docker.sock')
  })

  it('shows no password in a command line, which every process of the machine may read', () => {
    const lines = [...(container.command ?? []), ...(container.healthcheck?.test ?? [])].join(' ')
    expect(lines).not.toMatch(/\$\{|requirepass|--pass|-a /)
  })
})

it('only the stores gain capabilities back, and the web servers the one that their program is marked with', () => {
  expect(names(({ cap_add }) => cap_add)).toEqual(['shell', 'storefront', 'admin', 'postgres'])
  for (const name of ['shell', 'storefront', 'admin'])
    expect(services[name]!.cap_add).toEqual(['NET_BIND_SERVICE'])
})

it('only the gateway is open to the world, and the stores have no way out', () => {
  expect(names(({ ports }) => ports)).toEqual(['gateway', 'sandbox'])
  expect(services['sandbox']!.ports!.every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
  for (const store of ['postgres', 'redis']) expect(services[store]!.networks).toEqual(['data'])
  expect(networks['data']).toEqual({ internal: true })
})

it('what opens everything is known to whoever needs it alone', () => {
  const migrations = ['chat-migration', 'orders-migration', 'catalogue-migration']
  expect(knowing('DATABASE_ADMIN_URL')).toEqual(migrations)
  expect(knowing('POSTGRES_PASSWORD')).toEqual(['postgres'])
  expect(knowing('STAFF_SESSION_PRIVATE_KEY')).toEqual(['orders'])
  expect(knowing('SECOND_STEP_KEY')).toEqual(['orders'])
  expect(knowing('PIX_CLIENT_SECRET')).toEqual(['orders'])
  expect(knowing('SUPPLIER_KEYS_SECRET')).toEqual(['orders', 'catalogue'])
  expect(knowing('ORDER_LINK_SECRET')).toEqual(['chat', 'orders'])
})

it.each(['chat', 'orders', 'catalogue'])('%s signs in to the stores as itself', (name) => {
  const { REDIS_URL: redis, ...others } = services[name]!.environment!
  expect(redis).toMatch(new RegExp(`^redis://${name}:`))
  expect(others[`${name.toUpperCase()}_DATABASE_URL`]).toMatch(new RegExp(`^postgres://${name}:`))
})
