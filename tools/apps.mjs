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

/** Without a bank or a reseller of its own, the run gets the sandbox. */
const needsSandbox = (env) => !env.PIX_PROVIDER || !env.SMM_API_URL

export function appsOf({ ports, secrets, stores, dataDir, env, isWatching }) {
  const origin = env.PUBLIC_ORIGIN || `http://localhost:${ports.PORT}`
  const sandbox = `http://127.0.0.1:${ports.SANDBOX_PORT}`
  const given = (...prefixes) =>
    Object.fromEntries(
      Object.entries(env).filter(
        ([name, value]) => value && prefixes.some((prefix) => name.startsWith(prefix)),
      ),
    )
  const everywhere = {
    ...given('SITE_', 'OTEL_'),
    PATH: env.PATH,
    NODE_ENV: 'production',
    TZ: 'UTC',
    MALLOC_ARENA_MAX: '2',
    HOST: env.HOST || '127.0.0.1',
    LOG_LEVEL: env.LOG_LEVEL || 'info',
    PUBLIC_ORIGIN: origin,
    REDIS_URL: stores.redisUrl,
    STAFF_SESSION_SECRET: env.STAFF_SESSION_SECRET || secrets.STAFF_SESSION_SECRET,
  }
  // Services believe the gateway's word on where a request comes from; the gateway itself believes nobody.
  const behindGateway = { ...given('REDIS_NAMESPACE'), TRUSTED_PROXIES: '127.0.0.1/32' }
  const supplier = {
    SMM_API_URL: env.SMM_API_URL || `${sandbox}/smm/api/v2`,
    SMM_API_KEY: env.SMM_API_KEY || 'sandbox',
  }
  const bank = env.PIX_PROVIDER
    ? {}
    : {
        PIX_PROVIDER: 'api-pix',
        PIX_API_URL: `${sandbox}/bank/v2`,
        PIX_TOKEN_URL: `${sandbox}/bank/oauth/token`,
        PIX_CLIENT_ID: 'sandbox',
        PIX_CLIENT_SECRET: 'sandbox',
        PIX_KEY: 'pix@smmbrasil.example',
        PIX_WEBHOOK_URL: `http://127.0.0.1:${ports.PORT}/api/webhooks/pix/api-pix`,
      }
  // Side by side they cannot share a port: the one that is given and those after it, in this order.
  const measured = ['gateway', 'chat', 'orders', 'catalogue']
  const metrics = (name) =>
    env.METRICS_PORT && measured.includes(name)
      ? { METRICS_PORT: String(Number(env.METRICS_PORT) + measured.indexOf(name)) }
      : {}
  // Memory comes before speed: without a limit, what is young in the heap grows to 190 MB before it is looked through.
  // Source maps would cost 60 MB more in every process, and the names of functions are kept in the build.
  const app = (name, port, settings) => ({
    name,
    args: isWatching
      ? ['--watch', `apps/${name}/src/main.ts`]
      : ['--max-semi-space-size=16', `apps/${name}/dist/main.mjs`],
    env: { ...everywhere, ...metrics(name), ...settings },
    ready: `http://127.0.0.1:${port}/readyz`,
  })
  return [
    ...(needsSandbox(env)
      ? [
          app('sandbox', ports.SANDBOX_PORT, {
            ...given('SANDBOX_'),
            SANDBOX_PORT: String(ports.SANDBOX_PORT),
            SANDBOX_DATA_DIR: env.SANDBOX_DATA_DIR || join(dataDir, 'sandbox'),
          }),
        ]
      : []),
    app('catalogue', ports.CATALOGUE_PORT, {
      ...behindGateway,
      ...given('SYNC_', 'SMM_'),
      ...supplier,
      CATALOGUE_PORT: String(ports.CATALOGUE_PORT),
      CATALOGUE_DATABASE_URL: stores.databaseUrl('CATALOGUE'),
    }),
    app('orders', ports.ORDERS_PORT, {
      ...behindGateway,
      ...given('PIX_', 'SMM_'),
      ...supplier,
      ...bank,
      ORDERS_PORT: String(ports.ORDERS_PORT),
      ORDERS_DATABASE_URL: stores.databaseUrl('ORDERS'),
      PIX_WEBHOOK_SECRET: env.PIX_WEBHOOK_SECRET || secrets.PIX_WEBHOOK_SECRET,
      ADMIN_USERNAME: env.ADMIN_USERNAME || 'admin',
      ADMIN_PASSWORD: env.ADMIN_PASSWORD || secrets.ADMIN_PASSWORD,
    }),
    app('chat', ports.CHAT_PORT, {
      ...behindGateway,
      ...given('CHAT_', 'MODEL_'),
      CHAT_PORT: String(ports.CHAT_PORT),
      CHAT_DATABASE_URL: stores.databaseUrl('CHAT'),
      ALLOWED_ORIGINS: env.ALLOWED_ORIGINS || [origin, `http://127.0.0.1:${ports.PORT}`].join(','),
    }),
    app('gateway', ports.PORT, {
      ...given('SHARE_PORT', 'SHELL_URL', 'STOREFRONT_URL', 'ADMIN_URL', 'RELEASES_DIR', 'REMOTES_POLL_MS'),
      TRUSTED_PROXIES: env.TRUSTED_PROXIES || '',
      PORT: String(ports.PORT),
      CHAT_URL: `http://127.0.0.1:${ports.CHAT_PORT}`,
      ORDERS_URL: `http://127.0.0.1:${ports.ORDERS_PORT}`,
      CATALOGUE_URL: `http://127.0.0.1:${ports.CATALOGUE_PORT}`,
    }),
  ]
}
