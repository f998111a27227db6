import type { CouponChange, CouponDiscount, NewCoupon, StaffCoupon } from '@smm/contracts/orders/coupons'
import type { Product } from '@smm/contracts/products'
import { formatQuantity } from '@smm/pricing/money'
import { toIso, toTyped } from '../brasilia-time.ts'
import { parseCount, parseReais, typedCents } from '../panel/form/typed-values.ts'

/** The inputs of the form, as typed. */
export type CouponDraft = {
  code: string
  kind: CouponDiscount['kind']
  percent: string
  amount: string
  minimum: string
  isForAll: boolean
  products: Product[]
  /** 'AAAA-MM-DDTHH:MM', the time of Brasília. */
  from: string
  until: string
  maxUses: string
  maxUsesPerVisitor: string
}

const emptyDraft: CouponDraft = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimum: '',
  isForAll: true,
  products: [],
  from: '',
  until: '',
  maxUses: '',
  maxUsesPerVisitor: '1',
}

const typedCount = (count: number | null) => (count === null ? '' : formatQuantity(count))

/** The form of a new coupon, or of one as it is. */
export function draftOf(coupon?: StaffCoupon): CouponDraft {
  if (!coupon) return emptyDraft
  const { code, discount, minimumCents, products, validFrom, validUntil } = coupon
  return {
    code,
    kind: discount.kind,
    percent: discount.kind === 'percent' ? String(discount.percent) : '',
    amount: discount.kind === 'amount' ? typedCents(discount.cents) : '',
    minimum: minimumCents > 0 ? typedCents(minimumCents) : '',
    isForAll: products === null,
    products: products ?? [],
    from: toTyped(validFrom),
    until: validUntil ? toTyped(validUntil) : '',
    maxUses: typedCount(coupon.maxUses),
    maxUsesPerVisitor: typedCount(coupon.maxUsesPerVisitor),
  }
}

const parsePercent = (text: string): number | undefined =>
  /^\s*\d{1,2}\s*%?\s*$/.test(text) ? Number.parseInt(text, 10) : undefined

const isCode = (code: string) => /^[\p{L}\p{N}_-]{3,24}$/u.test(code)

/** The first error of the form; empty when it can be saved. */
export function validateDraft(draft: CouponDraft): string {
  const percent = parsePercent(draft.percent)
  if (!isCode(tidyCode(draft.code)))
    return 'O código tem de 3 a 24 letras e números, sem espaços. Hífen e sublinhado também servem.'
  if (draft.kind === 'percent' && !(percent && percent <= 90)) return 'Informe o desconto, de 1% a 90%.'
  if (draft.kind === 'amount' && !parseReais(draft.amount)) return 'Informe o desconto em reais, como 10,00.'
  if (draft.minimum.trim() && parseReais(draft.minimum) === undefined)
    return 'Informe a compra mínima em reais, ou deixe vazio.'
  if (!draft.isForAll && draft.products.length === 0) return 'Escolha pelo menos um produto.'
  if (draft.until && draft.until <= (draft.from || toTyped(new Date().toISOString())))
    return 'O cupom precisa terminar depois de começar.'
  const counts = [draft.maxUses, draft.maxUsesPerVisitor].filter((it) => it.trim())
  return counts.every((it) => parseCount(it)) ? '' : 'Informe os usos com um número, ou deixe vazio.'
}

const tidyCode = (code: string) => code.trim().normalize('NFC')

/** The terms of a draft; call it for one without an error. */
const termsOf = (draft: CouponDraft) => ({
  discount:
    draft.kind === 'percent'
      ? { kind: draft.kind, percent: parsePercent(draft.percent) ?? 1 }
      : { kind: draft.kind, cents: parseReais(draft.amount) ?? 1 },
  minimumCents: parseReais(draft.minimum) ?? 0,
  products: draft.isForAll ? null : draft.products,
  validUntil: draft.until ? toIso(draft.until) : null,
  maxUses: parseCount(draft.maxUses) ?? null,
  maxUsesPerVisitor: parseCount(draft.maxUsesPerVisitor) ?? null,
})

export const newCouponOf = (draft: CouponDraft): NewCoupon => ({
  code: tidyCode(draft.code),
  ...termsOf(draft),
  ...(draft.from && { validFrom: toIso(draft.from) }),
})

export const changeOf = (
  draft: CouponDraft,
  { validFrom, isPaused, version }: StaffCoupon,
): CouponChange => ({
  ...termsOf(draft),
  // The field shows no seconds: a moment that was not changed is not rounded.
  validFrom: draft.from && draft.from !== toTyped(validFrom) ? toIso(draft.from) : validFrom,
  isPaused,
  version,
})
