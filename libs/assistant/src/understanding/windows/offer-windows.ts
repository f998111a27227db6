/** Not within an address or a handle: '@cupom.novo'. */
const before = String.raw`(?<![\p{L}\p{N}@./_-])`
const behind = String.raw`(?![\p{L}\p{N}@./_-])`

const coupon = String.raw`(?:cup(?:om|on|ão|ao|ons)|voucher|c[oó]digo (?:promocional|de desconto))(?: de desconto)?`
const code = String.raw`["'“‘]?([\p{L}\p{N}][\p{L}\p{N}_-]{2,23})(?![\p{L}\p{N}_.@/-])`
/** 'tenho cupom VERAO10' */
export const namesCoupon = new RegExp(String.raw`${before}${coupon}(?:\s*[:=]\s*|\s+(?:é\s+)?)${code}`, 'iu')

const letters: Record<string, string> = {
  a: '[aáàâã]',
  e: '[eéê]',
  i: '[ií]',
  o: '[oóôõ]',
  u: '[uúü]',
  c: '[cç]',
}
const leading = String.raw`(?:(?:com|sem|d[oa]|n[oa]|pel[oa]|o|a|plano|n[ií]vel)\s+)*`
/** 'no premium', 'sem reposição': a word of a tier's name, however its accents are written. */
export const namesTier = (word: string): RegExp =>
  new RegExp(before + leading + word.replace(/[aeiouc]/g, (it) => letters[it]!) + behind, 'giu')
export const without = /(^|\s)sem\s/i
