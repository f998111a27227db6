import type { SupplierTrouble } from '@smm/contracts/suppliers/staff-suppliers'
import { addressNotPublic, keyUnreadable } from './connect-supplier.ts'

/** Why a supplier could not be read, by the message of the error; its refusals are in its own words. */
export function troubleOf(message: string): SupplierTrouble {
  if (message === addressNotPublic) return 'ADDRESS_NOT_PUBLIC'
  if (message === keyUnreadable) return 'KEY_UNREADABLE'
  return /^the supplier refused: .*(\bkey|chave|token)/i.test(message) ? 'KEY_REFUSED' : 'NO_ANSWER'
}
