import type { NamedCoupon } from '../reading.ts'

/** Not within an address or a handle: '@cupom.novo'. */
const before = /(?<![\p{L}\p{N}@/._-])/u.source
const named = `(?:cup(?:om|on|ão|ao|ons)|voucher|c[oó]digo (?:promocional|de desconto))(?: de desconto)?`
const code = /["'“‘]?([\p{L}\p{N}][\p{L}\p{N}_-]{2,23})(?![\p{L}\p{N}_.@/-])/u.source
const namesCoupon = new RegExp(`${before}${named}(?:\\s*[:=]\\s*|\\s+(?:é\\s+)?)${code}`, 'giu')

/**
 * The code in 'tenho cupom VERAO10', and the message without it: its digits are no quantity. A word that does not look like
 * a code ('cupom hoje?') stays in the message too.
 */
export function cutCoupon(message: string): { coupon?: NamedCoupon; rest: string } {
  for (const found of message.matchAll(namesCoupon)) {
    const [all, word = ''] = found
    const isCode = looksLikeCode(word, message)
    const coupon = { code: word, isCode }
    if (!isCode) return { coupon, rest: message }
    const end = found.index + all.length
    return { coupon, rest: message.slice(0, end - word.length) + message.slice(end) }
  }
  return { rest: message }
}

const looksLikeCode = (word: string, message: string) =>
  (/\d/.test(word) && /\p{L}/u.test(word)) ||
  (word === word.toUpperCase() && message !== message.toUpperCase())
