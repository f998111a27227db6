import { type Part, say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { isFirstMessage, type Step, type Turn } from '../turn.ts'

/** Replies that greet by themselves, or are no place for a greeting. */
const selfGreeting: ReadonlySet<Part['situation']> = new Set([
  'greeting',
  'welcome',
  'kindness',
  'miss',
] as const)

/** 'Bom dia!' before the first answer, to whoever says it, with whatever word in front. */
export function greetBack(turn: Turn, step: Step): Step {
  const { greeting, topics } = turn.reading
  const isFirst = isFirstMessage(turn) && (greeting !== null || says(turn.reading, 'greet'))
  const isGreeted = step.parts.some((it) => selfGreeting.has(it.situation)) || topics.includes('despair')
  return isFirst && !isGreeted ? { ...step, parts: [say('greeting', { greeting }), ...step.parts] } : step
}
