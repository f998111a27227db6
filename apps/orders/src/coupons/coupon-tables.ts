import type { ColumnType, Generated } from 'kysely'
import type { CouponDiscount, StaffCoupon } from '@smm/contracts/orders/coupons'

type CouponsTable = {
  id: Generated<string>
  code: string
  /** The form in which codes are compared. */
  foldedCode: string
  discount: ColumnType<CouponDiscount, string, string>
  minimumCents: number
  /** Null: every product. */
  products: ColumnType<StaffCoupon['products'], string | null, string | null>
  validFrom: ColumnType<Date, Date | undefined, Date>
  validUntil: Date | null
  maxUses: number | null
  maxUsesPerVisitor: number | null
  isPaused: Generated<boolean>
  /** Its redemptions that were not returned. */
  uses: Generated<number>
  version: Generated<number>
  createdBy: string
  createdAt: Generated<Date>
}

/** One per charge; its orders name it. */
type CouponRedemptionsTable = {
  id: Generated<string>
  couponId: string
  state: Generated<'held' | 'used' | 'returned'>
  redeemedAt: Generated<Date>
  endedAt: Date | null
}

/** One row: the coupons that the chat was told last. */
type CouponPublicationTable = {
  onlyRow: Generated<boolean>
  version: Generated<number>
  coupons: ColumnType<unknown, string, string>
}

export type CouponTables = {
  coupons: CouponsTable
  couponRedemptions: CouponRedemptionsTable
  couponPublication: CouponPublicationTable
}
