import type { Clause } from '../parse/clauses.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import type { StoryClause } from '../parse/read-story.ts'
import { endsSentence } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { narration } from '../windows/narration-windows.ts'

type Parsed = Pick<ParsedMessage, 'clauses' | 'utterance'>
/** `narrated`: the clauses that do so. */
type Narrated = { narrated: () => ReadonlySet<Clause> }

/** The clauses that only tell what was, and ask, wish or order nothing: 'na outra loja custava 30, um absurdo'. */
export function narratedClauses({ clauses, utterance: { units } }: Parsed): ReadonlySet<Clause> {
  const narrated = new Set<Clause>()
  clauses.forEach((clause, at) => {
    const own = units.slice(clause.from, clause.to)
    const before = clauses[at - 1]
    const goesOn = before !== undefined && narrated.has(before) && !endsSentence(units[clause.from - 1]!)
    if (!own.some(speaks) && (goesOn || own.some(isPastVerb))) narrated.add(clause)
  })
  return narrated
}

/** The clauses of the story that are left without them. */
export const saidClauses = ({ story, clauses, narrated }: ParsedMessage & Narrated): StoryClause[] =>
  story.clauses.filter(({ clause }) => !narrated().has(clauses[clause]!))

/** The words of a message that stand in no such clause. */
export function saidText(parsed: Parsed & Narrated): string {
  const narrated = [...parsed.narrated()]
  const { units } = parsed.utterance
  return units
    .flatMap(({ text }, at) => (narrated.some((it) => it.from <= at && at < it.to) ? [] : [text]))
    .join(' ')
}

const isPastVerb = ({ kind, text }: Unit) =>
  kind === 'word' && narration.past.test(text) && !narration.notPast.test(text)

const speaks = (unit: Unit) =>
  narration.bargains.test(unit.text) || (!isPastVerb(unit) && unit.tags.some((it) => speaking.has(it)))
/** Tags of verbs by which something is wished, ordered or had now. */
const speaking: ReadonlySet<string> = new Set(['wish~', 'give~', 'issue~', 'buy~', 'own~'])
