import type { ParsedMessage } from '../parse/parse-message.ts'
import { factors, resizing } from '../windows/number-windows.ts'
import { type Item, noItem, type Resize } from '../reading.ts'
import { around } from '../parse/units.ts'
import type { Utterance } from '../parse/utterance.ts'
import { type Fact, multipleAt, quantitiesWith } from './facts.ts'

const maxFactor = 20

/** How the message changes the quantity in hand; null where it names a quantity of its own, or only supposes one. */
function readResize({ units, plain }: Utterance, facts: readonly Fact[]): Resize | null {
  const isSupposed = (at: number) => facts.some((it) => it.at === at && it.role === 'supposed')
  for (const [at, unit] of units.entries()) {
    if (unit.kind !== 'N' || unit.value < 1 || isSupposed(at)) continue
    const left = around(units, at - 4, at)
    const right = around(units, at + 1, at + 4)
    if (resizing.counts.test(right)) continue
    const count = Math.floor(unit.value)
    /** 'os dois iguais' */
    const isCounted = resizing.theirs.test(left)
    if (unit.value <= maxFactor && !isCounted && resizing.times.test(right))
      return { by: 'factor', factor: unit.value }
    if (resizing.takes.test(left) || resizing.takesBehind.test(right))
      return { by: 'difference', difference: -count }
    if (resizing.adds.test(left) || resizing.addsBehind.test(right))
      return { by: 'difference', difference: count }
  }
  const factor = factors.find(([, found]) => found.test(plain))
  return factor ? { by: 'factor', factor: factor[0] } : null
}

/** 'isso, 500 a mais, manda' and 'isso mesmo, +500' to a recap of 500 say once more what it shows. */
function resizeOf({ utterance, context, marks }: ParsedMessage, facts: readonly Fact[]): Resize | null {
  const resize = readResize(utterance, facts)
  const [only, ...others] = context.recap ?? []
  const isShown = resize?.by === 'difference' && others.length === 0 && only?.quantity === resize.difference
  const agreed = marks.get('agree') ?? []
  const isAgreed = marks.has('command')
    ? agreed.length > 0
    : agreed.some(({ to }) => utterance.units[to - 1]?.text === 'mesmo')
  return isShown && isAgreed ? null : resize
}

/** 'da última vez peguei 500, quero o dobro', 'tenho 500, quero dobrar': a factor on a number told before. */
export function repeatOrder(
  named: Item[],
  facts: readonly Fact[],
  parsed: ParsedMessage,
): { items: Item[]; resize: Resize | null } {
  const { marks, utterance } = parsed
  const { units } = utterance
  const isMultiple = units.some((it, at) => it.kind === 'N' && multipleAt(units, at) !== 1)
  const resized = isMultiple ? null : resizeOf(parsed, facts)
  const isAgain = marks.has('again')
  const [past, owned] = [quantitiesWith(facts, 'past'), quantitiesWith(facts, 'owned')]
  const factor = resized?.by === 'factor' ? resized.factor : isAgain ? 1 : null
  const tellsPast = marks.has('habit') || units.some((it) => it.tags.includes('bought~'))
  const base = past[0] ?? (tellsPast ? (named[0]?.quantity ?? null) : null)
  const namesNoQuantity = named.every((it) => it.quantity === null)
  const times = (quantity: number) => ({
    items: [{ ...(named[0] ?? noItem), quantity: Math.round(quantity) }, ...named.slice(1)],
    resize: null,
  })
  if (factor !== null && factor > 1 && owned.length === 1) return times(owned[0]! * (factor - 1))
  if (factor !== null && base !== null && past.length < 2 && (past.length === 0 || namesNoQuantity))
    return times(base * factor)
  if (named.length > 1) return { items: named, resize: null }
  const isSameAgain = isAgain && namesNoQuantity && marks.has('add-item')
  return { items: named, resize: resized ?? (isSameAgain ? { by: 'factor', factor: 1 } : null) }
}
