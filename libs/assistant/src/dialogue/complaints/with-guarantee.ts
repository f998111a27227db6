import { say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { after, type Step, type Turn } from '../turn.ts'

/** 'cadê a garantia?', 'quero a reposição' */
export const asksGuarantee = ({ reading }: Turn): boolean =>
  reading.topics.includes('guarantee') || says(reading, 'want-refill')

/** Tells what the guarantee gives where it is asked: behind a ticket, or before a question. */
export function withGuarantee(turn: Turn, step: Step): Step {
  if (!asksGuarantee(turn)) return step
  const rule = say('guarantee-holds')
  return step.intents ? { ...step, parts: [...step.parts, rule] } : after([rule], step)
}
