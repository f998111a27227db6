/**
 * The words that a phrase may begin with: the index of `phrase-index.ts` looks a phrase up by them. `prefixes`: any word
 * that begins so. `atStart`: only at the start of the text. `anywhere`: no word tells.
 */
export type FirstWords = {
  words: Set<string>
  prefixes: Set<string>
  atStart: boolean
  anywhere: boolean
}

/** The beginnings of words read so far; an empty one has not come to its first letter. */
type Heads = ReadonlySet<string>

const nothingRead: Heads = new Set([''])
/** Beyond this many spellings, their beginnings must do. */
const maxHeads = 600
const letter = /[\p{L}\p{N}_]/u
const wide = /^(?:\[\^|\[.*(?:a-z|\\w|\^)|\\[wsSW]|\.$)/

/** Reads the first words of one alternative in the notation of `phrases.ts`, as a regular expression. */
export function firstWords(source: string): FirstWords {
  const found: FirstWords = { words: new Set(), prefixes: new Set(), atStart: false, anywhere: false }
  const parts = source.match(/\\u\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[^]/gu) ?? []
  let at = 0
  const end = (heads: Heads) => {
    for (const it of heads) {
      if (it) found.words.add(it)
      else found.anywhere = true
    }
  }
  const begin = (heads: Heads) => {
    for (const it of heads) {
      if (it) found.prefixes.add(it)
      else found.anywhere = true
    }
  }

  function alternatives(heads: Heads): Heads {
    const open = new Set<string>()
    for (;;) {
      for (const it of sequence(heads)) open.add(it)
      if (parts[at] !== '|') break
      at++
    }
    return open
  }

  function sequence(heads: Heads): Heads {
    let open = heads
    while (at < parts.length && parts[at] !== '|' && parts[at] !== ')') {
      const before = open
      const once = atom(before)
      const quantifier = /^(?:[*+?]|\{.*\})$/.test(parts[at] ?? '') ? parts[at++]! : ''
      if (!quantifier) open = once
      else {
        if (!/^(?:\?|\{0,1\})$/.test(quantifier))
          begin(new Set([...once].filter((it) => it && !before.has(it))))
        open = /^(?:[*?]|\{0)/.test(quantifier) ? new Set([...before, ...once]) : once
      }
      if (open.size > maxHeads) {
        begin(open)
        open = new Set()
      }
    }
    return open
  }

  function atom(heads: Heads): Heads {
    const part = parts[at++]!
    if (part === '(') return group(heads)
    if (part === '^') {
      if (heads.has('')) found.atStart = true
      return new Set()
    }
    if (part === '$') {
      end(heads)
      return new Set()
    }
    if (part === '\\b') return heads
    if (wide.test(part)) {
      begin(heads)
      return new Set()
    }
    return read(heads, lettersOf(part))
  }

  /** Letters go on with a word; a blank or a sign ends it. */
  function read(heads: Heads, letters: readonly string[]): Heads {
    const open = new Set<string>()
    for (const one of letters)
      for (const head of heads) {
        if (letter.test(one)) open.add(head + one)
        else if (head) found.words.add(head)
        else if (one === ' ') open.add('')
        else found.words.add(one)
      }
    return open
  }

  function group(heads: Heads): Heads {
    const look = /^\?(?:<?[!=]|:)/.exec(parts.slice(at, at + 3).join(''))?.[0] ?? ''
    at += look.length
    if (look === '' || look === '?:') {
      const open = alternatives(heads)
      at++
      return open
    }
    for (let depth = 1; depth > 0; at++) depth += parts[at] === '(' ? 1 : parts[at] === ')' ? -1 : 0
    return heads
  }

  end(alternatives(nothingRead))
  return found
}

function lettersOf(part: string): string[] {
  if (part === '\\d') return [...'0123456789']
  if (part.startsWith('[') && part.length > 2)
    return [
      ...part
        .slice(1, -1)
        .replace('\\d', '0-9')
        .replace(/(.)-(.)/gu, (_, from: string, to: string) => spanOf(from, to)),
    ]
  return [part.startsWith('\\') ? part.slice(1) : part]
}

function spanOf(from: string, to: string): string {
  let letters = ''
  for (let code = from.codePointAt(0)!; code <= to.codePointAt(0)!; code++)
    letters += String.fromCodePoint(code)
  return letters
}
