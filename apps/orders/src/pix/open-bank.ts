import type { Config } from '../config.ts'
import { apiPix } from './api-pix/api-pix.ts'
import type { PixBank } from './bank.ts'
import { mercadoPago } from './mercado-pago/mercado-pago.ts'
import { paghiper } from './paghiper/paghiper.ts'
import type { PixProvider } from './pix-settings.ts'

/** The adapter of each provider; banks of the API Pix differ by their profile only. */
const adapters: Record<PixProvider, (config: Config) => PixBank> = {
  'api-pix': apiPix,
  efi: apiPix,
  inter: apiPix,
  sicredi: apiPix,
  sicoob: apiPix,
  'banco-do-brasil': apiPix,
  'mercado-pago': mercadoPago,
  paghiper,
}

/** The bank that PIX_PROVIDER names. */
export const openBank = (config: Config): PixBank => adapters[config.PIX_PROVIDER](config)
