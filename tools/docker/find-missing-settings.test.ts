import { readFileSync } from 'node:fs'
import { siteSettings } from '../build/site-settings.mjs'
import { appsOf, readPorts } from '../apps.mjs'
import type { App } from '../storm/fleet/replicate-apps.ts'
import { readAppSettings } from './read-app-settings.ts'
import { settingsOfCompose, findMissingSettings, namesIn, readCompose } from './find-missing-settings.ts'

const root = new URL('../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')
const compose = text('docker-compose.yml')
const envExample = text('.env.example')
const dockerfile = text('tools/docker/service.Dockerfile')

let reads: Record<string, string[]>

beforeAll(async () => {
  reads = await readAppSettings()
})

test('every app gets every setting that it reads, and .env.example names all that one may choose', () => {
  expect(Object.keys(reads).sort()).toEqual(['catalogue', 'chat', 'gateway', 'orders', 'sandbox'])
  expect(reads['orders']).toEqual(
    expect.arrayContaining(['ORDERS_DATABASE_URL', 'PIX_TOKEN_URL', 'PIX_APP_KEY', 'METRICS_PORT']),
  )
  expect(findMissingSettings({ reads, compose, dockerfile, envExample })).toEqual([])
})

test('a setting that is left out is noticed', () => {
  const without = (file: string, line: RegExp) => {
    expect(file).toMatch(line)
    return file.replace(line, '')
  }
  const missing = (change: object) =>
    findMissingSettings({ reads, compose, dockerfile, envExample, ...change })
  expect(missing({ compose: without(compose, /^ +SMM_RATE_TO_BRL:.*\n/m) })).toEqual([
    'orders reads SMM_RATE_TO_BRL: docker-compose.yml does not pass it',
  ])
  expect(missing({ compose: without(compose, /^ +METRICS_PORT:.*\n/m) })).toHaveLength(4)
  expect(missing({ envExample: without(envExample, /^PIX_KEY=.*\n/m) })).toEqual([
    'docker-compose.yml asks for PIX_KEY: .env.example does not name it',
  ])
  expect(missing({ reads: { chat: ['A_NEW_SETTING'] } })).toEqual([
    'chat reads A_NEW_SETTING: docker-compose.yml does not pass it',
  ])
})

test('who sells is told to every page that is built, and to every service', () => {
  const names = Object.keys(siteSettings())
  expect(names).toEqual(expect.arrayContaining(['SITE_NAME', 'SITE_CNPJ', 'SITE_WHATSAPP']))
  const { services } = readCompose(compose)
  for (const app of ['shell', 'storefront', 'admin'])
    expect(Object.keys(services[app]!.build!.args)).toEqual(expect.arrayContaining(names))
  for (const app of ['gateway', 'chat', 'orders', 'catalogue'])
    expect(Object.keys(services[app]!.environment!)).toEqual(expect.arrayContaining(names))
  const taken = [...text('tools/docker/web.Dockerfile').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)
  expect(taken).toEqual(expect.arrayContaining(names))
})

test('npm start passes on every setting that one may give', () => {
  expect(notPassedOn(appsOf)).toEqual([])
  const forgetful = (given: Given) => appsOf({ ...given, env: { ...given.env, MODEL_URL: '' } })
  expect(notPassedOn(forgetful)).toEqual(['chat: MODEL_URL'])
})

test('.env.example names nothing that nobody asks for', () => {
  const asked = settingsOfCompose(compose)
  expect([...namesIn(envExample)].filter((name) => !asked.has(name))).toEqual(['COMPOSE_PROFILES'])
})

test('the stores are on a network of their own, and only the gateway is published', () => {
  const { services } = readCompose(compose)
  const on = (network: string) =>
    Object.keys(services).filter((name) => services[name]!.networks.includes(network))
  expect(on('edge').sort()).toEqual(['gateway', 'sandbox'])
  expect(on('data').sort()).toEqual([
    'catalogue',
    'catalogue-migration',
    'chat',
    'chat-migration',
    'orders',
    'orders-migration',
    'postgres',
    'redis',
  ])
  const published = Object.keys(services).filter((name) => services[name]!.ports)
  expect(published.sort()).toEqual(['gateway', 'sandbox'])
  expect(services['sandbox']).toMatchObject({ profiles: ['sandbox'] })
  expect(services['sandbox']!.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)])
})

test('every container keeps its log within bounds and is started again when it ends', () => {
  const { services } = readCompose(compose)
  for (const [name, service] of Object.entries(services)) {
    expect(service).toMatchObject({
      restart: name.endsWith('-migration') ? 'no' : 'unless-stopped',
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    })
  }
})

test('a service migrates nothing: its database has an owner, whose address it is not given', () => {
  const { services } = readCompose(compose)
  for (const name of ['chat', 'orders', 'catalogue']) {
    expect(services[name]!.environment).not.toHaveProperty('DATABASE_ADMIN_URL')
    expect(Object.values(services[name]!.environment!).join()).not.toContain('POSTGRES_PASSWORD')
    expect(services[name]).toMatchObject({
      depends_on: { [`${name}-migration`]: { condition: 'service_completed_successfully' } },
    })
    expect(services[`${name}-migration`]).toMatchObject({ command: ['node', 'main.mjs', 'migrate'] })
  }
})

type Given = {
  ports: object
  secrets: object
  stores: object
  dataDir: string
  env: Record<string, string>
  isWatching: boolean
}

/** Settings that an app reads and `npm start` does not pass on, with every setting given. */
function notPassedOn(start: (given: Given) => App[]): string[] {
  const nameItself = (name: string) => name
  const stores = { redisUrlOf: nameItself, databaseUrl: nameItself, adminUrlOf: nameItself }
  return Object.entries(reads).flatMap(([app, names]) => {
    const env = Object.fromEntries(names.map((name) => [name, 'given']))
    const apps = start({
      ports: readPorts({}),
      secrets: {},
      stores,
      dataDir: '/',
      isWatching: false,
      // The sandbox is not started for somebody who has a bank.
      env: { ...env, PIX_PROVIDER: app === 'sandbox' ? '' : 'efi' },
    })
    const { env: got } = apps.find(({ name }) => name === app)!
    return names.filter((name) => !(name in got)).map((name) => `${app}: ${name}`)
  })
}
