import { changeMargin, createMargin } from '@smm/contracts/prices/margins'
import { call } from '../call.ts'
import type { MarginToSave } from './margin-form.ts'

/** One call per margin, in order. `if-match` carries the value seen: a concurrent change is refused, not overwritten. */
export async function saveMargins(margins: MarginToSave[]): Promise<void> {
  for (const { product, saved, marginPercent } of margins) {
    if (saved) {
      const headers = { 'if-match': `"${saved.marginPercent}"` }
      await call(changeMargin, { params: { id: saved.id }, body: { marginPercent }, headers })
    } else if (product) {
      const { platform, serviceType: category } = product
      await call(createMargin, { body: { platform, category, marginPercent, isGlobal: false } })
    } else {
      await call(createMargin, { body: { marginPercent, isGlobal: true } })
    }
  }
}
