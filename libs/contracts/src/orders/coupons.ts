import Type, { type Static } from 'typebox'
import { OrNull } from '../or-null.ts'
import { everyRole, ownerOnly } from '../access.ts'
import { Moment } from '../moment.ts'
import { Product } from '../products.ts'
import { Version } from '../version.ts'
import { maxCouponCode } from './coupon-code.ts'

const Cents = Type.Integer({ minimum: 1, maximum: 10_000_000 })
const Uses = Type.Integer({ minimum: 1, maximum: 1_000_000 })

const CouponDiscount = Type.Union([
  Type.Object({ kind: Type.Literal('percent'), percent: Type.Integer({ minimum: 1, maximum: 90 }) }),
  Type.Object({ kind: Type.Literal('amount'), cents: Cents }),
])
export type CouponDiscount = Static<typeof CouponDiscount>

/** The discount of a coupon, and the orders that it is for. */
const terms = {
  discount: CouponDiscount,
  /** The least that the orders of a charge cost together before the discount. */
  minimumCents: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  /** Null: every product. */
  products: OrNull(Type.Array(Product, { minItems: 1, maxItems: 21, uniqueItems: true })),
}
/** As its owner writes it; codes are compared without case and accents. */
const Code = Type.String({ minLength: 3, maxLength: maxCouponCode, pattern: '^[\\p{L}\\p{N}_-]+$' })

/** A coupon that visitors can use now. */
export const Coupon = Type.Object({ code: Type.String(), ...terms })
export type Coupon = Static<typeof Coupon>

/** The part of a price that a coupon took off. */
export const CouponUse = Type.Object({
  code: Type.String(),
  /** In reais, as on the PIX card. */
  discount: Type.Number(),
})
export type CouponUse = Static<typeof CouponUse>

const limits = {
  validUntil: OrNull(Moment),
  /** Uses in all, without a limit where it is null. */
  maxUses: OrNull(Uses),
  /** A visitor is a conversation, or a page that was ordered for. */
  maxUsesPerVisitor: OrNull(Uses),
}
/** `validFrom` absent: from now on. */
export const NewCoupon = Type.Object(
  { code: Code, ...terms, validFrom: Type.Optional(Moment), ...limits },
  { additionalProperties: false },
)
export type NewCoupon = Static<typeof NewCoupon>

/** `version` is the one displayed: the answer is CONFLICT when it has changed. */
export const CouponChange = Type.Object(
  { ...terms, validFrom: Moment, ...limits, isPaused: Type.Boolean(), version: Version },
  { additionalProperties: false },
)
export type CouponChange = Static<typeof CouponChange>

export const StaffCoupon = Type.Object({
  id: Type.String(),
  version: Version,
  code: Type.String(),
  ...terms,
  validFrom: Type.String(),
  ...limits,
  isPaused: Type.Boolean(),
  /** Charges that hold it: paid ones, and unpaid ones until they end. */
  uses: Type.Integer(),
  /** Taken off paid orders so far. */
  discountedCents: Type.Integer(),
  createdBy: Type.String(),
  createdAt: Type.String(),
})
export type StaffCoupon = Static<typeof StaffCoupon>

const params = Type.Object({ id: Type.String({ format: 'uuid' }) })
const change = { ...ownerOnly, needsProof: true } as const

/** Newest first. */
export const listCoupons = {
  method: 'GET',
  url: '/api/coupons',
  access: everyRole,
  schema: { response: { 200: Type.Array(StaffCoupon) } },
} as const
export const addCoupon = {
  method: 'POST',
  url: '/api/coupons',
  access: change,
  schema: { body: NewCoupon, response: { 201: StaffCoupon } },
} as const
export const changeCoupon = {
  method: 'PUT',
  url: '/api/coupons/:id',
  access: change,
  schema: { params, body: CouponChange, response: { 200: StaffCoupon } },
} as const
