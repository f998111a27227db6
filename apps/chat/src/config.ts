import Type, { type Static } from 'typebox'
import { listOf, readConfig } from '@smm/http-service/read-config'
import { PublicKeySetting, sealingSettings } from '@smm/http-service/staff/session-signature'
import { tracingSettings } from '@smm/http-service/observability/trace'
import type { ModelSettings } from './language-model/chat-completion.ts'

const Settings = Type.Object({
  CHAT_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3001 }),
  HOST: Type.String({ default: '127.0.0.1' }),
  CHAT_DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  REDIS_URL: Type.String({ pattern: '^rediss?(\\+sentinel)?://' }),
  REDIS_NAMESPACE: Type.String({ pattern: '^[\\w-]+$', default: 'smm' }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  /** Port of /metrics, which is not served when absent. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  ...tracingSettings,
  PUBLIC_ORIGIN: Type.String({ pattern: '^https?://[^/]+$', default: 'http://localhost:3000' }),
  /** Comma-separated origins whose pages may open a chat; PUBLIC_ORIGIN by default. */
  ALLOWED_ORIGINS: Type.Optional(Type.String()),
  /** Comma-separated CIDR ranges whose X-Forwarded-* headers are trusted. */
  TRUSTED_PROXIES: Type.String({ default: '127.0.0.1/32,::1/128' }),
  ...sealingSettings,
  STAFF_SESSION_PUBLIC_KEY: PublicKeySetting,
  /** Has the value that it has in orders, which signs the invitations that bring a conversation to another browser. */
  ORDER_LINK_SECRET: Type.String({ minLength: 32 }),
  CHAT_LIMITS: Type.Enum(['on', 'off'], { default: 'on' }),
  /** Visitors that may share one address (CGNAT); the limits of an address are multiples of it. */
  CHAT_VISITORS_PER_ADDRESS: Type.Integer({ minimum: 1, default: 500 }),
  /** Base URL of an OpenAI-compatible endpoint that helps to read messages; no model when absent. */
  MODEL_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  MODEL_NAME: Type.String({ default: 'gpt-4o-mini' }),
  MODEL_KEY: Type.Optional(Type.String()),
  /** Seconds from a member's last message until the assistant answers again in a conversation that they took over. */
  CHAT_TAKEOVER_S: Type.Integer({ minimum: 1, default: 600 }),
  /** Whether short links of Instagram and TikTok are resolved by asking the platforms. */
  SHORT_LINKS: Type.Enum(['on', 'off'], { default: 'on' }),
})
type Settings = Static<typeof Settings>
type Parsed =
  | 'ALLOWED_ORIGINS'
  | 'TRUSTED_PROXIES'
  | 'CHAT_LIMITS'
  | 'MODEL_URL'
  | 'MODEL_NAME'
  | 'MODEL_KEY'
  | 'SHORT_LINKS'

export type Config = Omit<Settings, Parsed> & {
  allowedOrigins: string[]
  trustedProxies: string[]
  hasLimits: boolean
  isHttps: boolean
  model: ModelSettings | null
  resolvesShortLinks: boolean
}

export function readChatConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const read = readConfig(Settings, env)
  const { ALLOWED_ORIGINS, TRUSTED_PROXIES, CHAT_LIMITS, SHORT_LINKS, ...rest } = read
  const { MODEL_URL, MODEL_NAME, MODEL_KEY, ...settings } = rest
  return {
    ...settings,
    allowedOrigins: listOf(ALLOWED_ORIGINS ?? settings.PUBLIC_ORIGIN),
    trustedProxies: listOf(TRUSTED_PROXIES),
    hasLimits: CHAT_LIMITS === 'on',
    isHttps: settings.PUBLIC_ORIGIN.startsWith('https:'),
    resolvesShortLinks: SHORT_LINKS === 'on',
    model: MODEL_URL ? { url: MODEL_URL, name: MODEL_NAME, key: MODEL_KEY } : null,
  }
}
