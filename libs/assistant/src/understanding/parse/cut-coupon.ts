import type { NamedCoupon } from '../reading.ts'
import { namesCoupon } from '../windows/offer-windows.ts'

/**
 * The code in 'tenho cupom VERAO10', and the message without it: its digits are no quantity. A word that does not look like
 * a code ('cupom hoje?') stays in the message too.
 */
export function cutCoupon(message: string): { coupon?: NamedCoupon; rest: string } {
  const found = namesCoupon.exec(message)
  if (!found) return { rest: message }
  const [all, word = ''] = found
  const isCode = looksLikeCode(word, message)
  const coupon = { code: word, isCode }
  if (!isCode) return { coupon, rest: message }
  const end = found.index + all.length
  return { coupon, rest: message.slice(0, end - word.length) + message.slice(end) }
}

const looksLikeCode = (word: string, message: string) =>
  (/\d/.test(word) && /\p{L}/u.test(word)) ||
  (word === word.toUpperCase() && message !== message.toUpperCase())
