import Type, { type Static } from 'typebox'
import { readConfig } from '@smm/http-service/read-config'
import { PublicKeySetting, sealingSettings } from '@smm/http-service/staff/session-signature'
import { supplierSettings } from '@smm/http-service/suppliers/supplier-access'
import { tracingSettings } from '@smm/http-service/observability/trace'

const Config = Type.Object({
  CATALOGUE_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3003 }),
  HOST: Type.String({ default: '127.0.0.1' }),
  CATALOGUE_DATABASE_URL: Type.String(),
  REDIS_URL: Type.String(),
  REDIS_NAMESPACE: Type.String({ default: 'smm' }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  /** Port of /metrics; not served when absent. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  ...tracingSettings,
  /** Public address of the shop: https makes the session cookie secure. */
  PUBLIC_ORIGIN: Type.String({ default: 'http://localhost:3000' }),
  /** Addresses of the gateway (CIDR), separated by commas. */
  TRUSTED_PROXIES: Type.String({ default: '' }),
  ...sealingSettings,
  STAFF_SESSION_PUBLIC_KEY: PublicKeySetting,
  ...supplierSettings,
  SMM_API_URL: Type.String({ pattern: '^https?://' }),
  SMM_API_KEY: Type.String({ minLength: 1 }),
  /** Exchange rate: reais per unit of the supplier's currency. */
  SMM_RATE_TO_BRL: Type.Number({ exclusiveMinimum: 0, maximum: 1_000, default: 1 }),
  SYNC_EVERY_MINUTES: Type.Integer({ minimum: 1, maximum: 10_080, default: 60 }),
  /** A price change above this is held until an administrator accepts it. */
  SYNC_HOLD_ABOVE_PERCENT: Type.Number({ exclusiveMinimum: 0, default: 50 }),
})
export type Config = Static<typeof Config>

export const readCatalogueConfig = (env: NodeJS.ProcessEnv = process.env): Config => readConfig(Config, env)
