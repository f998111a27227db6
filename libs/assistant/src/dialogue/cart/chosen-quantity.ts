import type { Package } from '@smm/contracts/prices/price-book'
import type { TieredProduct } from '@smm/contracts/products'
import { packagesOf } from '@smm/pricing/price-book'
import type { Catalogue } from '../../shop.ts'
import { atPlace, type Choice } from '../../understanding/reading.ts'
import { type Draft, productOf, withQuantity } from './draft.ts'

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
