import { assertReachable } from './assert-reachable.ts'
import { type Phrase, parsePhrases } from './parse-phrases.ts'

/** A line that phrases are looked for in: how its blanks, ends, tags and gaps are written in a regular expression. */
type Line = {
  blank: string
  start: string
  end: string
  ending: string
  gap: string
  stretch: string
  tag: (names: string) => string
  /** Around a phrase. */
  around: readonly [string, string]
}

/** Words with single blanks between them. */
export const ofWords: Line = {
  blank: ' ',
  start: '^',
  end: '$',
  ending: '\\w*',
  gap: '(?:\\w+ ){0,3}',
  stretch: '.{0,30}\\b',
  tag(names) {
    if (names.includes('~')) throw new Error(`A line of words has no tags of the lexicon: ${names}`)
    return names
  },
  around: ['', '(?!\\w)'],
}

/** Private-use characters of a line of units: a clause begins, a tag follows, a line breaks. No message holds them. */
export const [begins, tagSign, lineBreak] = ['\ue101', '\ue102', '\ue103']
const tags = `(?:${tagSign}[^ ]*)?`
/** Units as their texts, each with its tags and a blank. */
export const ofUnits: Line = {
  blank: `${tags} ${begins}?`,
  start: `(?<=${begins})`,
  end: `(?=${tags} (?:${begins}|$))`,
  ending: `[^ ${tagSign}]*`,
  gap: `(?:[^ ]+ (?!${begins})){0,3}${begins}?`,
  stretch: `.{0,30} ${begins}?`,
  tag: (names) => `[^ ${tagSign}]*${tagSign}(?:[^ ]*${tagSign})?${names}(?=${tagSign})`,
  around: [`${begins}?`, `${tags} `],
}

/** A phrase as a regular expression over a line. */
export function patternOf(phrase: Phrase, line: Line): string {
  switch (phrase.is) {
    case 'letter':
      return phrase.source
    case 'tag':
      return line.tag(phrase.name)
    case 'sequence':
      return phrase.parts.map((it) => patternOf(it, line)).join('')
    case 'choice':
      return choiceOf(phrase.parts, line)
    case 'repeat':
      return `(?:${patternOf(phrase.part, line)})${phrase.times}`
    case 'look':
      return `(${phrase.how}${choiceOf(phrase.parts, line)})`
    default:
      return line[phrase.is]
  }
}

const nameOfTag = (phrase: Phrase): string | undefined => {
  const [only, ...others] = phrase.is === 'sequence' ? phrase.parts : []
  return only?.is === 'tag' && others.length === 0 ? only.name : undefined
}

/** Options that are all tags are tried in one. */
function choiceOf(parts: readonly Phrase[], line: Line): string {
  const names = parts.map(nameOfTag)
  return names.every((it) => it !== undefined)
    ? line.tag(`(?:${names.join('|')})`)
    : `(?:${parts.map((it) => patternOf(it, line)).join('|')})`
}

const inWords = (text: string): string => choiceOf(assertReachable(parsePhrases(text)), ofWords)

/** Phrases anywhere in a line of words. */
export const phrases = (text: string): RegExp => new RegExp(`(?<!\\w)${inWords(text)}(?!\\w)`, 'u')
/** A line that begins with a phrase. */
export const startsWith = (text: string): RegExp => new RegExp(`^${inWords(text)}(?= |$)`, 'u')
/** A line that ends with a phrase, and any number of `fillers` after it. */
export const endsWith = (text: string, fillers = ''): RegExp =>
  new RegExp(`(?:^| )${inWords(text)}${fillers && `(?: ${inWords(fillers)})*`}$`)
/** Each place of a phrase in small letters without accents, as they are written: not yet split into words. */
export const inText = (text: string): RegExp =>
  new RegExp(`(?<![\\w@.])${choiceOf(parsePhrases(text), { ...ofWords, blank: '\\s+' })}(?!\\w)`, 'gu')
/** A line, or a word, that is one of the phrases. */
export const isOneOf = (text: string): RegExp => new RegExp(`^${inWords(text)}$`)
