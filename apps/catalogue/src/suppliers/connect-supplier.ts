import type { Selectable } from 'kysely'
import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import {
  decryptSupplierKey,
  isAllowedSupplierUrl,
  isPublicOnly,
} from '@smm/http-service/suppliers/supplier-access'
import type { Config } from '../config.ts'
import type { SupplierAccess } from '../sync/ask-supplier.ts'
import type { Tables } from '../tables.ts'

type Row = Pick<Selectable<Tables['suppliers']>, 'id' | 'url' | 'encryptedKey'>

/** How a supplier is reached. Throws when its key was encrypted under another secret. */
export function accessOf(row: Row, config: Config): SupplierAccess {
  const { id, url } = row
  if (id === firstSupplierId) return { url: config.SMM_API_URL, key: config.SMM_API_KEY, isPublicOnly: false }
  const key = keyOf(row, config)
  if (url === null || key === undefined) throw new Error(keyUnreadable)
  return openAccess(url, key, config)
}

export const keyUnreadable = 'the key of the supplier cannot be read'
export const addressNotPublic = 'no public address'

/** Access to a supplier that an owner added. Throws when the settings do not allow its address. */
export function openAccess(url: string, key: string, config: Config): SupplierAccess {
  if (!isAllowedSupplierUrl(url, config)) throw new Error(addressNotPublic)
  return { url, key, isPublicOnly: isPublicOnly(config) }
}

/** Undefined when it was encrypted under another secret. */
export function keyOf({ id, encryptedKey }: Row, config: Config): string | undefined {
  if (id === firstSupplierId) return config.SMM_API_KEY
  return encryptedKey === null ? undefined : decryptSupplierKey(encryptedKey, id, config)
}
