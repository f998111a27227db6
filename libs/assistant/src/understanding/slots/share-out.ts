/** A step through a message that shares quantities out among pages or platforms. */
export type ShareToken =
  | { is: 'quantity'; value: number }
  /** 'metade', '30 %' of the total; 'o dobro', 'o mesmo tanto' of the quantity before; 'o resto' of what the others leave. */
  | { is: 'part'; of: 'total' | 'previous' | 'rest'; factor: number }
  | { is: 'target' }
  /** 'dividido', 'sendo': the quantity before is the sum of those after. */
  | { is: 'parting' }
  /** 'cada': the quantity beside it is every page's. */
  | { is: 'each' }

/** `values`: what each token comes to, null where it orders nothing by itself. `isParted`: a total stood beside its parts. */
export type SharedOut = { values: Array<number | null>; isParted: boolean }

type Valued = { at: number; value: number }

/** Gives every target its quantity: a total goes to the parts that are named of it. */
export function shareOut(tokens: readonly ShareToken[]): SharedOut {
  const values = tokens.map((it) => (it.is === 'quantity' ? it.value : null))
  const targets = tokens.filter((it) => it.is === 'target').length
  const [total, ...rest] = tokens.flatMap((it, at) => (it.is === 'quantity' ? [{ at, value: it.value }] : []))
  const parts = tokens.flatMap((it, at) => (it.is === 'part' ? [{ ...it, at }] : []))
  if (!total || (parts.length > 0 && isEachCounted(tokens))) return { values, isParted: false }
  /** 'metade pra mim e metade pra ela, 100 pra cada' */
  const isRestated = ({ value }: Valued) =>
    targets > 1 && parts.some((it) => it.of === 'total' && value === Math.round(total.value * it.factor))
  for (const it of rest) if (isRestated(it)) values[it.at] = null
  const others = rest.filter((it) => !isRestated(it))
  if (parts.length === 0) return withoutTotal(tokens, values, total, others)
  const ofTotal = parts.some((it) => it.of !== 'previous')
  const count = others.length + parts.length + Number(!ofTotal)
  return targets < 2 || count > targets
    ? { values, isParted: false }
    : { values: withParts(values, parts, total, ofTotal), isParted: ofTotal }
}

/** '2000 no vídeo L e 500 no canal L, o resto': every page has a quantity of its own. */
const isEachCounted = (tokens: readonly ShareToken[]) =>
  /^((qt){2,}|(tq){2,})$/.test(
    tokens.flatMap(({ is }) => (is === 'quantity' ? 'q' : is === 'target' ? 't' : [])).join(''),
  )

/** A total beside its parts orders nothing where each part goes to a target, and the parts order nothing elsewhere. */
function withoutTotal(
  tokens: readonly ShareToken[],
  values: ReadonlyArray<number | null>,
  total: Valued,
  others: readonly Valued[],
): SharedOut {
  const targets = tokens.filter((it) => it.is === 'target').length
  const [each] = others
  const between = tokens.slice(total.at + 1, each?.at)
  const isTotalApart = !between.some((it) => it.is === 'target')
  const without = (left: readonly Valued[], isParted: boolean) => ({
    values: values.map((it, at) => (left.some((one) => one.at === at) ? null : it)),
    isParted,
  })
  const isEach = targets > 1 && others.length === 1 && tokens.some((it) => it.is === 'each')
  if (isEach && isTotalApart && total.value === each!.value * targets) return without([total], true)
  const hasOwn = targets === others.length && isTotalApart
  const isSum = others.length > 1 && total.value === others.reduce((sum, it) => sum + it.value, 0)
  const isParting = hasOwn || between.some((it) => it.is === 'parting')
  if (!isSum || !isParting) return without([], false)
  return without(hasOwn ? [total] : others, hasOwn)
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
