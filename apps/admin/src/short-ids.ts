/** The first 8 characters of an order's id. */
export const shortId = (id: string) => id.slice(0, 8)
/** The first 6 characters of a payment's id, marked as a PIX. */
export const shortPaymentId = (id: string) => `PIX_${id.slice(0, 6)}`
