import type { Act } from './acts.ts'
import { actsBy } from './acts/read-acts.ts'
import { readSteps } from './read-utterance.ts'
import type { ReadingContext } from './reading.ts'
import { readSlots } from './slots/read-slots.ts'

/** `lost`: each act that the words name and the reading lacks, with the rule of `void-acts.ts` or the verdict that took it away. */
export type ExplainedActs = { acts: Act[]; verdict: string; lost: Array<{ act: Act; rule: string }> }

export function explainActs(message: string, context: ReadingContext): ExplainedActs {
  const { candidate, verdict, reading } = readSteps(message, context)
  const { acts } = reading
  if (!candidate) return { acts, verdict, lost: [] }
  const { evidence } = candidate
  const { acts: left, voided } = actsBy({ ...evidence, slots: readSlots(evidence) })
  const overruled = [...left].map((act) => ({ act, rule: `verdict: ${verdict}` }))
  return { acts, verdict, lost: [...voided, ...overruled].filter(({ act }) => !acts.includes(act)) }
}
