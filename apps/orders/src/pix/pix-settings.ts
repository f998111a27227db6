import Type, { type TSchema } from 'typebox'
import { pixProfiles } from './api-pix/api-pix-profiles.ts'

type Profile = keyof typeof pixProfiles
/** Providers that no profile of the API Pix describes. */
const ownAdapters = ['mercado-pago', 'paghiper'] as const
/** A new provider is named here, a bank of the API Pix by its profile; the compiler then asks for its settings and its adapter. */
export const pixProviders = [...(Object.keys(pixProfiles) as Profile[]), ...ownAdapters] as const
export type PixProvider = (typeof pixProviders)[number]
/** The code that speaks to a provider: one for every bank of the API Pix. */
export type AdapterName = 'api-pix' | (typeof ownAdapters)[number]

const text = (minLength = 1) => Type.String({ minLength })
const url = Type.String({ pattern: '^https?://' })
const address = (defaultUrl: string) => Type.String({ pattern: '^https?://', default: defaultUrl })
const email = Type.String({ pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', maxLength: 256 })

const apiPixSettings = {
  PIX_TOKEN_URL: url,
  PIX_CLIENT_ID: text(),
  PIX_KEY: Type.String({ minLength: 1, maxLength: 77 }),
  PIX_WEBHOOK_SECRET: text(16),
}
const certificate = { PIX_TLS_CERT_FILE: text(), PIX_TLS_KEY_FILE: text() }
const withClientSecret = { ...apiPixSettings, PIX_CLIENT_SECRET: text() }

/** Settings required by each provider, besides those common to all. */
const settingsByProvider: Record<PixProvider, Record<string, TSchema>> = {
  'api-pix': apiPixSettings,
  efi: withClientSecret,
  inter: withClientSecret,
  sicredi: withClientSecret,
  sicoob: apiPixSettings,
  'banco-do-brasil': { ...withClientSecret, PIX_APP_KEY: text() },
  'mercado-pago': {
    PIX_API_URL: address('https://api.mercadopago.com'),
    PIX_CLIENT_SECRET: text(),
    PIX_WEBHOOK_SECRET: text(16),
    PIX_PAYER_EMAIL: email,
  },
  paghiper: {
    PIX_API_URL: address('https://pix.paghiper.com'),
    PIX_CLIENT_ID: text(),
    PIX_CLIENT_SECRET: text(),
    PIX_PAYER_EMAIL: email,
    PIX_PAYER_NAME: text(),
    PIX_PAYER_DOCUMENT: Type.String({ pattern: '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$' }),
  },
}
/** Whether each asks for a client certificate. */
const needsCertificate: Record<PixProvider, boolean> = {
  'api-pix': false,
  efi: true,
  inter: true,
  sicredi: true,
  sicoob: true,
  'banco-do-brasil': false,
  'mercado-pago': false,
  paghiper: false,
}

/** The settings that the chosen provider requires. A sandbox without https needs no certificate. */
export function pixSettings({ PIX_PROVIDER, PIX_API_URL }: NodeJS.ProcessEnv): Record<string, TSchema> {
  const isHttps = PIX_API_URL?.startsWith('https:')
  return {
    ...((settingsByProvider as Record<string, Record<string, TSchema>>)[PIX_PROVIDER || 'api-pix'] ??
      apiPixSettings),
    ...(isHttps && (needsCertificate as Record<string, boolean>)[PIX_PROVIDER ?? ''] && certificate),
  }
}
