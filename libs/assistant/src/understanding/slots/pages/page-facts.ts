import { listWords } from '../../windows/enumeration-words.ts'
import { pointingBack } from '../../windows/role-windows.ts'
import { around, endsSentence, nameOf } from '../../parse/units.ts'
import type { Page, Unit } from '../../parse/utterance.ts'
import type { Fact } from '../facts.ts'
import { isShareWord } from '../part-quantities.ts'

export type PageFact = Extract<Fact, { kind: 'page' }>
export const isPage = (it: Fact): it is PageFact => it.kind === 'page'

const maxBefore = 8

const opensStretch = (it: Unit) => it.kind === 'L' || endsSentence(it)
/** The place where the words before a page begin: after the page or the sentence before it. */
export function startBefore(units: readonly Unit[], at: number): number {
  let from = at
  while (from > 0 && at - from < maxBefore && !opensStretch(units[from - 1]!)) from--
  return from
}
export const textBefore = (units: readonly Unit[], at: number) => around(units, startBefore(units, at), at)
export const isOrderedBefore = (units: readonly Unit[], at: number) =>
  units.slice(startBefore(units, at), at).some(({ kind, tags }) => kind === 'N' || tags.includes('wish~'))

/** The name of a page's account in lower case, or else its address. */
export const accountAt = (pages: readonly Page[], { value }: PageFact): string => {
  const page = pages[value]!
  if ('link' in page) return page.link.handle?.toLowerCase() ?? page.link.canonicalUrl
  return 'handle' in page ? page.handle.toLowerCase() : ''
}

/** '@a e da minha amiga @b': nothing but joining words between. */
export const isJoined = (units: readonly Unit[], from: number, to: number) =>
  units
    .slice(from + 1, to)
    .every((it) => pointingBack.joining.test(nameOf(it)) || isShareWord(it) || it.tags.includes('person~'))

/** Whether nothing but punctuation and articles of a list stands between two pages. */
export function isInListWith(units: readonly Unit[], one: number, other: number): boolean {
  const between = units.slice(Math.min(one, other) + 1, Math.max(one, other))
  return between.length > 0 && between.every((it) => it.kind === 'L' || listWords.betweenPages.test(it.text))
}

const longestAside = 12

/** The words in brackets right behind a page: '@x (22 mil, esse anda sozinho)'. */
export function asideBehind(units: readonly Unit[], page: number): string | null {
  if (units[page + 1]?.text !== '(') return null
  const end = units.findIndex(({ text }, at) => at > page && text === ')')
  return end < 0 || end - page > longestAside ? null : around(units, page + 2, end)
}
/** Whether a place is within such brackets. */
export function isInAside(units: readonly Unit[], at: number): boolean {
  const start = units.slice(0, at).findLastIndex(({ text }) => text === '(' || text === ')')
  return units[start]?.text === '(' && units[start - 1]?.kind === 'L' && at - start < longestAside
}
