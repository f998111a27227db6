import Type, { type Static } from 'typebox'
import { OrNull } from '../or-null.ts'
import { everyRole, ownerOnly } from '../access.ts'
import { Moment } from '../moment.ts'
import { Badge, PricePage } from './price-book.ts'
import { Offer, Platform, Product, ServiceType, Tier, TierOffer } from '../products.ts'
import { Version } from '../version.ts'
import { legible } from '../without-nul.ts'

const Cents = Type.Integer({ minimum: 1, maximum: 10_000_000 })

/** The owner decides these. */
const terms = {
  name: Type.String({ minLength: 1, maxLength: 40, pattern: legible }),
  priceCents: Cents,
  /** The struck-through price. */
  originalCents: OrNull(Cents),
  /** Marks the favourite of the prices page. */
  badge: OrNull(Badge),
  /** Marks another favourite on the landing page. */
  landingBadge: OrNull(Badge),
  pages: Type.Array(PricePage, { uniqueItems: true }),
}
/** Absent: from now on. */
const validity = { validFrom: Type.Optional(Moment), validUntil: Type.Optional(Moment) }
/** Without it, a price under the floor is refused with PRICE_UNDER_FLOOR. */
const consent = { acceptsUnderFloor: Type.Optional(Type.Boolean()) }

export const NewPackage = Type.Object(
  {
    ...Product.properties,
    /** Absent: the standard one. */
    tier: Type.Optional(Tier),
    quantity: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
    ...terms,
    ...validity,
    ...consent,
  },
  { additionalProperties: false },
)
export type NewPackage = Static<typeof NewPackage>

/** `version` is the one displayed: the answer is CONFLICT when it has changed. */
export const PackageChange = Type.Object(
  { ...terms, ...validity, ...consent, version: Version },
  { additionalProperties: false },
)
export type PackageChange = Static<typeof PackageChange>

/** `unproven`: the struck-through price is the owner's claim. `charged`: the package was sold at it. */
const originalEvidences = ['unproven', 'charged'] as const
export type OriginalEvidence = (typeof originalEvidences)[number]

export const PackageVersion = Type.Object({
  version: Version,
  ...terms,
  originalEvidence: OrNull(Type.Enum(originalEvidences)),
  /** The package was taken off sale. */
  isWithdrawn: Type.Boolean(),
  validFrom: Type.String(),
  validUntil: OrNull(Type.String()),
  /** Null: the price tables that the shop began with. */
  savedBy: OrNull(Type.String()),
  savedAt: Type.String(),
  /** Null while it was never in force. */
  publishedAt: OrNull(Type.String()),
})
export type PackageVersion = Static<typeof PackageVersion>

export const StaffPackage = Type.Object({
  id: Type.String(),
  platform: Platform,
  serviceType: ServiceType,
  tier: Type.String(),
  quantity: Type.Integer(),
  version: Version,
  /** The version that sells now; null while none does. */
  inForce: OrNull(Version),
  /** Newest first. */
  versions: Type.Array(PackageVersion),
})
export type StaffPackage = Static<typeof StaffPackage>

/** A published product with all its packages, and the offer that gives cost, margin and limits. */
export const StaffProduct = Type.Object({
  platform: Platform,
  serviceType: ServiceType,
  offer: OrNull(Offer),
  /** Of all tiers. */
  packages: Type.Array(StaffPackage),
  /** The other tiers that the product is in; `offer` is null until the tier has a route. */
  tiers: Type.Optional(Type.Array(Type.Object({ name: Tier, offer: OrNull(TierOffer) }))),
})
export type StaffProduct = Static<typeof StaffProduct>

const params = Type.Object({ id: Type.String({ format: 'uuid' }) })
const change = { ...ownerOnly, needsProof: true } as const

export const listPackages = {
  method: 'GET',
  url: '/api/packages/versions',
  access: everyRole,
  schema: { response: { 200: Type.Array(StaffProduct) } },
} as const
export const addPackage = {
  method: 'POST',
  url: '/api/packages',
  access: change,
  schema: { body: NewPackage, response: { 201: StaffPackage } },
} as const
export const changePackage = {
  method: 'PUT',
  url: '/api/packages/:id',
  access: change,
  schema: { params, body: PackageChange, response: { 200: StaffPackage } },
} as const
export const withdrawPackage = {
  method: 'DELETE',
  url: '/api/packages/:id',
  access: change,
  schema: {
    params,
    querystring: Type.Object({ version: Version }),
    response: { 200: StaffPackage },
  },
} as const
