import type { Settings } from '../config.ts'
import { apiPix } from './api-pix.ts'
import type { PixBank } from './bank.ts'
import { mercadoPago } from './mercado-pago.ts'
import { paghiper } from './paghiper.ts'

/** The bank that the settings name. */
export function openBank(settings: Settings): PixBank {
  const provider = settings.PIX_PROVIDER
  if (provider === 'mercado-pago') return mercadoPago(settings)
  if (provider === 'paghiper') return paghiper(settings)
  return apiPix(settings)
}
