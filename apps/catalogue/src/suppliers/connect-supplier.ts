import type { Selectable } from 'kysely'
import { firstSupplierId } from '@smm/contracts/suppliers'
import { decryptSupplierKey } from '@smm/http-service/suppliers/supplier-access'
import type { Config } from '../config.ts'
import type { SupplierAccess } from '../sync/ask-supplier.ts'
import type { Tables } from '../tables.ts'

type Row = Pick<Selectable<Tables['suppliers']>, 'id' | 'url' | 'encryptedKey'>

/** How a supplier is reached. Throws when its key was encrypted under another secret. */
export function accessOf({ id, url, encryptedKey }: Row, config: Config): SupplierAccess {
  if (id === firstSupplierId) return { url: config.SMM_API_URL, key: config.SMM_API_KEY, isPublicOnly: false }
  const key = encryptedKey === null ? undefined : decryptSupplierKey(encryptedKey, id, config)
  if (url === null || key === undefined) throw new Error('the key of the supplier cannot be read')
  return { url, key, isPublicOnly: config.SUPPLIER_ADDRESSES === 'public' }
}
