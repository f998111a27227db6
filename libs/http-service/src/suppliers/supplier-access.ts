import Type, { type Static } from 'typebox'
import { decrypt, encrypt } from '../encrypt.ts'
import { isPublicUrl } from './public-address.ts'

/** Settings of the services that speak to the suppliers which an owner added. */
const settings = Type.Object({
  /** Encrypts the suppliers' keys, in rows and in messages; the same in catalogue and orders. */
  SUPPLIER_KEYS_SECRET: Type.String({ minLength: 32 }),
  /** `any` allows private addresses and plain http, for a sandbox. */
  SUPPLIER_ADDRESSES: Type.Enum(['public', 'any'], { default: 'public' }),
})
export const supplierSettings = settings.properties
export type SupplierSettings = Static<typeof settings>

const keyFor = (supplierId: string, { SUPPLIER_KEYS_SECRET: secret }: SupplierSettings) => ({
  secret,
  purpose: 'supplier key',
  about: supplierId,
})

export const encryptSupplierKey = (key: string, supplierId: string, settings: SupplierSettings): string =>
  encrypt(key, keyFor(supplierId, settings))

/** Undefined when it belongs to another supplier, or was encrypted under another secret. */
export const decryptSupplierKey = (
  encrypted: string,
  supplierId: string,
  settings: SupplierSettings,
): string | undefined => decrypt(encrypted, keyFor(supplierId, settings))

/** Whether a supplier may have this address: https to a public one, unless the settings say otherwise. */
export function isAllowedSupplierUrl(url: string, { SUPPLIER_ADDRESSES }: SupplierSettings): boolean {
  if (SUPPLIER_ADDRESSES === 'public') return isPublicUrl(url)
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
