import { addRow, newIndex, type PhraseIndex, rowsOf } from './phrase-index.ts'

/** A unit of an utterance as the rows see it: its text, and names of what it is, such as 'N' or 'wish~'. */
export type Matchable = { text: string; tags: readonly string[] }
export type PhraseMatch = { name: string; from: number; to: number }

/** A part of a row as a regular expression over a line of units, with the words and tags that it may begin with. */
type Source = { pattern: string; first: ReadonlySet<string>; isOptional: boolean }

/** Private-use signs of a line of units: a clause begins, a tag follows, a line breaks. No message holds them. */
const [begins, tag, lineBreak] = ['\ue101', '\ue102', '\ue103']
/** Longest gap that '..' bridges, in units. */
const widestGap = 3
const nothing: ReadonlySet<string> = new Set()

/**
 * Makes rows of phrases ready. In a row:
 *
 *     quero|queria o pix    one word or the other
 *     (o meu)? pix          words that may be left out; `o?` for one
 *     demor*                any ending
 *     quando .. chega       up to three units between, within a clause
 *     ^sim  ·  sim$         at the start or the end of a clause
 *     N G P L M T           number, goods, network, page, money, time; `wish~` a tag of the lexicon
 */
export function indexRows(
  ...tables: ReadonlyArray<Readonly<Record<string, readonly string[]>>>
): PhraseIndex<string> {
  const index = newIndex<string>()
  for (const [name, rows] of tables.flatMap((it) => Object.entries(it)))
    for (const row of rows) {
      const { pattern, first } = sequenceOf(row)
      const [words, prefixes] = [new Set<string>(), new Set<string>()]
      for (const it of first) (/.\*$/.test(it) ? prefixes : words).add(it.replace(/(?<=.)\*$/, ''))
      addRow(index, { words, prefixes, anywhere: false }, name, pattern)
    }
  return index
}

function sequenceOf(row: string): Source {
  const parts =
    row
      .trim()
      .replace(/(?<=\S\|)\n\s*/g, '')
      .match(/\([^()]*\)\??|[^\s()]+/g) ?? []
  const sources = parts.map(choiceOf)
  const certain = sources.findIndex((it) => !it.isOptional)
  const leading = certain < 0 ? sources : sources.slice(0, certain + 1)
  return {
    pattern: sources.map((it) => it.pattern).join(''),
    first: new Set(leading.flatMap((it) => [...it.first])),
    isOptional: certain < 0,
  }
}

function choiceOf(part: string): Source {
  const isOptional = part.length > 1 && part.endsWith('?')
  const bare = isOptional ? part.slice(0, -1) : part
  const listed = bare.startsWith('(') ? bare.slice(1, -1).replace(/ *\| */g, '|') : bare
  const options = (listed.match(alike) ?? []).map((it) => (it.includes(' ') ? sequenceOf(it) : unitOf(it)))
  return {
    pattern: `(?:${options.map((it) => it.pattern).join('|')})${isOptional ? '?' : ''}`,
    first: new Set(options.flatMap((it) => [...it.first])),
    isOptional: isOptional || options.some((it) => it.isOptional),
  }
}

/** Neighbouring options that are plain words, or tags, are one unit: a pattern of letters alone is tried far faster. */
const alike =
  /(?:(?:[A-Z]|[a-z.]+~)(?:\|(?:[A-Z]|[a-z.]+~))*|[^|^$~ A-Z.]+(?:\|[^|^$~ A-Z.]+)*)(?=\||$)|[^|]+/g

/** One unit of a row, any of the words 'quero|queria': '^sim$' stands between two anchors. */
function unitOf(words: string): Source {
  if (words === '..')
    return { pattern: `(?:\\S+ (?!${begins})){0,${widestGap}}`, first: nothing, isOptional: true }
  const start = words.startsWith('^') ? `(?=${begins})` : ''
  const end = words.endsWith('$') ? `(?=${begins}|$)` : ''
  const bare = words.slice(start ? 1 : 0, end ? -1 : undefined)
  if (!bare) return { pattern: start + end, first: nothing, isOptional: true }
  const options = bare.split('|')
  const letters = `(?:${options.map(lettersOf).join('|')})`
  const unit = /^[A-Z]$|~$/.test(options[0]!)
    ? `[^ ${tag}]*${tag}(?:[^ ]*${tag})?${letters}${tag}[^ ]*`
    : `${letters}(?:${tag}[^ ]*)?`
  return { pattern: `${start}${begins}?${unit} ${end}`, first: new Set(options), isOptional: false }
}

/** 'demor*' has any ending, and '*' alone is the sign. */
const lettersOf = (word: string): string =>
  word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/(?<=.)\\\*$/, `[^ ${tag}]*`)

/** Every phrase that the units hold. `isBoundary(i)`: a clause begins at unit `i`. */
export function matchUnits(
  index: PhraseIndex<string>,
  units: readonly Matchable[],
  isBoundary: (at: number) => boolean,
): PhraseMatch[] {
  let line = ''
  const places = new Map<number, number>()
  for (const [at, { text, tags }] of units.entries()) {
    places.set(line.length, at)
    const marks = tags.length > 0 ? `${tag}${tags.join(tag)}${tag}` : ''
    line += `${isBoundary(at) ? begins : ''}${text === '\n' ? lineBreak : text}${marks} `
  }
  places.set(line.length, units.length)
  const found: PhraseMatch[] = []
  for (const [start, at] of places)
    if (at < units.length)
      for (const { name, pattern } of rowsOf(index, units[at]!.text, units[at]!.tags)) {
        pattern.lastIndex = start
        if (pattern.test(line)) found.push({ name, from: at, to: places.get(pattern.lastIndex)! })
      }
  return found
}
