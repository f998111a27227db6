import { platformOf, serviceOf } from '../words/lexicon.ts'
import { kindWords, label, naming, owners, placeWords } from '../windows/page-windows.ts'
import { ownPartsOf, type Page, plainLetters } from './spoken-handles.ts'

/** Words of a message that name one of its pages again. `page`: its index. */
export type NamedAgain = { start: number; end: number; page: number }

/** Shorter parts are words: 'ele' of '@ele.moto'. */
const shortestName = 4
/** Finds pages that are named again behind the last of them: 'L e L. o último 1500, o de cima 800', 'a de Maringá'. */
export function pagesNamedAgain(text: string, pages: readonly Page[]): NamedAgain[] {
  if (pages.length < 2) return []
  const from = pages.at(-1)!.end
  const rest = plainLetters(text.slice(from))
  if (rest.trim() === '') return []
  const labels = labelsOf(text, pages)
  const named = [
    ...spansOf(rest, placeWords.first, () => 0),
    ...spansOf(rest, placeWords.last, () => pages.length - 1),
    ...Object.entries(kindWords).flatMap(([kind, pattern]) =>
      spansOf(rest, pattern, () => soleOfKind(pages, kind)),
    ),
    ...pages.flatMap((it, at) => spansOfWords(rest, ownNamesOf(it, pages), at, '(?:d[aeo]\\s+)?')),
    ...labels.flatMap((it, at) => spansOfWords(rest, it, at)),
    ...owners.flatMap(([before, pattern]) => spansOf(rest, pattern, () => soleOwnedBy(text, pages, before))),
  ].sort((a, b) => a.start - b.start)
  const other =
    pages.length === 2 && named.length === 1 ? spansOf(rest, placeWords.other, () => 1 - named[0]!.page) : []
  return withoutOverlaps([...named, ...other].sort((a, b) => a.start - b.start)).map((it) => ({
    ...it,
    start: it.start + from,
    end: it.end + from,
  }))
}

function spansOf(text: string, pattern: RegExp, pageOf: () => number): NamedAgain[] {
  const spans = [...text.matchAll(pattern)].map((it) => ({ start: it.index, end: it.index + it[0].length }))
  const page = spans.length > 0 ? pageOf() : -1
  return page < 0 ? [] : spans.map((it) => ({ ...it, page }))
}

/** A pattern of a name is made where the text holds the name: to make one takes longer than to read a message. */
function spansOfWords(text: string, words: readonly string[], page: number, lead = ''): NamedAgain[] {
  const found = words.filter((it) => text.includes(it))
  return found.length === 0 ? [] : spansOf(text, naming(`${lead}(?:${found.join('|')})`), () => page)
}

const withoutOverlaps = (spans: readonly NamedAgain[]): NamedAgain[] =>
  spans.filter((it, at) => spans.slice(0, at).every((one) => one.end <= it.start))

const kindOf = (page: Page): string | null =>
  'handle' in page ? 'account' : 'link' in page ? (isAccount(page.link.kind) ? 'account' : 'content') : null
const isAccount = (kind: string) => kind === 'profile' || kind === 'channel'

function soleOfKind(pages: readonly Page[], kind: string): number {
  const found = pages.flatMap((it, at) => (kindOf(it) === kind ? [at] : []))
  return found.length === 1 ? found[0]! : -1
}

const wordsBefore = (text: string, pages: readonly Page[], at: number) =>
  plainLetters(text.slice(pages[at - 1]?.end ?? 0, pages[at]!.start))
    .replace(/[^a-z\d]+/g, (it) => (it.trim() ? ` ${it.trim()} ` : ' '))
    .trim()

function soleOwnedBy(text: string, pages: readonly Page[], before: RegExp): number {
  const found = pages.flatMap((_, at) => (before.test(wordsBefore(text, pages, at)) ? [at] : []))
  return found.length === 1 ? found[0]! : -1
}

/** The parts of a page's name that no other page has, as they stand in 'a de Maringá'. */
function ownNamesOf(page: Page, pages: readonly Page[]): string[] {
  const nameOf = (it: Page) =>
    ('handle' in it ? it.handle : 'link' in it ? (it.link.handle ?? '') : '').toLowerCase()
  return ownPartsOf(nameOf(page), pages.map(nameOf)).filter((it) => it.length >= shortestName)
}

/** The word that each page is told by, where no other page has it. */
function labelsOf(text: string, pages: readonly Page[]): string[][] {
  const labels = pages.map((_, at) => labelIn(wordsBefore(text, pages, at).split(' ')))
  return labels.map((it) => (it !== '' && labels.filter((other) => other === it).length === 1 ? [it] : []))
}

function labelIn(words: readonly string[]): string {
  const at = words.findLastIndex((it) => !label.behind.test(it))
  const word = words[at] ?? ''
  const isLabel = label.before.test(words[at - 1] ?? '') && label.itself.test(word)
  return isLabel && !platformOf(word) && !serviceOf(word) ? word : ''
}
