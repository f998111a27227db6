import Type, { type Static } from 'typebox'
import { readConfig } from '@smm/http-service/read-config'

const Settings = Type.Object({
  SANDBOX_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3900 }),
  /** The port of the mail server, which is not opened without it. */
  SANDBOX_SMTP_PORT: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535 })),
  SANDBOX_HOST: Type.String({ default: '127.0.0.1' }),
  /** Folder of the stored charges and orders; in memory only when absent. */
  SANDBOX_DATA_DIR: Type.Optional(Type.String()),
  SANDBOX_BANK_CLIENT_ID: Type.String({ default: 'sandbox' }),
  SANDBOX_BANK_CLIENT_SECRET: Type.String({ default: 'sandbox' }),
  SANDBOX_SMM_KEY: Type.String({ default: 'sandbox' }),
  /** The key of the second reseller. */
  SANDBOX_SMM_2_KEY: Type.String({ default: 'sandbox-2' }),
  /** Duration of each step of an order at the reseller. */
  SANDBOX_STEP_MS: Type.Integer({ minimum: 0, default: 1500 }),
  /** The other services log their calls already. */
  LOG_LEVEL: Type.String({ default: 'warn' }),
})
export type Settings = Static<typeof Settings>

export const readSettings = (env: NodeJS.ProcessEnv = process.env): Settings => readConfig(Settings, env)
