import type { Settings } from '../config.ts'
import { apiPix } from './api-pix.ts'
import type { PixBank } from './bank.ts'
import { mercadoPago } from './mercado-pago.ts'
import { paghiper } from './paghiper.ts'
import type { PixProvider } from './pix-settings.ts'

/** The adapter of each provider; banks of the API Pix differ by their profile only. */
const adapters: Record<PixProvider, (settings: Settings) => PixBank> = {
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
export const openBank = (settings: Settings): PixBank => adapters[settings.PIX_PROVIDER](settings)
