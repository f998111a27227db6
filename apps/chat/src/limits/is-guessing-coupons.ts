import type { SharedLimits } from './shared-limits.ts'

/** Whether a turn that names a coupon may not tell if there is one: its address has named too many wrong ones. */
export const isGuessingCoupons = async (
  { allowCoupon }: SharedLimits,
  ip: string,
  { isCouponKnown }: { isCouponKnown?: boolean },
): Promise<boolean> => isCouponKnown !== undefined && !(await allowCoupon(ip, isCouponKnown))
