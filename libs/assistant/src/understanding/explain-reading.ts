import type { Act } from './reading-labels.ts'
import { actsBy } from './acts/read-acts.ts'
import type { Page } from './parse/utterance.ts'
import { readSteps } from './read-utterance.ts'
import type { ReadingContext } from './reading.ts'
import type { Fact, Role } from './slots/facts.ts'
import { readFacts, readSlots } from './slots/read-slots.ts'

/** `lost`: each act that the words name and the reading lacks, with the rule of `void-acts.ts` or the verdict that took it away. */
export type ExplainedReading = {
  acts: Act[]
  verdict: string
  roles: Array<{ fact: string; role: Role; rule: string }>
  lost: Array<{ act: Act; rule: string }>
}

export function explainReading(message: string, context: ReadingContext): ExplainedReading {
  const { candidate, verdict, reading } = readSteps(message, context)
  const { acts } = reading
  if (!candidate) return { acts, verdict, roles: [], lost: [] }
  const { evidence } = candidate
  const { acts: left, voided } = actsBy({ ...evidence, slots: readSlots(evidence) })
  const overruled = [...left].map((act) => ({ act, rule: `verdict: ${verdict}` }))
  const roles = readFacts(evidence).facts.map((it) => ({
    fact: shownName(it, evidence.utterance.pages),
    role: it.role,
    rule: it.rule ?? 'no rule',
  }))
  return { acts, verdict, roles, lost: [...voided, ...overruled].filter(({ act }) => !acts.includes(act)) }
}

function shownName({ kind, value }: Fact, pages: readonly Page[]): string {
  if (kind !== 'page') return String(value)
  const page = pages[value]!
  return 'link' in page ? page.link.canonicalUrl : 'handle' in page ? `@${page.handle}` : 'a refused address'
}
