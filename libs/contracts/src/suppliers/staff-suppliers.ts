import Type, { type Static } from 'typebox'
import { OrNull } from '../or-null.ts'
import { everyRole, ownerOnly } from '../access.ts'
import { Product } from '../products.ts'
import { legible, withoutNul } from '../without-nul.ts'
import { SupplierId } from './routing.ts'

/** Why a supplier could not be read at the last sync. */
const supplierTroubles = ['KEY_REFUSED', 'KEY_UNREADABLE', 'ADDRESS_NOT_PUBLIC', 'NO_ANSWER'] as const
export type SupplierTrouble = (typeof supplierTroubles)[number]

/** A supplier as the panel shows it; never with its key. */
export const StaffSupplier = Type.Object({
  id: SupplierId,
  name: Type.String(),
  /** Its address and key are settings of the installation. */
  isFromSettings: Type.Boolean(),
  host: Type.String(),
  currency: Type.String(),
  /** Reais per unit of its currency, as text. */
  rateToBrl: Type.String(),
  isOn: Type.Boolean(),
  version: Type.Integer(),
  /** In its currency, as text; null while it is not known. */
  balance: OrNull(Type.String()),
  syncedAt: OrNull(Type.String()),
  trouble: OrNull(Type.Enum(supplierTroubles)),
})
export type StaffSupplier = Static<typeof StaffSupplier>

const Name = Type.String({ minLength: 1, maxLength: 40, pattern: legible })
const Rate = Type.String({ pattern: '^(?!0+(\\.0+)?$)\\d{1,3}(\\.\\d{1,6})?$' })
const Key = Type.String({ minLength: 1, maxLength: 500, pattern: withoutNul })
const access = { url: Type.String({ minLength: 8, maxLength: 500, pattern: withoutNul }), key: Key }

export const SupplierAccess = Type.Object(access, { additionalProperties: false })
export type SupplierAccess = Static<typeof SupplierAccess>

/** A supplier's own answer, before it is stored. Amounts are in its currency, as text. */
export const SupplierCheck = Type.Object({
  balance: Type.String(),
  currency: Type.String(),
  /** All services that it lists. */
  count: Type.Integer(),
  /** Those of what we sell, with the lowest price of a thousand. */
  products: Type.Array(
    Type.Object({ ...Product.properties, count: Type.Integer(), pricePerThousand: Type.String() }),
  ),
})
export type SupplierCheck = Static<typeof SupplierCheck>

/** `rateToBrl` is needed of one whose currency is not the real. */
export const NewSupplier = Type.Object(
  { name: Name, ...access, rateToBrl: Type.Optional(Rate) },
  { additionalProperties: false },
)
export type NewSupplier = Static<typeof NewSupplier>

/** `version` is the one displayed: the answer is CONFLICT when it has changed. */
export const SupplierChange = Type.Object(
  {
    version: Type.Integer(),
    name: Type.Optional(Name),
    isOn: Type.Optional(Type.Boolean()),
    rateToBrl: Type.Optional(Rate),
    /** Tried before it is stored. */
    key: Type.Optional(Key),
  },
  { additionalProperties: false },
)
export type SupplierChange = Static<typeof SupplierChange>

/** How a supplier delivered within the last 30 days, and whether it is given orders now. */
export const SupplierRecord = Type.Object({
  supplierId: SupplierId,
  /** Orders that it began or ended. */
  count: Type.Integer(),
  /** Share of the ended ones that it delivered whole; null where none has ended. */
  successShare: OrNull(Type.Number()),
  medianStartSeconds: OrNull(Type.Number()),
  /** Share of those delivered whole whose visitors asked for a refill; null where there are none. */
  dropShare: OrNull(Type.Number()),
  costCents: Type.Integer(),
  /** Its circuit breaker is open until then, in the replica that answers; null while it is closed. */
  pausedUntil: OrNull(Type.String()),
})
export type SupplierRecord = Static<typeof SupplierRecord>

const change = { ...ownerOnly, needsProof: true } as const

export const listSuppliers = {
  method: 'GET',
  url: '/api/suppliers',
  access: everyRole,
  schema: { response: { 200: Type.Array(StaffSupplier) } },
} as const
/** Reads balance and services with an address and a key, and stores nothing. */
export const checkSupplier = {
  method: 'POST',
  url: '/api/suppliers/check',
  access: change,
  schema: { body: SupplierAccess, response: { 200: SupplierCheck } },
} as const
export const addSupplier = {
  method: 'POST',
  url: '/api/suppliers',
  access: change,
  schema: { body: NewSupplier, response: { 201: StaffSupplier } },
} as const
export const changeSupplier = {
  method: 'PATCH',
  url: '/api/suppliers/:id',
  access: change,
  schema: {
    params: Type.Object({ id: SupplierId }),
    body: SupplierChange,
    response: { 200: StaffSupplier },
  },
} as const
export const showSupplierRecords = {
  method: 'GET',
  url: '/api/orders/suppliers',
  access: everyRole,
  schema: { response: { 200: Type.Array(SupplierRecord) } },
} as const
