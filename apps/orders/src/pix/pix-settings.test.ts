import { type InvalidSettings } from '@smm/http-service/read-config'
import { signingSettings } from '@smm/http-service/staff/test-staff-session'
import { readOrdersConfig } from '../config.ts'
import type { AdapterName, PixProvider } from './pix-settings.ts'
import { openBank } from './open-bank.ts'

const commonSettings = {
  ORDERS_DATABASE_URL: 'x',
  REDIS_URL: 'x',
  ...signingSettings,
  ORDER_LINK_SECRET: 'l'.repeat(32),
  SECOND_STEP_KEY: 'k'.repeat(32),
  SUPPLIER_KEYS_SECRET: 'k'.repeat(32),
  SMM_API_URL: 'http://x',
  SMM_API_KEY: 'x',
}
const apiPix = {
  PIX_API_URL: 'https://x',
  PIX_TOKEN_URL: 'https://x',
  PIX_CLIENT_ID: 'x',
  PIX_CLIENT_SECRET: 'x',
  PIX_KEY: 'x',
  PIX_WEBHOOK_SECRET: 'w'.repeat(16),
}
const certificate = { PIX_TLS_CERT_FILE: '/x', PIX_TLS_KEY_FILE: '/x' }
const { PIX_CLIENT_SECRET: _, ...sicoob } = apiPix
const payer = { PIX_PAYER_EMAIL: 'a@b.com', PIX_PAYER_NAME: 'A', PIX_PAYER_DOCUMENT: '12345678909' }

const requiredSettings: Record<PixProvider, Record<string, string>> = {
  'api-pix': sicoob,
  efi: { ...apiPix, ...certificate },
  inter: { ...apiPix, ...certificate },
  sicredi: { ...apiPix, ...certificate },
  sicoob: { ...sicoob, ...certificate },
  'banco-do-brasil': { ...apiPix, PIX_APP_KEY: 'x' },
  'mercado-pago': {
    PIX_CLIENT_SECRET: 'x',
    PIX_WEBHOOK_SECRET: 'w'.repeat(16),
    PIX_PAYER_EMAIL: 'a@b.com',
  },
  paghiper: { PIX_CLIENT_ID: 'x', PIX_CLIENT_SECRET: 'x', ...payer },
}

describe.each(Object.entries(requiredSettings))('%s', (PIX_PROVIDER, own) => {
  const env = { ...commonSettings, PIX_PROVIDER, ...own }

  it('requires no more than its own settings', () => {
    expect(readOrdersConfig(env)).toMatchObject({ PIX_PROVIDER, ...own })
  })

  it('names all missing settings at once', () => {
    const missing = (() => {
      try {
        readOrdersConfig({
          ...commonSettings,
          PIX_PROVIDER,
          ...(own['PIX_API_URL'] && { PIX_API_URL: own['PIX_API_URL'] }),
        })
      } catch (err) {
        return (err as InvalidSettings).message.match(/PIX_\w+(?= is missing)/g)
      }
      return []
    })()
    expect(missing?.sort()).toEqual(
      Object.keys(own)
        .filter((name) => name !== 'PIX_API_URL')
        .sort(),
    )
  })
})

it('has default addresses of Mercado Pago and PagHiper', () => {
  const read = (PIX_PROVIDER: PixProvider) =>
    readOrdersConfig({ ...commonSettings, PIX_PROVIDER, ...requiredSettings[PIX_PROVIDER] }).PIX_API_URL
  expect(read('mercado-pago')).toBe('https://api.mercadopago.com')
  expect(read('paghiper')).toBe('https://pix.paghiper.com')
})

it('requires no certificate for a sandbox', () => {
  const {
    PIX_TLS_CERT_FILE: _cert,
    PIX_TLS_KEY_FILE: _key,
    ...efi
  } = requiredSettings.efi as Record<string, string>
  const env = { ...commonSettings, ...efi, PIX_PROVIDER: 'efi', PIX_API_URL: 'http://127.0.0.1/bank' }
  expect(readOrdersConfig(env).PIX_PROVIDER).toBe('efi')
})

it.each(['1234567890', '123.456.789-09', 'abc'])('refuses %s as a document', (PIX_PAYER_DOCUMENT) => {
  const env = {
    ...commonSettings,
    PIX_PROVIDER: 'paghiper',
    ...requiredSettings.paghiper,
    PIX_PAYER_DOCUMENT,
  }
  expect(() => readOrdersConfig(env)).toThrow('PIX_PAYER_DOCUMENT is not valid')
})

const capabilities = { removeCharge: true, refund: true, listReceipts: true, registerWebhook: false }

const capabilitiesOf: Record<AdapterName, typeof capabilities> = {
  'api-pix': capabilities,
  'mercado-pago': capabilities,
  paghiper: { ...capabilities, refund: false, listReceipts: false },
}
it.each(Object.entries(capabilitiesOf))('opens %s with its capabilities', async (name, expected) => {
  const PIX_PROVIDER = name as AdapterName
  const bank = openBank(
    readOrdersConfig({ ...commonSettings, PIX_PROVIDER, ...requiredSettings[PIX_PROVIDER] }),
  )
  expect(bank).toMatchObject({ provider: PIX_PROVIDER, capabilities: expected })
  await bank.close()
})
