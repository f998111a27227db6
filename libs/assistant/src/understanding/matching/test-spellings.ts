import { parsePhrases, type Phrase } from './parse-phrases.ts'

/** More ways than these to write a phrase tell of no other phrase. */
const maxSpellings = 5000

/** The ways to write each phrase of a list, with what is repeated once; none for a phrase whose letters are open. */
export const spellingsIn = (list: string): string[] =>
  parsePhrases(list).flatMap((it) => [...new Set(spellingsOf(it)?.map((one) => one.trim()))])

function spellingsOf(phrase: Phrase): readonly string[] | null {
  if (phrase.is === 'letter') return phrase.letters
  if (phrase.is === 'tag') return [phrase.name]
  if (phrase.is === 'blank') return [' ']
  if (phrase.is === 'look') return null
  if (phrase.is === 'repeat') {
    const once = spellingsOf(phrase.part)
    return once && /^(?:[?*]|\{0)/.test(phrase.times) ? ['', ...once] : once
  }
  if (!('parts' in phrase)) return [`<${phrase.is}>`]
  const parts = phrase.parts.map(spellingsOf)
  if (!parts.every((it) => it !== null)) return null
  if (phrase.is === 'choice') return parts.flat()
  if (parts.reduce((count, part) => count * part.length, 1) > maxSpellings) return null
  return parts.reduce((all, part) => all.flatMap((it) => part.map((more) => it + more)), [''])
}
