import type { Finding } from '@smm/social-links/find-links'
import * as written from '../windows/handle-windows.ts'
import { platformOf, serviceOf } from '../words/lexicon.ts'

/** A page of a message: an address, or a name without '@'. */
export type Page = Finding | { handle: string; start: number; end: number }

const fewestLetters = 6
const isGlued = (name: string) =>
  written.glued.test(name) && new Set(name.toLowerCase()).size >= fewestLetters

/** A link was asked, or a recap shows a page, beside which 'arroba conferido' names none. */
type Known = { isLinkExpected: boolean; isPageShown: boolean }

type SpokenHandle = { handle: string; start: number; end: number }

/** The names of profiles written without '@': one, or each that 'arroba' stands before. */
export function spokenHandlesIn(text: string, pages: readonly Finding[], known: Known): SpokenHandle[] {
  const first = spokenHandleIn(text, pages, known)
  if (!first) return []
  const others = [...text.slice(first.end).matchAll(written.dictatedAgain)].map((it) => {
    const start = first.end + it.index + it[0].lastIndexOf(it[1]!)
    return { handle: it[1]!, start, end: start + it[1]!.length }
  })
  const isWritten = (it: SpokenHandle) =>
    pages.some((page) => (page.start < it.end && it.start < page.end) || isBeginningOf(it, page))
  return [first, ...others].filter((it) => !isWritten(it))
}

/** 'arroba loja ponto x: @loja.x' dictates the name that is written, too. */
const isBeginningOf = ({ handle }: SpokenHandle, page: Finding) =>
  'handle' in page && page.handle.toLowerCase().startsWith(`${handle.toLowerCase()}.`)

/** A profile's name written without '@'. Alone where a link was asked, any name with a dot, digit or underscore, or of words in one. */
function spokenHandleIn(
  text: string,
  pages: readonly Finding[],
  { isLinkExpected, isPageShown }: Known,
): SpokenHandle | null {
  const name = pages.length ? null : written.spelled.exec(text)
  if (name) return { handle: joined(name[1]!), start: name.index, end: name.index + name[0].length }
  const bare = isLinkExpected && !pages.length ? written.alone.exec(text) : null
  const isBare = bare && (/[\d_]|\.\w/.test(bare[1]!) ? !/^\d+$/.test(bare[1]!) : isGlued(bare[1]!))
  const anywhere = [
    written.spoken,
    written.named,
    ...(isPageShown ? [] : [written.dictated]),
    written.corrected,
  ]
  const patterns = pages.length
    ? anywhere
    : [...anywhere, written.labelled, written.underscored, written.toward]
  const finds = [isBare ? bare : null, ...patterns.map((it) => it.exec(text))]
  if (!pages.length) finds.push(starredPage(text))
  for (const found of finds) {
    if (!found) continue
    const handle = found[1]!
    const start = found.index + found[0].lastIndexOf(handle)
    const end = start + handle.length
    /** The 'youtube' of 'o canal é youtube.com/@x' */
    if (!pages.some((it) => start < it.end && it.start < end)) return { handle, start, end }
  }
  return null
}

const joined = (words: string) =>
  written.dictatedSigns.reduce((name, [dictated, sign]) => name.replace(dictated, sign), words).toLowerCase()

const starredPage = (text: string) => {
  const found = written.starred.exec(text)
  return found && /[._]/.test(found[1]!) ? found : null
}

const shortestPart = 2

/** Small letters without accents, each where it stood. */
export const plainLetters = (text: string): string =>
  text.toLowerCase().replace(/[à-ú]/g, (it) => it.normalize('NFD')[0]!)

/** The parts of a page's name that may stand for it: no plain word of ours, and in no other name of `names`. */
export const ownPartsOf = (name: string, names: readonly string[]): string[] =>
  name
    .split(/[._]+/)
    .filter((it) => it.length >= shortestPart && !platformOf(it) && !serviceOf(it))
    .filter((it) => names.every((other) => other === name || !other.includes(it)))

/** Pages of the recap that a message names without '@', in full or by a part that no other page of it has. */
export function shownHandlesIn(
  text: string,
  handles: readonly string[],
): Array<{ handle: string; start: number; end: number }> {
  const plain = plainLetters(text)
  return handles.flatMap((handle) => {
    const name = handle.replaceAll('.', '\\.')
    const parts = ownPartsOf(handle, handles)
    const named = /[._\d]/.test(handle) ? [name] : []
    const wanted = [...named, ...(parts.length ? [`${written.ofPage}(?:${parts.join('|')})`] : [])].join('|')
    const found = wanted && new RegExp(`(?<![\\w.@/])(?:${wanted})(?![\\w@/]|\\.\\w)`).exec(plain)
    return found ? [{ handle, start: found.index, end: found.index + found[0].length }] : []
  })
}
