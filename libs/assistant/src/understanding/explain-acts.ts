import { firstRule } from '../decide.ts'
import type { Act } from './acts.ts'
import { actsBy } from './acts/read-acts.ts'
import { parseMessage } from './parse/parse-message.ts'
import { readParsed, verdictsIn } from './read-utterance.ts'
import type { ReadingContext } from './reading.ts'
import { readSlots } from './slots/read-slots.ts'
import { evidenceAtRecap, yesRules } from './verdicts/decide-at-recap.ts'
import { hypothesisOf } from './verdicts/hypothesis.ts'

/** `lost`: each act that the words name and the reading lacks, with the rule of `void-acts.ts` or the verdict that took it away. */
export type ExplainedActs = { acts: Act[]; verdict: string; lost: Array<{ act: Act; rule: string }> }

export function explainActs(message: string, context: ReadingContext): ExplainedActs {
  const parsed = parseMessage(message, context)
  const { acts } = readParsed(parsed)
  const hypothesis = hypothesisOf(parsed)
  const { evidence } = hypothesis
  const { acts: settled, voided } = actsBy({ ...evidence, slots: readSlots(evidence) })
  const verdict = context.recap
    ? (firstRule(yesRules, evidenceAtRecap(hypothesis))?.name ?? 'no yes')
    : (firstRule(verdictsIn(context), hypothesis)?.name ?? 'none')
  const overruled = [...settled].map((act) => ({ act, rule: `verdict: ${verdict}` }))
  return { acts, verdict, lost: [...voided, ...overruled].filter(({ act }) => !acts.includes(act)) }
}
