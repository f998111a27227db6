import type { CouponRefusal } from '@smm/contracts/messages'
import type { Coupon } from '@smm/contracts/orders/coupons'
import { formatCents, formatCentsInSentence } from '@smm/pricing/money'
import { inWords } from '../../naming/grammar.ts'
import { productName } from '../../naming/product-names.ts'
import { type Discounted, discountOf } from '../../recap-total.ts'
import { verbatim } from './roles.ts'

/** 'Cupom VERAO10: − R$ 4,50', a line of the recap; none where no coupon takes anything off. */
export function couponLine(code: string | undefined, orders: readonly Discounted[]): string[] {
  const cents = discountOf(orders)
  return code === undefined || cents === 0 ? [] : [`Cupom ${code}: − ${formatCents(cents)}`]
}

const inPlain = ({ discount }: Coupon) =>
  discount.kind === 'percent'
    ? `${discount.percent}% de desconto`
    : `${formatCentsInSentence(discount.cents)} de desconto`

const conditionsOf = ({ minimumCents, products }: Coupon) => [
  ...(minimumCents > 0 ? [`em compras a partir de ${formatCentsInSentence(minimumCents)}`] : []),
  ...(products ? [`para ${inWords(products.map(productName))}`] : []),
]

const whyRefused: Record<CouponRefusal, (code: string) => string> = {
  'not-valid': (code) => `O cupom ${code} não vale mais.`,
  'used-up': (code) => `O cupom ${code} acabou de ser usado até o fim.`,
  'used-before': (code) => `Você já usou o cupom ${code}.`,
  'not-for-order': (code) => `O cupom ${code} não vale para este pedido.`,
  changed: (code) => `O desconto do cupom ${code} mudou agora há pouco.`,
}

/** Texts of a coupon: taken, or why it is not. */
export const couponTexts = {
  'coupon-noted': verbatim(
    ({ coupon }: { coupon: Coupon }) =>
      `Cupom ${coupon.code} anotado: ${[inPlain(coupon), ...conditionsOf(coupon)].join(', ')}. O desconto aparece na conferência do pedido.`,
  ),
  'coupon-unknown': ({ code }: { code: string }) => [
    `Não encontrei nenhum cupom “${code}” valendo agora. Confira se o código está certinho.`,
    `O cupom “${code}” não está valendo. Se tiver outro, é só me mandar o código.`,
  ],
  'coupon-over': verbatim(
    ({ code }: { code: string }) =>
      `O cupom ${code} deixou de valer agora há pouco, então o preço é sem ele.`,
  ),
  'coupon-not-for-order': verbatim(({ coupon, reason }: { coupon: Coupon; reason: string }) => {
    if (reason === 'under-minimum')
      return `O cupom ${coupon.code} vale em compras a partir de ${formatCentsInSentence(coupon.minimumCents)}, então ainda não entrou.`
    return reason === 'other-products'
      ? `O cupom ${coupon.code} só vale ${conditionsOf({ ...coupon, minimumCents: 0 }).join()}, então não entrou neste pedido.`
      : `Este pedido já está no menor preço possível, então o cupom ${coupon.code} não entrou.`
  }),
  'coupon-refused': verbatim(
    ({ code, why }: { code: string; why: CouponRefusal }) => `${whyRefused[why](code)} Nada foi cobrado.`,
  ),
}
