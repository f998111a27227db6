import type { Badge, Package } from '@smm/contracts/prices/price-book'

/**
 * The badge that a package carries in a list of its product. MELHOR VALOR is a fact, not a wish: only the package with the
 * lowest price per unit of the list has it.
 */
export function trueBadge(packages: readonly Package[], pack: Package): Badge | null {
  const isBest = packages.every((it) => it === pack || isCheaperPerUnit(pack, it))
  if (pack.badge && pack.badge !== 'MELHOR VALOR') return pack.badge
  if (isBest && packages.length > 1) return 'MELHOR VALOR'
  return pack.isPopular ? 'MAIS POPULAR' : null
}

const isCheaperPerUnit = (a: Package, b: Package) => a.priceCents * b.quantity < b.priceCents * a.quantity
