import Type, { type Static } from 'typebox'
import { readConfig } from '@smm/http-service/read-config'
import { tracingSettings } from '@smm/http-service/trace'
import { pixProviders, pixSettings } from './pix/settings-of.ts'

const secret = (minLength: number) => Type.String({ minLength })
const url = Type.String({ pattern: '^https?://' })
/** Needed by some banks only: see `pixSettings`. */
const given = Type.String({ default: '' })

const Schema = Type.Object({
  ORDERS_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3002 }),
  HOST: Type.String({ default: '127.0.0.1' }),
  ORDERS_DATABASE_URL: Type.String({ minLength: 1 }),
  REDIS_URL: Type.String({ minLength: 1 }),
  REDIS_NAMESPACE: Type.String({ default: 'smm' }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  /** Where /metrics is served; nowhere when absent. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  ...tracingSettings,
  /** Where visitors reach the shop; https makes cookies `Secure`. */
  PUBLIC_ORIGIN: Type.String({ default: 'http://localhost:3000' }),
  /** Addresses (CIDR, by comma) whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: Type.String({ default: '127.0.0.1/32,::1/128' }),

  STAFF_SESSION_SECRET: secret(32),
  ADMIN_USERNAME: Type.String({ minLength: 1, maxLength: 200, default: 'admin' }),
  ADMIN_PASSWORD: Type.Optional(Type.String({ minLength: 12, maxLength: 1024 })),

  PIX_PROVIDER: Type.Enum(pixProviders, { default: 'api-pix' }),
  PIX_API_URL: url,
  PIX_TOKEN_URL: given,
  /** Who we are to the bank. Mercado Pago wants only the secret (its access token), PagHiper its apiKey and token. */
  PIX_CLIENT_ID: given,
  PIX_CLIENT_SECRET: given,
  /** Our PIX key, where the money goes. */
  PIX_KEY: given,
  /** Some banks want a key of the application besides. */
  PIX_APP_KEY: given,
  /** Some want to know who pays, and the chat does not ask: who stands in. CPF or CNPJ without points. */
  PIX_PAYER_EMAIL: given,
  PIX_PAYER_NAME: given,
  PIX_PAYER_DOCUMENT: given,
  /** What the bank calls; the secret is added to it. Nothing is registered without it. */
  PIX_WEBHOOK_URL: Type.Optional(url),
  PIX_WEBHOOK_SECRET: given,
  /** The one before, while the bank may still use it. */
  PIX_WEBHOOK_SECRET_BEFORE: Type.Optional(secret(16)),
  PIX_EXPIRY_MINUTES: Type.Integer({ minimum: 1, maximum: 1_440, default: 60 }),
  /** PEM files of the certificate that the bank gave us, its key, and an authority that Node does not know. */
  PIX_TLS_CERT_FILE: Type.Optional(Type.String()),
  PIX_TLS_KEY_FILE: Type.Optional(Type.String()),
  PIX_TLS_CA_FILE: Type.Optional(Type.String()),

  SMM_API_URL: Type.String({ pattern: '^https?://' }),
  SMM_API_KEY: secret(1),
  /** What one unit of the supplier's currency costs in reais: the same as in the catalogue, which reckons costs by it. */
  SMM_RATE_TO_BRL: Type.Number({ exclusiveMinimum: 0, maximum: 1_000, default: 1 }),
  /** How often the supplier is asked about a young order; older ones are asked less and less often. */
  SMM_POLL_SECONDS: Type.Number({ minimum: 0.2, maximum: 3_600, default: 5 }),
  /** How long an order may take to be answered. */
  SMM_ADD_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 20_000 }),
})

export type Settings = Static<typeof Schema>

export const readSettings = (env: NodeJS.ProcessEnv = process.env): Settings =>
  readConfig(Type.Object({ ...Schema.properties, ...pixSettings(env) }), env) as Settings
