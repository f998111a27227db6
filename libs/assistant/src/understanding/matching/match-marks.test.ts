import { answeredRecap, conversations } from '../../corpus.ts'
import { readByTables } from '../read-by-tables.ts'
import { parseMessage } from '../parse/parse-message.ts'
import { candidateOf } from '../verdicts/candidate.ts'
import { correct } from '../verdicts/corrections.ts'
import { verdictOn } from '../verdicts/verdict-rules.ts'
import type { ReadingContext } from '../reading.ts'
import { isAct, type Mark, marks } from './match-marks.ts'
import { spellingsIn } from './test-spellings.ts'

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
      verdictOn(correct(candidateOf(readByTables({ ...parsed, clauses, marks: watched(parsed.marks) }))))
    }
  const unasked = (Object.keys(marks) as Mark[]).filter((it) => !isAct(it) && !asked.has(it))
  expect(unasked).toEqual(onlyLearned)
})

it('no phrase stands twice in a mark', () => {
  const twice = Object.entries(marks).flatMap(([mark, list]) =>
    Object.entries(Object.groupBy(spellingsIn(list), (it) => it)).flatMap(([it, all]) =>
      all!.length > 1 ? [`${mark}: ${it}`] : [],
    ),
  )
  expect(twice).toEqual([])
})
