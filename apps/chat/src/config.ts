import Type, { type Static } from 'typebox'
import { listOf, readConfig } from '@smm/http-service/read-config'

const Settings = Type.Object({
  CHAT_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3001 }),
  HOST: Type.String({ default: '127.0.0.1' }),
  CHAT_DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  REDIS_URL: Type.String({ pattern: '^rediss?://' }),
  REDIS_NAMESPACE: Type.String({ pattern: '^[\\w-]+$', default: 'smm' }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  /** Where /metrics is served; nowhere when absent. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 0, maximum: 65_535 })),
  PUBLIC_ORIGIN: Type.String({ pattern: '^https?://[^/]+$', default: 'http://localhost:3000' }),
  /** Origins, by comma, whose pages may open a chat; PUBLIC_ORIGIN when there is none. */
  ALLOWED_ORIGINS: Type.Optional(Type.String()),
  /** Addresses (CIDR, by comma) whose X-Forwarded-* headers are believed. */
  TRUSTED_PROXIES: Type.String({ default: '127.0.0.1/32,::1/128' }),
  STAFF_SESSION_SECRET: Type.String({ minLength: 32 }),
  CHAT_LIMITS: Type.Enum(['on', 'off'], { default: 'on' }),
})

export type Config = Omit<Static<typeof Settings>, 'ALLOWED_ORIGINS' | 'TRUSTED_PROXIES' | 'CHAT_LIMITS'> & {
  allowedOrigins: string[]
  trustedProxies: string[]
  hasLimits: boolean
  isHttps: boolean
}

export function readChatConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const { ALLOWED_ORIGINS, TRUSTED_PROXIES, CHAT_LIMITS, ...settings } = readConfig(Settings, env)
  return {
    ...settings,
    allowedOrigins: listOf(ALLOWED_ORIGINS ?? settings.PUBLIC_ORIGIN),
    trustedProxies: listOf(TRUSTED_PROXIES),
    hasLimits: CHAT_LIMITS === 'on',
    isHttps: settings.PUBLIC_ORIGIN.startsWith('https:'),
  }
}
