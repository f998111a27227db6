import { listOf, readConfig } from '@smm/http-service/read-config'
import { tracingSettings, type TracingSettings } from '@smm/http-service/trace'
import Type, { type Static } from 'typebox'

const Port = (value: number) => Type.Integer({ minimum: 0, maximum: 65_535, default: value })
const Address = (value: string) => Type.String({ minLength: 1, default: value })

/** Names of settings as in the environment. Addresses of services may be several, with commas between them. */
export const Settings = Type.Object({
  PORT: Port(3000),
  HOST: Address('0.0.0.0'),
  /** Lets another gateway of this machine listen on the same port, so that one can take over from the other. Linux only. */
  SHARE_PORT: Type.Boolean({ default: false }),
  LOG_LEVEL: Address('info'),
  /** Where visitors come: canonical addresses and the site map say so. */
  PUBLIC_ORIGIN: Type.String({ pattern: '^https?://[^/]+$', default: 'http://localhost:3000' }),
  CHAT_URL: Address('http://127.0.0.1:3001'),
  ORDERS_URL: Address('http://127.0.0.1:3002'),
  CATALOGUE_URL: Address('http://127.0.0.1:3003'),
  /** The build of each web app: a folder, or the http address it is served at. */
  SHELL_URL: Type.Optional(Type.String({ minLength: 1 })),
  STOREFRONT_URL: Type.Optional(Type.String({ minLength: 1 })),
  ADMIN_URL: Type.Optional(Type.String({ minLength: 1 })),
  /** Where the last builds are kept over a restart; in memory only when absent. */
  RELEASES_DIR: Type.Optional(Type.String({ minLength: 1 })),
  REMOTES_POLL_MS: Type.Integer({ minimum: 100, default: 5000 }),
  /** Addresses (CIDR, with commas) whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: Type.String({ pattern: '^[0-9a-fA-F:./, ]*$', default: '' }),
  /** Where /metrics is served, beside the public port; nowhere when absent. */
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
  pollMs: number
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
