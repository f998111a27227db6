/** A step through a message that shares quantities out among pages or networks. */
export type ShareToken =
  | { is: 'quantity'; value: number }
  /** 'metade', '30 %' of the total; 'o dobro', 'o mesmo tanto' of the quantity before; 'o resto' of what the others leave. */
  | { is: 'part'; of: 'total' | 'previous' | 'rest'; factor: number }
  | { is: 'target' }
  /** 'dividido', 'sendo': the quantity before is the sum of those after. */
  | { is: 'parting' }

/** `values`: what each token comes to, null where it orders nothing by itself. `isParted`: a total stood beside its parts. */
export type SharedOut = { values: Array<number | null>; isParted: boolean }

type Valued = { at: number; value: number }

/** Gives every target its quantity: a total goes to the parts that are named of it. */
export function shareOut(tokens: readonly ShareToken[]): SharedOut {
  const values = tokens.map((it) => (it.is === 'quantity' ? it.value : null))
  const targets = tokens.filter((it) => it.is === 'target').length
  const told = tokens.flatMap((it, at): Valued[] => (it.is === 'quantity' ? [{ at, value: it.value }] : []))
  const [total, ...others] = told
  const parts = tokens.flatMap((it, at) => (it.is === 'part' ? [{ ...it, at }] : []))
  if (!total) return { values, isParted: false }
  if (parts.length > 0) {
    const ofTotal = parts.some((it) => it.of !== 'previous')
    const count = others.length + parts.length + Number(!ofTotal)
    return targets < 2 || count > targets
      ? { values, isParted: false }
      : { values: withParts(values, parts, total, ofTotal), isParted: ofTotal }
  }
  const [each] = others
  const isTotalApart = !tokens.slice(total.at + 1, each?.at).some((it) => it.is === 'target')
  if (each && others.length === 1 && isTotalApart && targets > 1 && total.value === each.value * targets) {
    values[total.at] = null
    return { values, isParted: true }
  }
  const sum = others.reduce((sum, it) => sum + it.value, 0)
  const between = tokens.slice(total.at + 1, each?.at)
  const hasOwn = targets === others.length && isTotalApart
  const isParting = hasOwn || between.some((it) => it.is === 'parting')
  if (others.length < 2 || sum !== total.value || !isParting) return { values, isParted: false }
  for (const it of hasOwn ? [total] : others) values[it.at] = null
  return { values, isParted: hasOwn }
}

function withParts(
  values: Array<number | null>,
  parts: ReadonlyArray<{ at: number; of: 'total' | 'previous' | 'rest'; factor: number }>,
  total: Valued,
  ofTotal: boolean,
): Array<number | null> {
  const given = values.map((it, at) => (ofTotal && at === total.at ? null : it))
  for (const { at, of, factor } of parts) {
    const before = given.slice(0, at).findLast((it) => it !== null)
    if (of === 'total') given[at] = Math.round(total.value * factor)
    if (of === 'previous' && before) given[at] = Math.round(before * factor)
  }
  const left = total.value - given.reduce<number>((sum, it) => sum + (it ?? 0), 0)
  const rests = parts.filter((it) => it.of === 'rest')
  for (const { at } of rests) given[at] = left > 0 ? Math.round(left / rests.length) : null
  return given
}
