import { asideWords } from '../windows/aside-windows.ts'
import { around, endsSentence } from './units.ts'
import { isPrivate, type Unit, type Utterance } from './utterance.ts'

/** `units[from]` to `units[to - 1]`. */
export type Stretch = { from: number; to: number }

const reach = 12

/** Times and conditions of the visitor's own life: 'quando cair meu salário dia 5 eu confirmo'. They ask nothing. */
export function asidesIn({ units }: Pick<Utterance, 'units'>): Stretch[] {
  const found: Stretch[] = []
  for (let at = 0; at < units.length; at++) {
    const names = asideWords.joint.test(units[at]!.text)
      ? asideWords.opens.exec(around(units, at, at + reach))
      : null
    if (!names) continue
    const to = endOf(units, at + names[0].split(' ').length)
    if (isOfDeed(units, at, to)) found.push({ from: at, to })
    at = to - 1
  }
  return found
}

const endsStretch = (it: Unit) =>
  it.kind === 'punctuation' || asideWords.hangs.test(it.text) || asideWords.deed.test(it.text)
function endOf(units: readonly Unit[], from: number): number {
  const end = units.findIndex((it, at) => at >= from && endsStretch(it))
  return end < 0 ? units.length : end
}

/** 'e se minha mãe depositar?' is itself the question. */
function isOfDeed(units: readonly Unit[], from: number, to: number): boolean {
  const start = units.findLastIndex((it, at) => at < from && endsSentence(it)) + 1
  const end = units.findIndex((it, at) => at >= to && endsSentence(it))
  return (
    units[end]?.text !== '?' ||
    units
      .slice(start, end)
      .some((it, at) => asideWords.deed.test(it.text) && (start + at < from || start + at >= to))
  )
}

/** The words of an utterance without them, on one line. */
export function plainWithout({ plain, words, units }: Utterance, stretches: readonly Stretch[]): string {
  if (stretches.length === 0) return plain
  const out = stretches.map(({ from, to }) => [units[from]!.from, units[to - 1]!.to] as const)
  return words
    .filter(({ text }, at) => !isPrivate(text) && !out.some(([from, to]) => from <= at && at < to))
    .map((it) => it.text)
    .join(' ')
}
