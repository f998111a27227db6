import { answeredRecap, conversations } from '../../corpus.ts'
import { parseMessage } from '../parse/parse-message.ts'
import { candidateOf } from '../verdicts/candidate.ts'
import { correct } from '../verdicts/corrections.ts'
import { verdictOn } from '../verdicts/verdict-rules.ts'
import type { ReadingContext } from '../reading.ts'
import { isAct, type Mark, marks } from './match-marks.ts'
import { parsePhrases, type Phrase } from './parse-phrases.ts'

/** The classifier weighs it among the words around a number or a page, and no rule asks for it. */
const onlyLearned: readonly Mark[] = ['negated']

const asked = new Set<Mark>()
/** A set or map of marks that notes what is asked of it. */
const watched = <Marks extends Pick<ReadonlySet<Mark>, 'has'>>(all: Marks): Marks =>
  new Proxy(all, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (mark: Mark) => {
        if (name === 'has' || name === 'get') asked.add(mark)
        return value.call(target, mark)
      }
    },
  })

const contexts: ReadingContext[] = [
  { expecting: 'nothing', shownRows: 0 },
  { expecting: 'confirmation', shownRows: 0, recap: answeredRecap },
]

it('every mark is an act, or some rule asks for it', () => {
  for (const [messages] of conversations)
    for (const context of contexts) {
      const parsed = parseMessage(messages[0]!, context)
      const clauses = parsed.clauses.map((it) => ({ ...it, marks: watched(it.marks) }))
      verdictOn(correct(candidateOf({ ...parsed, clauses, marks: watched(parsed.marks) })))
    }
  const unasked = (Object.keys(marks) as Mark[]).filter((it) => !isAct(it) && !asked.has(it))
  expect(unasked).toEqual(onlyLearned)
})

/** The ways to write a phrase; null for one whose letters are open. */
function spellingsOf(phrase: Phrase): string[] | null {
  if (phrase.is === 'letter') return [phrase.source]
  if (phrase.is === 'tag') return [phrase.name]
  if (phrase.is === 'look') return null
  if (phrase.is === 'repeat') {
    const once = phrase.times === '?' ? spellingsOf(phrase.part) : null
    return once && ['', ...once]
  }
  if (!('parts' in phrase)) return [`<${phrase.is}>`]
  const parts = phrase.parts.map(spellingsOf)
  if (!parts.every((it) => it !== null)) return null
  if (phrase.is === 'choice') return parts.flat()
  return parts.reduce((all, part) => all.flatMap((it) => part.map((more) => it + more)), [''])
}

it('no phrase stands twice in a mark', () => {
  const twice = Object.entries(marks).flatMap(([mark, text]) => {
    const seen = new Set<string>()
    const isSeen = (it: string) => seen.size === seen.add(it).size
    return parsePhrases(text).flatMap((it) =>
      [...new Set(spellingsOf(it))].filter(isSeen).map((it) => `${mark}: ${it}`),
    )
  })
  expect(twice).toEqual([])
})
