import type { Act } from './reading-labels.ts'
import { actsBy, isRuled } from './acts/read-acts.ts'
import type { Evidence } from './evidence/collect-evidence.ts'
import type { Page } from './parse/utterance.ts'
import { readSteps } from './read-utterance.ts'
import type { ReadingContext } from './reading.ts'
import type { Fact, Role } from './slots/facts.ts'
import { readFacts, readSlots } from './slots/read-slots.ts'

/**
 * `given`: what made each act: the words of a phrase, a rule of `read-acts.ts` or the verdict.
 * `lost`: each act that the words name and the reading lacks, with the rule of `void-acts.ts` or the verdict that took it away.
 */
export type ExplainedReading = {
  acts: Act[]
  given: Array<{ act: Act; by: string }>
  verdict: string
  roles: Array<{ fact: string; role: Role; rule: string }>
  lost: Array<{ act: Act; rule: string }>
}

export function explainReading(message: string, context: ReadingContext): ExplainedReading {
  const { candidate, verdict, reading } = readSteps(message, context)
  const { acts } = reading
  if (!candidate) return { acts, given: [], verdict, roles: [], lost: [] }
  const { evidence } = candidate
  const { acts: left, voided } = actsBy({ ...evidence, slots: readSlots(evidence) })
  const overruled = [...left].map((act) => ({ act, rule: `verdict: ${verdict}` }))
  const roles = readFacts(evidence).facts.map((it) => ({
    fact: shownName(it, evidence.utterance.pages),
    role: it.role,
    rule: it.rule ?? 'no rule',
  }))
  const given = acts.map((act) => ({
    act,
    by: left.has(act) ? sourceOf(act, evidence) : `verdict: ${verdict}`,
  }))
  const lost = [...voided, ...overruled].filter(({ act }) => !acts.includes(act))
  return { acts, given, verdict, roles, lost }
}

/** The words of the phrases that name an act, or the rule that reads it. */
function sourceOf(act: Act, { utterance, marks, matches }: Evidence): string {
  const ofClauses = [...marks].flatMap(([mark, places]) => (mark === act ? places : []))
  const words = ofClauses.map(({ from, to }) =>
    utterance.units
      .slice(from, to)
      .map((it) => it.text)
      .join(' '),
  )
  const match = [...matches].find(([phrase]) => phrase === `act:${act}`)?.[1]
  if (match) words.push(utterance.plain.slice(match.from, match.to))
  const rule = isRuled(act) ? ['a rule of read-acts.ts'] : []
  return [...new Set(words)]
    .map((it) => `'${it.trim()}'`)
    .concat(words.length > 0 ? [] : rule)
    .join(', ')
}

function shownName({ kind, value }: Fact, pages: readonly Page[]): string {
  if (kind !== 'page') return String(value)
  const page = pages[value]!
  return 'link' in page ? page.link.canonicalUrl : 'handle' in page ? `@${page.handle}` : 'a refused address'
}
