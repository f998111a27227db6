import { sql } from 'kysely'
import type { StaffCoupon } from '@smm/contracts/orders/coupons'
import { Refusal } from '@smm/http-service/refusal'
import type { Db } from '../tables.ts'

/** SQL: what a coupon took off orders that were paid. */
const discountedCents = sql<number>`(
  SELECT coalesce(sum(discount_cents), 0)::bigint
  FROM coupon_redemptions JOIN orders ON redemption_id = coupon_redemptions.id
  WHERE coupon_id = coupons.id AND state <> 'returned' AND paid_at IS NOT NULL)`.as('discountedCents')

const selectCoupons = (db: Db) =>
  db
    .selectFrom('coupons')
    .select(['id', 'version', 'code', 'discount', 'minimumCents', 'products', 'validFrom', 'validUntil'])
    .select(['maxUses', 'maxUsesPerVisitor', 'isPaused', 'uses', 'createdBy', 'createdAt', discountedCents])

type CouponRow = Awaited<ReturnType<ReturnType<typeof selectCoupons>['executeTakeFirstOrThrow']>>

/** Newest first. */
export async function listCoupons(db: Db): Promise<StaffCoupon[]> {
  const rows = await selectCoupons(db).orderBy('createdAt', 'desc').orderBy('id').execute()
  return rows.map(toStaffCoupon)
}

export async function showCoupon(db: Db, id: string): Promise<StaffCoupon> {
  const row = await selectCoupons(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { couponId: id })
  return toStaffCoupon(row)
}

const toStaffCoupon = ({ validFrom, validUntil, createdAt, ...coupon }: CouponRow): StaffCoupon => ({
  ...coupon,
  validFrom: validFrom.toISOString(),
  validUntil: validUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})
