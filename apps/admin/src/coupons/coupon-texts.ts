import type { StaffCoupon } from '@smm/contracts/orders/coupons'
import { productName } from '@smm/contracts/products'
import { formatCents, formatCentsInSentence, formatQuantity } from '@smm/pricing/money'
import type { BadgeTone } from '@smm/ui/badge'
import { formatCount, formatTimestamp } from '../format-values.ts'

/** '10%', 'R$ 10' */
export const discountText = ({ discount }: Pick<StaffCoupon, 'discount'>) =>
  discount.kind === 'percent' ? `${discount.percent}%` : formatCentsInSentence(discount.cents)

type Status = { name: string; tone: BadgeTone }

/** Whether a visitor can use it at that moment, and if not, why. */
export function statusOf(coupon: StaffCoupon, now: number): Status {
  const { isPaused, validFrom, validUntil, maxUses, uses } = coupon
  if (validUntil && Date.parse(validUntil) <= now) return { name: 'Encerrado', tone: 'neutral' }
  if (isPaused) return { name: 'Pausado', tone: 'warn' }
  if (maxUses !== null && uses >= maxUses) return { name: 'Esgotado', tone: 'neutral' }
  if (Date.parse(validFrom) > now) return { name: 'Agendado', tone: 'info' }
  return { name: 'Valendo', tone: 'good' }
}

const list = new Intl.ListFormat('pt-BR')

/** The conditions that an order has to meet. */
export function conditionTexts(coupon: StaffCoupon, now: number): string[] {
  const { minimumCents, products, validFrom, validUntil, maxUsesPerVisitor } = coupon
  return [
    products ? list.format(products.map(productName)) : 'Todos os produtos',
    ...(minimumCents > 0 ? [`a partir de ${formatCentsInSentence(minimumCents)}`] : []),
    ...(Date.parse(validFrom) > now ? [`começa em ${formatTimestamp(validFrom)}`] : []),
    ...(validUntil ? [`até ${formatTimestamp(validUntil)}`] : []),
    ...(maxUsesPerVisitor === null ? [] : [timesText(maxUsesPerVisitor)]),
  ]
}

const timesText = (times: number) =>
  times === 1 ? 'uma vez por visitante' : `${formatQuantity(times)} vezes por visitante`

/** '3 de 10 usos' */
export function usesText({ uses, maxUses }: Pick<StaffCoupon, 'uses' | 'maxUses'>): string {
  if (maxUses === null) return formatCount(uses, 'uso', 'usos')
  return `${formatQuantity(uses)} de ${formatCount(maxUses, 'uso', 'usos')}`
}

export const discountedText = ({ discountedCents }: Pick<StaffCoupon, 'discountedCents'>) =>
  discountedCents > 0 ? `${formatCents(discountedCents)} em descontos` : 'Nenhum desconto ainda'
