// Browsers read this file, so it brings no schema.

/** Longest code of a coupon. */
export const maxCouponCode = 24
