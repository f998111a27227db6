import type { Package } from '@smm/contracts/prices/price-book'
import type { TieredProduct } from '@smm/contracts/products'
import { packagesOf } from '@smm/pricing/price-book'
import type { Catalogue } from '../../shop.ts'
import { atPlace, type Choice } from '../../understanding/reading.ts'
import { stateAt, type Turn } from '../turn.ts'
import { type Draft, emptyDraft, matchesProduct, productOf, withQuantity } from './draft.ts'

/** The quantity that a choice points to: among the quantities listed last, else among the packages. */
export function chosenQuantity(
  { priceBook }: Catalogue,
  product: TieredProduct,
  choice: Choice,
  shown: readonly number[] = [],
): number | null {
  const packages = packagesOf(priceBook, product)
  const listed = shown.length > 0 ? shown : packages.map((it) => it.quantity)
  switch (choice.by) {
    case 'place':
      return atPlace(listed, choice.place) ?? null
    case 'price':
      return packages.find((it) => it.priceCents === choice.cents)?.quantity ?? null
    case 'popular':
      return packages.find((it) => it.isPopular)?.quantity ?? null
    case 'cheapest':
      return listed[0] ?? null
    case 'largest':
      return listed.at(-1) ?? null
    case 'middle':
      return listed[Math.floor((listed.length - 1) / 2)] ?? null
    case 'name':
      return namedQuantity(packages, choice.name)
  }
}

function namedQuantity(packages: readonly Package[], name: string): number | null {
  const wanted = name.toLowerCase()
  const found =
    packages.find((it) => it.name.toLowerCase().startsWith(wanted.slice(0, 4))) ??
    (wanted === 'popular' ? packages.find((it) => it.isPopular) : undefined)
  return found?.quantity ?? null
}

/** The draft with its choice made, where its product is known. */
export function withChoice(shop: Catalogue, draft: Draft, shown: readonly number[] = []): Draft {
  const product = productOf(draft)
  if (draft.quantity !== null) return { ...draft, choice: null }
  const quantity = product && draft.choice && chosenQuantity(shop, product, draft.choice, shown)
  return quantity ? withQuantity(draft, quantity) : draft
}

/** 'Influencer' means the only product with a package of this name, where the order in hand has none yet. */
export function withNamedProduct({ priceBook }: Catalogue, draft: Draft, known = emptyDraft): Draft {
  const { choice, link } = draft
  if (choice?.by !== 'name' || link || productOf(known)) return draft
  const name = choice.name.toLowerCase()
  const having = priceBook.filter(
    (it) =>
      matchesProduct(it, draft) &&
      matchesProduct(it, known) &&
      it.packages.some((pack) => pack.name.toLowerCase() === name),
  )
  const [only] = having
  return only && having.length === 1
    ? { ...draft, platform: only.platform, serviceType: only.serviceType }
    : draft
}

/** 'quero esse' to a single package that was advised. */
export function withAdvised(turn: Turn, draft: Draft): Draft {
  const [only, ...others] = stateAt(turn, 'choosing')?.shown ?? []
  const isAdvised = draft.quantity === null && only !== undefined && others.length === 0
  return isAdvised ? withQuantity(draft, only) : draft
}

/** The cart at the quantity that was quoted last beside its recap: 'quero esse'. */
export function withQuoted(turn: Turn): Draft[] {
  const quoted = stateAt(turn, 'confirming')?.quoted
  const { cart } = turn.dialogue
  return quoted === undefined ? cart : cart.map((it) => withQuantity(it, quoted))
}
