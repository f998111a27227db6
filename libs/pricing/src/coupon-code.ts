/** The form in which codes are compared: 'verão10' and 'VERAO10' are the same. */
export const foldCouponCode = (code: string): string =>
  code.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
