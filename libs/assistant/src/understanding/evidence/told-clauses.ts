import type { Clause } from '../parse/clauses.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import type { StoryClause } from '../parse/read-story.ts'
import { endsSentence } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { toldWords } from '../windows/told-windows.ts'

type Parsed = Pick<ParsedMessage, 'clauses' | 'utterance'>

/** The clauses that only tell what was, and ask, wish or order nothing: 'na outra loja custava 30, um absurdo'. */
export function toldClauses({ clauses, utterance: { units } }: Parsed): ReadonlySet<Clause> {
  const told = new Set<Clause>()
  clauses.forEach((clause, at) => {
    const own = units.slice(clause.from, clause.to)
    const before = clauses[at - 1]
    const goesOn = before !== undefined && told.has(before) && !endsSentence(units[clause.from - 1]!)
    if (!own.some(speaks) && (goesOn || own.some(isPast))) told.add(clause)
  })
  return told
}

/** The clauses of the story that are left without them. */
export function saidClauses(parsed: ParsedMessage): StoryClause[] {
  const told = toldClauses(parsed)
  return parsed.story.clauses.filter(({ clause }) => !told.has(parsed.clauses[clause]!))
}

/** The words of a message that stand in no such clause. */
export function saidText(parsed: Parsed): string {
  const told = [...toldClauses(parsed)]
  const { units } = parsed.utterance
  return units
    .flatMap(({ text }, at) => (told.some((it) => it.from <= at && at < it.to) ? [] : [text]))
    .join(' ')
}

const isPast = ({ kind, text }: Unit) =>
  kind === 'word' && toldWords.past.test(text) && !toldWords.notPast.test(text)

const speaks = (unit: Unit) =>
  toldWords.bargains.test(unit.text) || (!isPast(unit) && unit.tags.some((it) => speaking.has(it)))
/** Tags of verbs by which something is wished, ordered or had now. */
const speaking: ReadonlySet<string> = new Set(['wish~', 'give~', 'issue~', 'buy~', 'own~'])
