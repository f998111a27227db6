import { listOf, readConfig } from '@smm/http-service/read-config'
import { tracingSettings, type TracingSettings } from '@smm/http-service/observability/trace'
import Type, { type Static } from 'typebox'

const Port = (value: number) => Type.Integer({ minimum: 0, maximum: 65_535, default: value })
const Address = (value: string) => Type.String({ minLength: 1, default: value })

/** Settings by their names in the environment. A service may have several addresses, separated by commas. */
const Settings = Type.Object({
  PORT: Port(3000),
  HOST: Address('0.0.0.0'),
  /** Lets a second gateway of this machine listen on the same port, so one can be restarted at a time. Linux only. */
  SHARE_PORT: Type.Boolean({ default: false }),
  LOG_LEVEL: Address('info'),
  /** The origin visitors use, for canonical addresses and the sitemap. */
  PUBLIC_ORIGIN: Type.String({ pattern: '^https?://[^/]+$', default: 'http://localhost:3000' }),
  CHAT_URL: Address('http://127.0.0.1:3001'),
  ORDERS_URL: Address('http://127.0.0.1:3002'),
  CATALOGUE_URL: Address('http://127.0.0.1:3003'),
  /** The build of each web app: a folder, or the http address it is served at. */
  SHELL_URL: Type.Optional(Type.String({ minLength: 1 })),
  STOREFRONT_URL: Type.Optional(Type.String({ minLength: 1 })),
  ADMIN_URL: Type.Optional(Type.String({ minLength: 1 })),
  /** Folder of the retained releases; they are only in memory when absent. */
  RELEASES_DIR: Type.Optional(Type.String({ minLength: 1 })),
  /** Marks every page as a demonstration: its orders are examples. */
  IS_DEMO: Type.Boolean({ default: false }),
  REMOTES_POLL_MS: Type.Integer({ minimum: 100, default: 5000 }),
  /** Addresses (CIDR, separated by commas) whose X-Forwarded-* headers are trusted. */
  TRUSTED_PROXIES: Type.String({ pattern: '^[0-9a-fA-F:./, ]*$', default: '' }),
  /** The port of /metrics; it is not served when absent. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  ...tracingSettings,
})

export type Config = {
  port: number
  host: string
  sharesPort?: boolean
  logLevel: string
  publicOrigin: string
  services: { chat: string[]; orders: string[]; catalogue: string[] }
  webApps: { shell: string; storefront: string; admin: string }
  releasesDir?: string
  isDemo?: boolean
  pollMs: number
  /** How long a visitor waits for a service that is away; the default of each way when absent. */
  patienceMs?: number
  trustedProxies: string[]
  metricsPort?: number
  tracing?: TracingSettings
}

export function configFrom(env: NodeJS.ProcessEnv = process.env): Config {
  const settings = readConfig(Settings, env)
  return {
    port: settings.PORT,
    host: settings.HOST,
    sharesPort: settings.SHARE_PORT,
    logLevel: settings.LOG_LEVEL,
    publicOrigin: settings.PUBLIC_ORIGIN,
    services: {
      chat: listOf(settings.CHAT_URL),
      orders: listOf(settings.ORDERS_URL),
      catalogue: listOf(settings.CATALOGUE_URL),
    },
    webApps: webApps(settings),
    releasesDir: settings.RELEASES_DIR,
    isDemo: settings.IS_DEMO,
    pollMs: settings.REMOTES_POLL_MS,
    trustedProxies: listOf(settings.TRUSTED_PROXIES),
    metricsPort: settings.METRICS_PORT,
    tracing: settings,
  }
}

function webApps(settings: Static<typeof Settings>): Config['webApps'] {
  const beside = (app: string) => new URL(`../../${app}/dist`, import.meta.url).pathname
  return {
    shell: settings.SHELL_URL ?? beside('shell'),
    storefront: settings.STOREFRONT_URL ?? beside('storefront'),
    admin: settings.ADMIN_URL ?? beside('admin'),
  }
}
