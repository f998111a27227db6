import type { Platform, ServiceType } from '@smm/contracts/products'
import { findLinks } from '@smm/social-links/find-links'
import { withoutShareText } from '@smm/social-links/share-text'
import { goneBy, unitOfTime } from '../windows/time-windows.ts'
import { findNumbers } from './find-numbers.ts'
import { countedServiceOf, platformOf, serviceOf } from '../words/lexicon.ts'
import { currency } from '../words/number-words.ts'
import { type Word, wordsOf } from '../words/split-words.ts'
import { packageNames } from '../words/lexicon-data.ts'
import { type NamedAgain, pagesNamedAgain } from './pages-named-again.ts'
import { type Page, shownHandlesIn, spokenHandlesIn } from './spoken-handles.ts'
import { tagsOf } from '../words/word-tags.ts'

/** Kinds of units beside plain words: number, money, time, date, goods, platform, page, package name, punctuation. */
export type UnitKind = 'word' | 'N' | 'M' | 'T' | 'D' | 'G' | 'P' | 'L' | 'K' | 'punctuation'

/** One word, or the words of one entity. */
export type Unit = {
  kind: UnitKind
  text: string
  tags: readonly string[]
  /** Words it stands in: `words[from]` to `words[to - 1]`. */
  from: number
  to: number
  /** Of a number or a sum in reais. */
  value: number
  serviceType: ServiceType | null
  platform: Platform | null
  /** Index of the page among `pages`. */
  page: number
}

export type { Page } from './spoken-handles.ts'

/** A message made ready once, without its tier and coupon: the phrases, rules and models read from here. */
export type Utterance = {
  /** NFKC, at most 2,000 characters, without what a share button wrote. */
  text: string
  /** With each page as one private-use character. */
  words: Word[]
  /** The words without pages and line breaks, on one line. */
  plain: string
  pages: Page[]
  units: Unit[]
}

const maxTextLength = 2000
const [firstWords, lastWords] = [200, 100]
const maxPages = 20
/** Private-use characters stand for the pages and the line breaks of a message. */
const firstPageSign = 0xe000
const lineBreak = String.fromCharCode(0xe100)
const privateUse = /[\ue000-\uf8ff]/g

/** `shown`: the names of the pages that the recap shows. */
export function makeUtterance(
  message: string,
  isLinkExpected = false,
  shown: readonly string[] = [],
): Utterance {
  const text = withoutShareText(message.slice(0, maxTextLength))
    .replace(/(?<![a-z])n[º°]/gi, 'numero ')
    .normalize('NFKC')
    .slice(0, maxTextLength)
    .replace(privateUse, ' ')
    .toWellFormed()
  const pages: Page[] = findLinks(beforeManyLinks(text)).slice(0, maxPages)
  const named = shown.length > 1 ? shownHandlesIn(text, shown) : []
  const spoken =
    named.length > 0 ? named : spokenHandlesIn(text, pages, { isLinkExpected, isPageShown: shown.length > 0 })
  pages.push(...spoken.slice(0, maxPages - pages.length))
  pages.sort((a, b) => a.start - b.start)
  const words = withoutMiddle(wordsOf(withSigns(text, placesOf(text, pages))))
  const plain = words
    .filter((it) => !isPrivate(it.text))
    .map((it) => it.text)
    .join(' ')
  return { text, words, plain, pages, units: unitsOf(words) }
}

/** A longer message is read by its beginning and its end, where it says what it wants. */
const withoutMiddle = (words: Word[]): Word[] =>
  words.length > firstWords + lastWords ? [...words.slice(0, firstWords), ...words.slice(-lastWords)] : words

/** A page or a line break. */
export const isPrivate = (text: string) => text >= '\ue000' && text <= '\ue100'

/** The text up to its 21st address: looking for more would take long and serve nobody. */
function beforeManyLinks(text: string): string {
  let at = -1
  for (let count = 0; count <= maxPages; count++) {
    at = text.indexOf('://', at + 1)
    if (at < 0) return text
  }
  return text.slice(0, at)
}

/** The text with every page cut out, so that its digits and letters mean nothing. */
export const withoutPages = ({ text, pages }: Utterance, instead: string): string =>
  pages
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${instead} ${rest.slice(end)}`, text)

/** Where the pages stand, and where they are named again. */
const placesOf = (text: string, pages: readonly Page[]): NamedAgain[] =>
  [...pages.map(({ start, end }, page) => ({ start, end, page })), ...pagesNamedAgain(text, pages)].sort(
    (a, b) => a.start - b.start,
  )

function withSigns(text: string, places: readonly NamedAgain[]): string {
  let marked = ''
  let from = 0
  for (const it of places) {
    marked += `${text.slice(from, it.start)} ${String.fromCharCode(firstPageSign + it.page)} `
    from = it.end
  }
  return (marked + text.slice(from)).replace(/\n+/g, ` ${lineBreak} `)
}

const punctuation = /^[^\p{L}\p{N}]$/u

function unitsOf(words: readonly Word[]): Unit[] {
  const numbers = new Map(findNumbers(words).map((it) => [it.from, it]))
  const units: Unit[] = []
  for (let at = 0; at < words.length;) {
    const number = numbers.get(at)
    const unit = number ? numberUnit(words, number) : wordUnit(words, at, units.at(-1))
    units.push(unit)
    at = unit.to
  }
  return units
}

const emptyUnit = { tags: [], value: Number.NaN, serviceType: null, platform: null, page: -1 }

function numberUnit(
  words: readonly Word[],
  { value, from, to, hasCents }: { value: number; from: number; to: number; hasCents: boolean },
): Unit {
  const after = words[to]?.text ?? ''
  const before = words[from - 1]?.text ?? ''
  const base = { ...emptyUnit, text: words[from]!.text, from, to, value }
  if (unitOfTime.test(after) && !goneBy.test(words[to + 1]?.text ?? ''))
    return { ...base, kind: 'T', tags: ['T'], to: to + 1 }
  const isAfterSign = before === 'r$' || before === '$'
  if (after === 'centavo' || after === 'centavos')
    return { ...base, kind: 'M', tags: ['M'], value: value / 100, to: to + 1 }
  const isMoney = isAfterSign || currency.has(after) || (hasCents && !serviceOf(after))
  if (isMoney) return { ...base, kind: 'M', tags: ['M'], to: currency.has(after) ? to + 1 : to }
  const isDay = before === 'dia' && words[from - 2]?.text !== 'bom'
  const isYear = before === 'desde' && base.value >= 1950 && base.value <= 2050
  if (isDay || isYear) return { ...base, kind: 'D', tags: ['D'] }
  return { ...base, kind: 'N', tags: ['N'] }
}

function wordUnit(words: readonly Word[], from: number, before: Unit | undefined): Unit {
  const { text, isVerb } = words[from]!
  const base = { ...emptyUnit, text, from, to: from + 1 }
  if (text === lineBreak) return { ...base, text: '\n', kind: 'punctuation' }
  if (isPrivate(text))
    return { ...base, text: 'L', kind: 'L', tags: ['L'], page: text.charCodeAt(0) - firstPageSign }
  if (punctuation.test(text)) return { ...base, kind: 'punctuation' }
  const serviceType = before?.kind === 'N' ? countedServiceOf(text) : serviceOf(text)
  if (serviceType) return { ...base, kind: 'G', tags: ['G'], serviceType }
  const platform = platformOf(text)
  if (platform) return { ...base, kind: 'P', tags: ['P'], platform }
  if (packageNames.has(text)) return { ...base, kind: 'K', tags: ['K', ...tagsOf(text)] }
  return { ...base, kind: 'word', tags: isVerb ? ['is~'] : tagsOf(text) }
}
