import Type, { type Static } from 'typebox'
import { readConfig } from '@smm/http-service/read-config'

const Settings = Type.Object({
  SANDBOX_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3900 }),
  SANDBOX_HOST: Type.String({ default: '127.0.0.1' }),
  /** Where charges and orders are kept; in memory only when absent. */
  SANDBOX_DATA_DIR: Type.Optional(Type.String()),
  SANDBOX_BANK_CLIENT_ID: Type.String({ default: 'sandbox' }),
  SANDBOX_BANK_CLIENT_SECRET: Type.String({ default: 'sandbox' }),
  SANDBOX_SMM_KEY: Type.String({ default: 'sandbox' }),
  /** How long an order at the reseller stays in each step of its life. */
  SANDBOX_STEP_MS: Type.Integer({ minimum: 0, default: 1500 }),
  /** Its traffic is the other services' traffic: they log it. */
  LOG_LEVEL: Type.String({ default: 'warn' }),
})
export type Settings = Static<typeof Settings>

export const readSettings = (env: NodeJS.ProcessEnv = process.env): Settings => readConfig(Settings, env)
