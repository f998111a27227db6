/**
 * The notation of every phrase that is looked for in a message. It reads as Portuguese, in words without accents:
 *
 *     custa | sai por            one phrase or the other; a new line stands for '|' too
 *     (quero|queria) o pix       one word or the other; within a word too: 'obrigad(o|a)', 'obrigad[oa]s?'
 *     qual (o|esse)? link        words that may be left out
 *     demor*                     whatever the ending
 *     quando .. chega            up to three words between
 *     pix … venceu               up to thirty letters between
 *     reais ?                    a question mark, standing alone
 *     ^sim · sim$                at the start or the end of the clause, or of the text that is looked at
 *     N G P L M T D · issue~     number, goods, platform, page, money, time, date; a word with this tag of the lexicon
 *     (?!…) (?<!…) + {0,5} .     as in a regular expression
 */
export type Phrase =
  /** One letter or sign, one of `letters`; null for too many to tell. */
  | { is: 'letter'; source: string; letters: readonly string[] | null }
  | { is: 'tag'; name: string }
  | { is: 'blank' | 'start' | 'end' | 'ending' | 'gap' | 'stretch' }
  | { is: 'look'; how: string; parts: readonly Phrase[] }
  | { is: 'choice' | 'sequence'; parts: readonly Phrase[] }
  | { is: 'repeat'; times: string; part: Phrase }

const token =
  /(?<!\w)(?:[A-Z]|[a-z.]+~)(?!\w)|\(\?(?:<?[!=]|:)|\.\. |… |\\.|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[^]/gu
const notation = { ' ': 'blank', '^': 'start', $: 'end', '.. ': 'gap', '… ': 'stretch' } as const
const isSign = (text: string): text is keyof typeof notation => Object.hasOwn(notation, text)

/** The tokens of a list of phrases, and how far they are read. */
type Reader = { tokens: readonly string[]; at: number }
/** The end of a phrase, or of words in parentheses. */
const isEnd = (next: string | undefined): boolean => next === undefined || next === '|' || next === ')'

/** The phrases of a list. */
export function parsePhrases(text: string): readonly Phrase[] {
  const line = text
    .trim()
    .replace(/\s*\n\s*/g, '|')
    .replace(/ \| /g, '|')
  return parseOptions({ tokens: line.match(token) ?? [], at: 0 })
}

function parseOptions(reader: Reader): Phrase[] {
  const options = [parseSequence(reader)]
  while (reader.tokens[reader.at] === '|') {
    reader.at++
    options.push(parseSequence(reader))
  }
  return options
}

function parseSequence(reader: Reader): Phrase {
  const parts: Phrase[] = []
  /** No word stands before it yet. */
  let isFirst = true
  while (!isEnd(reader.tokens[reader.at])) {
    const part = parsePart(reader)
    const isAlone = isLeftOut(part) && endsWord(reader)
    if (isAlone && isFirst && reader.tokens[reader.at] === ' ') {
      reader.at++
      parts.push(besideBlank([part.part, blank]))
    } else if (isAlone && parts.at(-1)?.is === 'blank') parts.splice(-1, 1, besideBlank([blank, part.part]))
    else {
      parts.push(part)
      isFirst = part.is === 'start' || part.is === 'gap' || part.is === 'stretch'
    }
  }
  return { is: 'sequence', parts }
}

const quantifier = /^(?:[*+?]|\{\d.*\})$/
const blank: Phrase = { is: 'blank' }
/** Words that may be left out go with one of the blanks beside them. */
const besideBlank = (parts: Phrase[]): Phrase => ({
  is: 'repeat',
  times: '?',
  part: { is: 'sequence', parts },
})
/** '(o|esse)?', where '( o)?' and '(o )?' have their own blank. */
const isLeftOut = (it: Phrase): it is Extract<Phrase, { is: 'repeat' }> =>
  it.is === 'repeat' &&
  it.times === '?' &&
  it.part.is === 'choice' &&
  it.part.parts.every(
    (one) => one.is === 'sequence' && one.parts[0]?.is !== 'blank' && one.parts.at(-1)?.is !== 'blank',
  )
const endsWord = ({ tokens, at }: Reader): boolean =>
  isEnd(tokens[at]) || tokens[at] === '$' || (tokens[at] === ' ' && !quantifier.test(tokens[at + 1] ?? ''))

function parsePart(reader: Reader): Phrase {
  const part = parseAtom(reader)
  const times = reader.tokens[reader.at] ?? ''
  /** 'reais ?' */
  const isMark = part.is === 'blank' && times === '?' && isEnd(reader.tokens[reader.at + 1])
  if (isMark || !quantifier.test(times)) return part
  reader.at++
  return times === '*' && part.is === 'letter' && /^[a-z\d]$/.test(part.source)
    ? { is: 'sequence', parts: [part, { is: 'ending' }] }
    : { is: 'repeat', times, part }
}

function parseAtom(reader: Reader): Phrase {
  const next = reader.tokens[reader.at++]!
  if (isSign(next)) return { is: notation[next] }
  if (next.startsWith('(')) {
    const parts = parseOptions(reader)
    reader.at++
    return /[!=]$/.test(next) ? { is: 'look', how: next.slice(1), parts } : { is: 'choice', parts }
  }
  if (/^(?:[A-Z]|.+~)$/.test(next)) return { is: 'tag', name: next }
  return { is: 'letter', source: next === '?' ? '\\?' : next, letters: lettersOf(next) }
}

const isWide = /^(?:\[\^|\[.*(?:a-z|\\w|\^)|\\[wsSW]|\.$)/

function lettersOf(source: string): string[] | null {
  if (isWide.test(source)) return null
  if (source === '\\d') return [...'0123456789']
  if (!source.startsWith('[') || source.length < 3)
    return [source.startsWith('\\') ? source.slice(1) : source]
  const listed = source.slice(1, -1).replace('\\d', '0-9')
  return [...listed.replace(/(.)-(.)/gu, (_, from: string, to: string) => spanOf(from, to))]
}

function spanOf(from: string, to: string): string {
  const [first, last] = [from.codePointAt(0)!, to.codePointAt(0)!]
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')
}
