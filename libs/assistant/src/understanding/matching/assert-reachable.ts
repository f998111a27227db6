import { wordsOf } from '../words/split-words.ts'
import type { Phrase } from './parse-phrases.ts'

/** Throws where a phrase holds a word that no message does: `wordsOf` rewrites slang, accents and double endings. */
export function assertReachable(phrases: readonly Phrase[]): readonly Phrase[] {
  const unreachable = phrases.flatMap((it) => wholeWords(it, true, true)).filter(isRewritten)
  if (unreachable.length > 0) throw new Error(`No message holds: ${unreachable.join(', ')}`)
  return phrases
}

const isRewritten = (word: string) => wordsOf(word).some((it) => it.text !== word)

/** The words that are written in full. `begins` and `ends`: a word does on this side of the phrase. */
function wholeWords(phrase: Phrase, begins: boolean, ends: boolean): string[] {
  if (phrase.is === 'repeat') return wholeWords(phrase.part, begins, ends)
  if (phrase.is === 'look') return phrase.parts.flatMap((it) => wholeWords(it, phrase.how !== '?!', false))
  if (phrase.is === 'choice') return phrase.parts.flatMap((it) => wholeWords(it, begins, ends))
  if (phrase.is !== 'sequence') return []
  const { parts } = phrase
  const beginsAt = (at: number) => (at === 0 ? begins : isEdge(parts[at - 1]!, -1))
  const endsAt = (at: number) => (at === parts.length - 1 ? ends : isEdge(parts[at + 1]!, 0))
  const words = parts.flatMap((it, at) => wholeWords(it, beginsAt(at), endsAt(at)))
  let word = ''
  for (const [at, it] of parts.entries()) {
    const isLetter = it.is === 'letter' && /^\p{L}$/u.test(it.source)
    if (isLetter && (word !== '' || beginsAt(at))) word += it.source
    if (!isLetter || endsAt(at)) {
      if (isLetter && word !== '') words.push(word)
      word = ''
    }
  }
  return words
}

/** Whether a word ends where a part begins, or begins where it ends: `at` is 0 or -1. Of blanks that may be left out none. */
function isEdge(part: Phrase, at: 0 | -1): boolean {
  if (part.is === 'repeat') return part.part.is !== 'blank' && isEdge(part.part, at)
  if (part.is === 'choice') return part.parts.every((it) => isEdge(it, at))
  if (part.is === 'sequence') return part.parts.length > 0 && isEdge(part.parts.at(at)!, at)
  return part.is !== 'letter' && part.is !== 'tag' && part.is !== 'ending' && part.is !== 'look'
}
