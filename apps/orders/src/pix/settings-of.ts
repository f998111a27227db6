import Type, { type TSchema } from 'typebox'
import { pixProfiles } from './profiles.ts'

type Profile = keyof typeof pixProfiles
export type PixProvider = Profile | 'mercado-pago' | 'paghiper'
export const pixProviders = [...(Object.keys(pixProfiles) as Profile[]), 'mercado-pago', 'paghiper'] as const

const text = (minLength = 1) => Type.String({ minLength })
const url = Type.String({ pattern: '^https?://' })
const address = (usual: string) => Type.String({ pattern: '^https?://', default: usual })
const email = Type.String({ pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', maxLength: 256 })

const ofApiPix = {
  PIX_TOKEN_URL: url,
  PIX_CLIENT_ID: text(),
  PIX_KEY: Type.String({ minLength: 1, maxLength: 77 }),
  PIX_WEBHOOK_SECRET: text(16),
}
const certificate = { PIX_TLS_CERT_FILE: text(), PIX_TLS_KEY_FILE: text() }
const withSecret = { ...ofApiPix, PIX_CLIENT_SECRET: text() }

/** What each bank cannot do without, besides what all of them need. */
const needs: Record<PixProvider, Record<string, TSchema>> = {
  'api-pix': ofApiPix,
  efi: withSecret,
  inter: withSecret,
  sicredi: withSecret,
  sicoob: ofApiPix,
  'banco-do-brasil': { ...withSecret, PIX_APP_KEY: text() },
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
const needCertificate = new Set<string>(['efi', 'inter', 'sicredi', 'sicoob'])

/** The settings that the chosen bank makes obligatory. A bank that is only imitated, without https, has no certificate. */
export function pixSettings({ PIX_PROVIDER, PIX_API_URL }: NodeJS.ProcessEnv): Record<string, TSchema> {
  const isReal = PIX_API_URL?.startsWith('https:')
  return {
    ...((needs as Record<string, Record<string, TSchema>>)[PIX_PROVIDER || 'api-pix'] ?? ofApiPix),
    ...(isReal && needCertificate.has(PIX_PROVIDER ?? '') && certificate),
  }
}
