import Type, { type Static } from 'typebox'
import { staffRoles } from '@smm/contracts/access'
import { readConfig } from '@smm/http-service/read-config'
import { PrivateKeySetting, sealingSettings } from '@smm/http-service/staff/session-signature'
import { supplierSettings } from '@smm/http-service/suppliers/supplier-access'
import { tracingSettings } from '@smm/http-service/observability/trace'
import { mailSettings, mailSettingsFor } from './mail/mail-settings.ts'
import { pixProviders, pixSettings } from './pix/pix-settings.ts'

const secret = (minLength: number) => Type.String({ minLength })
const url = Type.String({ pattern: '^https?://' })
/** Required by some banks only: see `pixSettings`. */
const optionalText = Type.String({ default: '' })

const anyRole = `(${staffRoles.join('|')})`
const roleList = `^(none|${anyRole}(,${anyRole})*)$`

const Schema = Type.Object({
  ORDERS_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3002 }),
  HOST: Type.String({ default: '127.0.0.1' }),
  ORDERS_DATABASE_URL: Type.String({ minLength: 1 }),
  REDIS_URL: Type.String({ minLength: 1 }),
  REDIS_NAMESPACE: Type.String({ default: 'smm' }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  /** Folder of this machine that remembers submissions, outside the database and its backups. */
  FENCE_JOURNAL_DIR: Type.Optional(Type.String({ minLength: 1 })),
  /** A Redis on another machine that remembers them, where services run on several. */
  FENCE_REDIS_URL: Type.Optional(Type.String({ minLength: 1 })),
  /** No witness of submissions holds the others up for longer. */
  FENCE_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 1_000 }),
  /** The port of /metrics, which is not served without it. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  ...tracingSettings,
  /** The public URL of the shop; https makes cookies `Secure`. */
  PUBLIC_ORIGIN: Type.String({ default: 'http://localhost:3000' }),
  /** Addresses (CIDR, by comma) whose X-Forwarded-* headers are trusted. */
  TRUSTED_PROXIES: Type.String({ default: '127.0.0.1/32,::1/128' }),

  ...sealingSettings,
  /** Signs the sessions of staff, whom this service alone signs in. */
  STAFF_SESSION_PRIVATE_KEY: PrivateKeySetting,
  /**
   * Encrypts the secrets of second steps and of the owner's alert channels. Another one ends them all: each step is enrolled
   * again after a recovery code, each channel is added again.
   */
  SECOND_STEP_KEY: secret(32),
  /** Signs the links of order pages, their cookies and the invitations to the chat. A new one ends all links. */
  ORDER_LINK_SECRET: secret(32),
  ADMIN_USERNAME: Type.String({ minLength: 1, maxLength: 200, default: 'admin' }),
  ADMIN_PASSWORD: Type.Optional(Type.String({ minLength: 12, maxLength: 1024 })),

  /** Roles, by comma, that sign in with a second step alone; `none` demands it of nobody. */
  SECOND_STEP_ROLES: Type.String({ pattern: roleList, default: 'owner,finance' }),
  /** In reais: refunds of an order above it ask staff to prove their identity again. */
  REFUND_PROOF_ABOVE: Type.Number({ minimum: 0, maximum: 1_000_000, default: 100 }),

  PIX_PROVIDER: Type.Enum(pixProviders, { default: 'api-pix' }),
  PIX_API_URL: url,
  PIX_TOKEN_URL: optionalText,
  /** Our credentials at the bank. Mercado Pago needs only the secret (its access token), PagHiper its apiKey and token. */
  PIX_CLIENT_ID: optionalText,
  PIX_CLIENT_SECRET: optionalText,
  /** Our PIX key, where the money goes. */
  PIX_KEY: optionalText,
  /** Some banks require an application key as well. */
  PIX_APP_KEY: optionalText,
  /** Some banks require a payer, and the chat asks for none: the stand-in. CPF or CNPJ in digits. */
  PIX_PAYER_EMAIL: optionalText,
  PIX_PAYER_NAME: optionalText,
  PIX_PAYER_DOCUMENT: optionalText,
  /** The webhook's URL, with the secret appended where the bank signs nothing. Without it the bank is given no address. */
  PIX_WEBHOOK_URL: Type.Optional(url),
  PIX_WEBHOOK_SECRET: optionalText,
  /** The previous secret, accepted while the bank may still send it. */
  PIX_WEBHOOK_SECRET_BEFORE: Type.Optional(secret(16)),
  /** The bank's fee for each PIX, for the profit in the panel: a share of the amount, and centavos. */
  PIX_FEE_PERCENT: Type.Number({ minimum: 0, maximum: 100, default: 0 }),
  PIX_FEE_CENTS: Type.Integer({ minimum: 0, maximum: 100_000, default: 0 }),
  PIX_EXPIRY_MINUTES: Type.Integer({ minimum: 1, maximum: 1_440, default: 60 }),
  /** PEM files for mTLS: the client certificate from the bank, its key, and a CA that Node does not have. */
  PIX_TLS_CERT_FILE: Type.Optional(Type.String()),
  PIX_TLS_KEY_FILE: Type.Optional(Type.String()),
  PIX_TLS_CA_FILE: Type.Optional(Type.String()),

  /** Limits of charges per conversation, page and address, and the circuit breaker below. */
  CHARGE_LIMITS: Type.Enum(['on', 'off'], { default: 'on' }),
  /** Charges of all visitors in a minute, above which a circuit breaker refuses more. */
  CHARGES_PER_MINUTE: Type.Integer({ minimum: 1, default: 600 }),

  /** A paid order waits this long before it is submitted: until then its visitor cancels it with certainty. */
  HOLD_BEFORE_SENDING_S: Type.Integer({ minimum: 0, maximum: 3_600, default: 60 }),

  ...mailSettings,
  /** Telegram's Bot API, which the owner's alerts go to. */
  TELEGRAM_API_URL: Type.String({ pattern: '^https?://', default: 'https://api.telegram.org' }),
  /** An origin that alerts may be posted to over http and inside our network: a sandbox. */
  ALERT_TEST_ORIGIN: Type.Optional(Type.String({ pattern: '^https?://[^/\\s]+$' })),

  ...supplierSettings,
  SMM_API_URL: Type.String({ pattern: '^https?://' }),
  SMM_API_KEY: secret(1),
  /** The price of one unit of the supplier's currency in reais, the same as in the catalogue. */
  SMM_RATE_TO_BRL: Type.Number({ exclusiveMinimum: 0, maximum: 1_000, default: 1 }),
  /** The poll interval of a young order at the supplier; it grows with the order's age. */
  SMM_POLL_SECONDS: Type.Number({ minimum: 0.2, maximum: 3_600, default: 5 }),
  /** The timeout of `add`; its outcome is unknown after that. */
  SMM_ADD_TIMEOUT_MS: Type.Integer({ minimum: 100, maximum: 60_000, default: 20_000 }),
})

export type Config = Static<typeof Schema>

export const readOrdersConfig = (env: NodeJS.ProcessEnv = process.env): Config =>
  readConfig(
    Type.Object({ ...Schema.properties, ...pixSettings(env), ...mailSettingsFor(env) }),
    env,
  ) as Config
