// Which apps make the product on one machine, and the settings each of them gets.
import { join } from 'node:path'
import { createConnection } from 'node:net'

const defaults = { PORT: 3000, CHAT_PORT: 3001, ORDERS_PORT: 3002, CATALOGUE_PORT: 3003, SANDBOX_PORT: 3900 }

export const readPorts = (env) =>
  Object.fromEntries(Object.entries(defaults).map(([name, port]) => [name, Number(env[name] || port)]))

/** The settings among `ports` that are no port. */
export const wrongPorts = (ports) =>
  Object.keys(ports).filter(
    (name) => !(Number.isInteger(ports[name]) && ports[name] > 0 && ports[name] < 65_536),
  )

/** The ports of the list that somebody else listens on. */
export async function takenPorts(ports) {
  const taken = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ((await isTaken(port)) ? [name, port] : undefined)),
  )
  return taken.filter(Boolean)
}

const isTaken = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/** The apps of a run, each with how it is started, its settings and where it says that it is ready. */
export function appsOf(run) {
  const names = ['catalogue', 'orders', 'chat', 'gateway']
  return (needsSandbox(run.env) ? ['sandbox', ...names] : names).map((name) => appOf(name, run))
}

/** Without a bank or a reseller of its own, the run gets the sandbox. */
const needsSandbox = (env) => !env.PIX_PROVIDER || !env.SMM_API_URL

// Memory comes before speed: without a limit, what is young in the heap grows to 190 MB before it is looked through.
// Source maps would cost 60 MB more in every process, and the names of functions are kept in the build.
const appOf = (name, run) => ({
  name,
  args: run.isWatching
    ? ['--watch', `apps/${name}/src/main.ts`]
    : ['--max-semi-space-size=16', `apps/${name}/dist/main.mjs`],
  env: { ...everywhere(run), ...metricsOf(name, run.env), ...settings[name](run) },
  ready: `http://127.0.0.1:${run.ports[portName(name)]}/readyz`,
})

const portName = (name) => (name === 'gateway' ? 'PORT' : `${name.toUpperCase()}_PORT`)

const originOf = ({ ports, env }) => env.PUBLIC_ORIGIN || `http://localhost:${ports.PORT}`

const everywhere = ({ ports, env, stores, secrets }) => ({
  ...given(env, 'SITE_', 'OTEL_'),
  PATH: env.PATH,
  NODE_ENV: 'production',
  TZ: 'UTC',
  MALLOC_ARENA_MAX: '2',
  HOST: env.HOST || '127.0.0.1',
  LOG_LEVEL: env.LOG_LEVEL || 'info',
  PUBLIC_ORIGIN: originOf({ ports, env }),
  REDIS_URL: stores.redisUrl,
  STAFF_SESSION_SECRET: env.STAFF_SESSION_SECRET || secrets.STAFF_SESSION_SECRET,
})

// Side by side they cannot share a port: the one that is given and those after it, in this order.
const measured = ['gateway', 'chat', 'orders', 'catalogue']
const metricsOf = (name, env) =>
  env.METRICS_PORT && measured.includes(name)
    ? { METRICS_PORT: String(Number(env.METRICS_PORT) + measured.indexOf(name)) }
    : {}

/** What each app is told besides. */
const settings = {
  sandbox: ({ ports, env, dataDir }) => ({
    ...given(env, 'SANDBOX_'),
    SANDBOX_PORT: String(ports.SANDBOX_PORT),
    SANDBOX_DATA_DIR: env.SANDBOX_DATA_DIR || join(dataDir, 'sandbox'),
  }),
  catalogue: ({ ports, env, stores }) => ({
    ...behindGateway(env),
    ...given(env, 'SYNC_', 'SMM_'),
    ...supplierOf(ports, env),
    CATALOGUE_PORT: String(ports.CATALOGUE_PORT),
    CATALOGUE_DATABASE_URL: stores.databaseUrl('CATALOGUE'),
  }),
  orders: ({ ports, env, stores, secrets }) => ({
    ...behindGateway(env),
    ...given(env, 'PIX_', 'SMM_'),
    ...supplierOf(ports, env),
    ...(env.PIX_PROVIDER ? {} : sandboxBank(ports)),
    ORDERS_PORT: String(ports.ORDERS_PORT),
    ORDERS_DATABASE_URL: stores.databaseUrl('ORDERS'),
    PIX_WEBHOOK_SECRET: env.PIX_WEBHOOK_SECRET || secrets.PIX_WEBHOOK_SECRET,
    ADMIN_USERNAME: env.ADMIN_USERNAME || 'admin',
    ADMIN_PASSWORD: env.ADMIN_PASSWORD || secrets.ADMIN_PASSWORD,
  }),
  chat: ({ ports, env, stores }) => ({
    ...behindGateway(env),
    ...given(env, 'CHAT_', 'MODEL_'),
    CHAT_PORT: String(ports.CHAT_PORT),
    CHAT_DATABASE_URL: stores.databaseUrl('CHAT'),
    ALLOWED_ORIGINS:
      env.ALLOWED_ORIGINS || [originOf({ ports, env }), `http://127.0.0.1:${ports.PORT}`].join(','),
  }),
  gateway: ({ ports, env }) => ({
    ...given(
      env,
      'SHARE_PORT',
      'SHELL_URL',
      'STOREFRONT_URL',
      'ADMIN_URL',
      'RELEASES_DIR',
      'REMOTES_POLL_MS',
    ),
    TRUSTED_PROXIES: env.TRUSTED_PROXIES || '',
    PORT: String(ports.PORT),
    CHAT_URL: `http://127.0.0.1:${ports.CHAT_PORT}`,
    ORDERS_URL: `http://127.0.0.1:${ports.ORDERS_PORT}`,
    CATALOGUE_URL: `http://127.0.0.1:${ports.CATALOGUE_PORT}`,
  }),
}

/** The settings of the run itself whose names begin so. */
const given = (env, ...prefixes) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => value && prefixes.some((prefix) => name.startsWith(prefix)),
    ),
  )

// Services believe the gateway's word on where a request comes from; the gateway itself believes nobody.
const behindGateway = (env) => ({ ...given(env, 'REDIS_NAMESPACE'), TRUSTED_PROXIES: '127.0.0.1/32' })

const sandboxUrl = (ports) => `http://127.0.0.1:${ports.SANDBOX_PORT}`

const supplierOf = (ports, env) => ({
  SMM_API_URL: env.SMM_API_URL || `${sandboxUrl(ports)}/smm/api/v2`,
  SMM_API_KEY: env.SMM_API_KEY || 'sandbox',
})

const sandboxBank = (ports) => ({
  PIX_PROVIDER: 'api-pix',
  PIX_API_URL: `${sandboxUrl(ports)}/bank/v2`,
  PIX_TOKEN_URL: `${sandboxUrl(ports)}/bank/oauth/token`,
  PIX_CLIENT_ID: 'sandbox',
  PIX_CLIENT_SECRET: 'sandbox',
  PIX_KEY: 'pix@smmbrasil.example',
  PIX_WEBHOOK_URL: `http://127.0.0.1:${ports.PORT}/api/webhooks/pix/api-pix`,
})
