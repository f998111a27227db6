// The apps that make the product on one machine, and their settings.
import { join } from 'node:path'
import { createConnection } from 'node:net'

const defaults = {
  PORT: 3000,
  CHAT_PORT: 3001,
  ORDERS_PORT: 3002,
  CATALOGUE_PORT: 3003,
  SANDBOX_PORT: 3900,
  SANDBOX_SMTP_PORT: 3925,
}

export const readPorts = (env) =>
  Object.fromEntries(Object.entries(defaults).map(([name, port]) => [name, Number(env[name] || port)]))

/** The names of settings that are not a port number. */
export const wrongPorts = (ports) =>
  Object.keys(ports).filter(
    (name) => !(Number.isInteger(ports[name]) && ports[name] > 0 && ports[name] < 65_536),
  )

/** The ports that another process listens on. */
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

/** The apps of a run: command line, environment and readiness address of each. */
export function appsOf(run) {
  const names = ['catalogue', 'orders', 'chat', 'gateway']
  return (needsSandbox(run.env) ? ['sandbox', ...names] : names).map((name) => appOf(name, run))
}

/** Without a bank or a reseller of its own, the run gets the sandbox. */
const needsSandbox = (env) => !env.PIX_PROVIDER || !env.SMM_API_URL

// Memory comes before speed: without a limit the young generation grows to 190 MB before it is collected.
// Source maps would cost 60 MB more in every process, and the names of functions are kept in the build.
const appOf = (name, run) => ({
  name,
  args: run.isWatching
    ? ['--watch', `apps/${name}/src/main.ts`]
    : ['--max-semi-space-size=16', `apps/${name}/dist/main.mjs`],
  env: { ...everywhere(run), ...metricsOf(name, run.env), ...settings[name](run) },
  ...migrationOf(name, run),
  ready: `http://127.0.0.1:${run.ports[portName(name)]}/readyz`,
})

// Run once before the app, as the owner of its database. With an address of its own the app migrates by itself.
const migrationOf = (name, { stores, isWatching, env }) => {
  const service = name.toUpperCase()
  const adminUrl = databases.includes(service) && stores.adminUrlOf(service)
  if (!adminUrl) return {}
  const args = [isWatching ? `apps/${name}/src/main.ts` : `apps/${name}/dist/main.mjs`, 'migrate']
  const addresses = { [`${service}_DATABASE_URL`]: stores.databaseUrl(service), DATABASE_ADMIN_URL: adminUrl }
  return { migration: { args, env: { ...programOf(env), ...addresses } } }
}
const databases = ['CHAT', 'ORDERS', 'CATALOGUE']

const portName = (name) => (name === 'gateway' ? 'PORT' : `${name.toUpperCase()}_PORT`)

const originOf = ({ ports, env }) => env.PUBLIC_ORIGIN || `http://localhost:${ports.PORT}`

const programOf = (env) => ({
  ...given(env, 'NODE_COMPILE_CACHE'),
  PATH: env.PATH,
  NODE_ENV: 'production',
  TZ: 'UTC',
})

const everywhere = ({ ports, env }) => ({
  ...programOf(env),
  ...given(env, 'SITE_', 'OTEL_'),
  MALLOC_ARENA_MAX: '2',
  HOST: env.HOST || '127.0.0.1',
  LOG_LEVEL: env.LOG_LEVEL || 'info',
  PUBLIC_ORIGIN: originOf({ ports, env }),
})

// Apps on one machine cannot share a metrics port: they take the given one and the next ones, in this order.
const measured = ['gateway', 'chat', 'orders', 'catalogue']
const metricsOf = (name, env) =>
  env.METRICS_PORT && measured.includes(name)
    ? { METRICS_PORT: String(Number(env.METRICS_PORT) + measured.indexOf(name)) }
    : {}

/** The settings of each app, besides those of all. */
const settings = {
  sandbox: ({ ports, env, dataDir }) => ({
    ...given(env, 'SANDBOX_'),
    SANDBOX_PORT: String(ports.SANDBOX_PORT),
    ...(ports.SANDBOX_SMTP_PORT && { SANDBOX_SMTP_PORT: String(ports.SANDBOX_SMTP_PORT) }),
    SANDBOX_DATA_DIR: env.SANDBOX_DATA_DIR || join(dataDir, 'sandbox'),
  }),
  catalogue: ({ ports, env, stores, secrets }) => ({
    ...behindGateway({ env, secrets }),
    ...given(env, 'SYNC_', 'SMM_'),
    ...supplierOf(ports, env, secrets),
    CATALOGUE_PORT: String(ports.CATALOGUE_PORT),
    REDIS_URL: stores.redisUrlOf('CATALOGUE'),
    CATALOGUE_DATABASE_URL: stores.databaseUrl('CATALOGUE'),
  }),
  orders: ({ ports, env, stores, secrets, dataDir }) => ({
    ...behindGateway({ env, secrets }),
    ...given(env, 'PIX_', 'SMM_', 'FENCE_', 'CHARGE', 'REFUND_', 'SMTP_', 'MAIL_', 'TELEGRAM_', 'ALERT_'),
    ...sandboxMail(ports, env),
    ...sandboxAlerts(ports, env),
    // CHAT_LIMITS=off lifts all limits of a run, as benches and journeys need it.
    CHARGE_LIMITS: env.CHARGE_LIMITS || env.CHAT_LIMITS || 'on',
    // Long enough to see and to cancel, where the sandbox delivers within seconds.
    HOLD_BEFORE_SENDING_S: env.HOLD_BEFORE_SENDING_S || (env.SMM_API_URL ? '60' : '3'),
    ...supplierOf(ports, env, secrets),
    ...(env.PIX_PROVIDER ? {} : sandboxBank(ports)),
    ORDER_LINK_SECRET: env.ORDER_LINK_SECRET || secrets.ORDER_LINK_SECRET,
    SECOND_STEP_KEY: env.SECOND_STEP_KEY || secrets.SECOND_STEP_KEY,
    STAFF_SESSION_PRIVATE_KEY: env.STAFF_SESSION_PRIVATE_KEY || secrets.STAFF_SESSION_PRIVATE_KEY,
    ORDERS_PORT: String(ports.ORDERS_PORT),
    REDIS_URL: stores.redisUrlOf('ORDERS'),
    ORDERS_DATABASE_URL: stores.databaseUrl('ORDERS'),
    FENCE_JOURNAL_DIR: env.FENCE_JOURNAL_DIR || join(dataDir, 'fence'),
    PIX_WEBHOOK_SECRET: env.PIX_WEBHOOK_SECRET || secrets.PIX_WEBHOOK_SECRET,
    ADMIN_USERNAME: env.ADMIN_USERNAME || 'admin',
    ADMIN_PASSWORD: env.ADMIN_PASSWORD || secrets.ADMIN_PASSWORD,
    // A newcomer who tries the shop out has no authenticator app at hand.
    SECOND_STEP_ROLES: env.SECOND_STEP_ROLES || 'none',
  }),
  chat: ({ ports, env, stores, secrets }) => ({
    ...behindGateway({ env, secrets }),
    ...given(env, 'CHAT_', 'MODEL_', 'SHORT_LINKS'),
    ORDER_LINK_SECRET: env.ORDER_LINK_SECRET || secrets.ORDER_LINK_SECRET,
    CHAT_PORT: String(ports.CHAT_PORT),
    REDIS_URL: stores.redisUrlOf('CHAT'),
    CHAT_DATABASE_URL: stores.databaseUrl('CHAT'),
    ALLOWED_ORIGINS:
      env.ALLOWED_ORIGINS || [originOf({ ports, env }), `http://127.0.0.1:${ports.PORT}`].join(','),
  }),
  gateway: ({ ports, env, dataDir, isDemo }) => ({
    IS_DEMO: String(isDemo === true),
    ...given(env, 'SHARE_PORT', 'SHELL_URL', 'STOREFRONT_URL', 'ADMIN_URL', 'REMOTES_POLL_MS'),
    // Without a catalogue a gateway that starts shows the last price book, which is kept there.
    RELEASES_DIR: env.RELEASES_DIR || join(dataDir, 'releases'),
    TRUSTED_PROXIES: env.TRUSTED_PROXIES || '',
    PORT: String(ports.PORT),
    CHAT_URL: `http://127.0.0.1:${ports.CHAT_PORT}`,
    ORDERS_URL: `http://127.0.0.1:${ports.ORDERS_PORT}`,
    CATALOGUE_URL: `http://127.0.0.1:${ports.CATALOGUE_PORT}`,
  }),
}

/** The settings of the run whose names begin with a prefix. */
const given = (env, ...prefixes) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => value && prefixes.some((prefix) => name.startsWith(prefix)),
    ),
  )

// Services trust the gateway's X-Forwarded-For; the gateway trusts nobody's.
const behindGateway = ({ env, secrets }) => ({
  ...given(env, 'REDIS_NAMESPACE'),
  TRUSTED_PROXIES: '127.0.0.1/32',
  STAFF_SESSION_SECRET: env.STAFF_SESSION_SECRET || secrets.STAFF_SESSION_SECRET,
  STAFF_SESSION_PUBLIC_KEY: env.STAFF_SESSION_PUBLIC_KEY || secrets.STAFF_SESSION_PUBLIC_KEY,
  STAFF_KEYS_TRANSITION_UNTIL: env.STAFF_KEYS_TRANSITION_UNTIL || secrets.STAFF_KEYS_TRANSITION_UNTIL || '',
})

const sandboxUrl = (ports) => `http://127.0.0.1:${ports.SANDBOX_PORT}`

const supplierOf = (ports, env, secrets) => ({
  SMM_API_URL: env.SMM_API_URL || `${sandboxUrl(ports)}/smm/api/v2`,
  SMM_API_KEY: env.SMM_API_KEY || 'sandbox',
  SUPPLIER_KEYS_SECRET: env.SUPPLIER_KEYS_SECRET || secrets.SUPPLIER_KEYS_SECRET,
  // The sandbox's second reseller is on this machine too.
  SUPPLIER_ADDRESSES: env.SUPPLIER_ADDRESSES || (env.SMM_API_URL ? 'public' : 'any'),
})

// A bench without the port, and a shop with a real bank, send mails by settings of their own alone.
const sandboxMail = (ports, env) =>
  env.SMTP_URL || env.PIX_PROVIDER || !ports.SANDBOX_SMTP_PORT
    ? {}
    : {
        SMTP_URL: `smtp://127.0.0.1:${ports.SANDBOX_SMTP_PORT}`,
        MAIL_FROM: env.MAIL_FROM || 'avisos@smmbrasil.example',
      }

// A shop with a real bank alerts its owner for real.
const sandboxAlerts = (ports, env) =>
  env.PIX_PROVIDER || env.TELEGRAM_API_URL
    ? {}
    : { TELEGRAM_API_URL: `${sandboxUrl(ports)}/alerts/telegram`, ALERT_TEST_ORIGIN: sandboxUrl(ports) }

const sandboxBank = (ports) => ({
  PIX_PROVIDER: 'api-pix',
  PIX_API_URL: `${sandboxUrl(ports)}/bank/v2`,
  PIX_TOKEN_URL: `${sandboxUrl(ports)}/bank/oauth/token`,
  PIX_CLIENT_ID: 'sandbox',
  PIX_CLIENT_SECRET: 'sandbox',
  PIX_KEY: 'pix@smmbrasil.example',
  PIX_WEBHOOK_URL: `http://127.0.0.1:${ports.PORT}/api/webhooks/pix/api-pix`,
})
