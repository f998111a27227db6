import type { ChatAction, PackagesPart } from '@smm/contracts/message-parts'
import type { PriceBook } from '@smm/contracts/prices/price-book'
import { formatQuantity } from '@smm/pricing/money'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { type Quote, quote } from '@smm/pricing/quote'

/** The price of a quantity in centavos, by the rules of the house; undefined where it cannot be ordered. */
export function priceQuantity(part: PackagesPart, quantity: number): number | undefined {
  const quoted = quoteQuantity(part, quantity)
  return quoted.ok ? quoted.amountCents : undefined
}

/** The quantities beside one that lies in a gap of the range; undefined for any other. */
export function nearestTo(part: PackagesPart, quantity: number): [number, number] | undefined {
  const quoted = quoteQuantity(part, quantity)
  return quoted.ok ? undefined : quoted.nearest
}

function quoteQuantity(part: PackagesPart, quantity: number): Quote {
  const { platform, serviceType, otherQuantity } = part
  const { minimum, maximum, gaps = [], floorMicrosPerThousand = 0 } = otherQuantity
  const offer = {
    platform,
    serviceType,
    isActive: true,
    upstreamServiceId: null,
    costMicrosPerThousand: Math.ceil(floorMicrosPerThousand),
    marginBasisPoints: 0,
    minQuantity: minimum,
    maxQuantity: maximum,
    gaps,
  }
  return quote(bookOf(part), { product: { platform, serviceType }, quantity, offer })
}

const bookOf = ({ platform, serviceType, rows, otherQuantity }: PackagesPart): PriceBook => [
  {
    platform,
    serviceType,
    minimum: otherQuantity.minimum,
    maximum: otherQuantity.maximum,
    packages: rows.map(({ quantity, amount }) => ({
      name: '',
      quantity,
      priceCents: centsOf(amount),
      originalCents: null,
      isPopular: false,
      badge: null,
      pages: [],
    })),
  },
]

/** Reais of a frame in centavos. */
export const centsOf = (reais: number) => Math.round(reais * 100)

/** One step of the stepper: larger where quantities are larger, on round numbers, within the range and over its gaps. */
export function stepQuantity(part: PackagesPart, quantity: number, direction: 1 | -1): number {
  const { minimum, maximum } = part.otherQuantity
  const size = stepSize(direction > 0 ? quantity : quantity - 1)
  const next =
    direction > 0 ? Math.floor(quantity / size) * size + size : Math.ceil(quantity / size) * size - size
  const within = Math.min(maximum, Math.max(minimum, next))
  return nearestTo(part, within)?.[direction > 0 ? 1 : 0] ?? within
}

const stepSize = (quantity: number) => {
  if (quantity < 500) return 50
  if (quantity < 5_000) return 100
  return quantity < 20_000 ? 500 : 1_000
}

/** The stepper begins above the package that most take. */
export function firstQuantity(part: PackagesPart): number {
  const { rows, otherQuantity } = part
  const { minimum, maximum } = otherQuantity
  const usual = rows[1] ?? rows[0]
  const first = Math.min(maximum, Math.max(minimum, (usual?.quantity ?? minimum) * 2))
  return nearestTo(part, first)?.[1] ?? first
}

/** The words of a tap: '500 seguidores', '… (Premium)' of another tier than the standard one. */
export const tapWords = (quantity: number, unit: string, action: ChatAction): string =>
  `${formatQuantity(quantity)} ${unit}${'tier' in action ? tierSuffix(action) : ''}`

/** The choice of another quantity, in the tier of the rows beside it. */
export function otherQuantityAction({ rows, otherQuantity }: PackagesPart, quantity: number): ChatAction {
  const { offerId } = otherQuantity
  const action = rows[0]?.action
  const tier = action?.type === 'choose-quantity' ? action.tier : undefined
  return { type: 'choose-quantity', offerId, quantity, ...(tier !== undefined && { tier }) }
}
