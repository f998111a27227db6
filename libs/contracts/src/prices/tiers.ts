import Type, { type Static } from 'typebox'
import { everyRole, ownerOnly } from '../access.ts'
import { TierNote } from './price-book.ts'
import { Product } from '../products.ts'
import { Version } from '../version.ts'
import { legible } from '../without-nul.ts'

/** The owner decides these; the name of a tier stays, because orders keep it. */
const terms = {
  ...Type.Omit(TierNote, ['name']).properties,
  /** The lowest is shown first, after the standard one. */
  position: Type.Integer({ minimum: 1, maximum: 99 }),
  products: Type.Array(Product, { maxItems: 21, uniqueItems: true }),
  isOn: Type.Boolean(),
}

/** A tier sells a product once it is on, has a route to a supplier's service and has packages. */
export const StaffTier = Type.Object({
  id: Type.String(),
  version: Version,
  name: Type.String(),
  ...terms,
  /** It is every product's, comes first and stays on. */
  isStandard: Type.Boolean(),
})
export type StaffTier = Static<typeof StaffTier>

export const NewTier = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 40, pattern: legible }), ...terms },
  { additionalProperties: false },
)
export type NewTier = Static<typeof NewTier>

/** `version` is the one displayed: the answer is CONFLICT when it has changed. Of the standard tier, the sentence alone counts. */
export const TierChange = Type.Object({ ...terms, version: Version }, { additionalProperties: false })
export type TierChange = Static<typeof TierChange>

const change = { ...ownerOnly, needsProof: true } as const

export const listTiers = {
  method: 'GET',
  url: '/api/packages/tiers',
  access: everyRole,
  schema: { response: { 200: Type.Array(StaffTier) } },
} as const
export const addTier = {
  method: 'POST',
  url: '/api/packages/tiers',
  access: change,
  schema: { body: NewTier, response: { 201: StaffTier } },
} as const
export const changeTier = {
  method: 'PUT',
  url: '/api/packages/tiers/:id',
  access: change,
  schema: {
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    body: TierChange,
    response: { 200: StaffTier },
  },
} as const
