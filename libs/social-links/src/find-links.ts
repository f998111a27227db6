import type { Link, RefusedLink } from './link.ts'
import { readUrl } from './read-url.ts'

/** A link, refused link or handle in the text between `start` and `end`. */
export type Finding = { start: number; end: number } & ({ link: Link } | RefusedLink | { handle: string })

/** Messages are shorter than this; further text is ignored. */
const maxTextLength = 8192
const topLevels =
  'com|com\\.br|net|org|br|am|be|tv|me|ly|co|io|app|gg|ee|link|site|online|store|shop|bio|at|gd|gy|gl'
/** A host without scheme counts only at a word's start and under a usual top level: 'loja.com/x', not 'oi.tudo'. */
const bareHost = new RegExp(
  `(?<![\\w@.%-])(?:[a-z0-9-]{1,63}\\.){1,5}(?:${topLevels})(?![a-z0-9-]|\\.[a-z0-9])`,
  'i',
)
const scheme = /(?:https?|ftp|instagram):\/\//i
/** Most messages hold no address. */
const signOfLink = /[.@]|:\/\//
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
const handlePattern = /(?<![\p{L}\p{N}_.@/])@([\p{L}\p{N}_][\p{L}\p{N}\p{M}_.·-]{0,59})/gu

/**
 * Every address and @handle in free text, in order. Words around an address, quotes and closing punctuation are left
 * out; zero-width characters inside are ignored.
 */
export function findLinks(text: string): Finding[] {
  const findings: Finding[] = []
  if (!signOfLink.test(text)) return findings
  for (const chunk of text.slice(0, maxTextLength).matchAll(/[^\s<>"“”‘’«»|]+/gu)) {
    findings.push(...inChunk(chunk[0], chunk.index))
  }
  return findings
}

function inChunk(chunk: string, offset: number): Finding[] {
  const from = startOfUrl(chunk)
  if (from === undefined) return handlesIn(chunk, offset)
  const untilNext = from + 1 + Math.max(0, chunk.slice(from + 1).search(/https?:\/\//i))
  const joined = untilNext > from + 1 && /https?:\/\//i.test(chunk.slice(from + 1))
  const whole = joined ? chunk.slice(from, untilNext) : chunk.slice(from)
  const cut = whole.search(/[,;()[\]{}*…]|(?<!#)!|['`´]$|\p{Extended_Pictographic}/u)
  const raw = (cut > 0 ? whole.slice(0, cut) : whole).replace(/[.:!?'`´~]+$/, '')
  const end = from + raw.length
  const found: Finding = {
    start: offset + from,
    end: offset + end,
    ...asFinding(readUrl(raw.replace(invisible, ''))),
  }
  const rest = end > from ? chunk.slice(end) : ''
  return [...handlesIn(chunk.slice(0, from), offset), found, ...(rest ? inChunk(rest, offset + end) : [])]
}

const asFinding = (read: Link | RefusedLink) => ('refusal' in read ? read : { link: read })

function startOfUrl(chunk: string): number | undefined {
  const withScheme = chunk.includes('://') ? scheme.exec(chunk)?.index : undefined
  const bare = chunk.includes('.') ? bareHost.exec(chunk)?.index : undefined
  if (withScheme === undefined || bare === undefined) return withScheme ?? bare
  return Math.min(withScheme, bare)
}

function handlesIn(chunk: string, offset: number): Finding[] {
  if (!chunk.includes('@')) return []
  return [...chunk.matchAll(handlePattern)].map((it) => {
    const handle = it[1]!.replace(/[.·-]+$/, '')
    const start = offset + it.index
    return { start, end: start + 1 + handle.length, handle }
  })
}
