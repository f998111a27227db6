import { textOf } from '../../replies/paragraph.ts'
import { say } from '../../replies/say.ts'
import { greetedInKind } from '../../replies/texts/talk-texts.ts'
import { says } from '../../understanding/reading.ts'
import { isFirstMessage, type Step, type Turn } from '../turn.ts'

/** 'Bom dia!' before the first answer, to whoever says it, with whatever word in front. */
export function greetBack(turn: Turn, step: Step): Step {
  const { greeting, topics } = turn.reading
  const isFirst = isFirstMessage(turn) && (greeting !== null || says(turn.reading, 'greet'))
  const greeted = greetedInKind(greeting)
  const isGreeted = step.parts.some(({ wordings: [first = ''] }) => textOf(first).startsWith(greeted))
  return isFirst && !isGreeted && !topics.includes('despair')
    ? { ...step, parts: [say('greeting', { greeting }), ...step.parts] }
    : step
}
