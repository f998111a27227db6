import type { Item, Reading } from '../reading.ts'

/** The schema of a reading takes no more. */
const most = 4

/** 'quanto custa 500 e 1000 seguidores?': the quantities of one product, for one page at most, whose prices are asked at once. */
export function quantitiesAsked({ acts, items, targets, alternatives }: Reading): number[] {
  if (alternatives.length > 1 || !acts.includes('ask-price')) return alternatives
  const pages = targets.filter((it) => it.role === 'wanted').length
  const quantities = [...new Set(items.flatMap((it) => it.quantity ?? []))]
  const isOfOne = pages < 2 && !differsIn(items, 'serviceType') && !differsIn(items, 'platform')
  return isOfOne && quantities.length > 1 ? quantities.slice(0, most) : alternatives
}

const differsIn = (items: readonly Item[], part: 'serviceType' | 'platform'): boolean =>
  new Set(items.flatMap((it) => it[part] ?? [])).size > 1
