import Type, { type Static } from 'typebox'
import { decrypt, encrypt } from '../cryptography/encrypt.ts'
import { isPublicUrl } from '../addresses/public-address.ts'

/** Settings of the services that speak to the suppliers which an owner added. */
const settings = Type.Object({
  /** Encrypts the suppliers' keys, in rows and in messages; the same in catalogue and orders. */
  SUPPLIER_KEYS_SECRET: Type.String({ minLength: 32 }),
  /** `any` allows private addresses and plain http, for a sandbox: see `isPublicOnly`. */
  SUPPLIER_ADDRESSES: Type.Enum(['public', 'any'], { default: 'public' }),
})
export const supplierSettings = settings.properties
type SupplierSettings = Static<typeof settings>
type KeySettings = Pick<SupplierSettings, 'SUPPLIER_KEYS_SECRET'>
type AddressSettings = Pick<SupplierSettings, 'SUPPLIER_ADDRESSES'> & { SMM_API_URL: string }

const keyFor = (supplierId: string, { SUPPLIER_KEYS_SECRET: secret }: KeySettings) => ({
  secret,
  purpose: 'supplier key',
  about: supplierId,
})

export const encryptSupplierKey = (key: string, supplierId: string, settings: KeySettings): string =>
  encrypt(key, keyFor(supplierId, settings))

/** Undefined when it belongs to another supplier, or was encrypted under another secret. */
export const decryptSupplierKey = (
  encrypted: string,
  supplierId: string,
  settings: KeySettings,
): string | undefined => decrypt(encrypted, keyFor(supplierId, settings))

/**
 * Whether suppliers are asked at public addresses alone. `any` counts while the first reseller is at a private one, as the
 * sandbox is: a shop that goes live leaves it behind with the sandbox's address.
 */
export const isPublicOnly = ({ SUPPLIER_ADDRESSES: allowed, SMM_API_URL: first }: AddressSettings): boolean =>
  allowed === 'public' || isPublicUrl(first.replace(/^http:/i, 'https:'))

/** Whether a supplier may have this address: https to a public one, unless the settings say otherwise. */
export function isAllowedSupplierUrl(url: string, settings: AddressSettings): boolean {
  if (isPublicOnly(settings)) return isPublicUrl(url)
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
