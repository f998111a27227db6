import { type Part, say } from '../../replies/say.ts'
import type { Step, Turn } from '../turn.ts'

/** Replies of an order or a price, before which news of the visitor's life get a word of their own. */
const ofOrder: ReadonlySet<Part['situation']> = new Set([
  ...(['recap', 'noted', 'packages', 'quoted', 'prices'] as const),
  ...(['ask-page', 'ask-pages', 'ask-quantity-again'] as const),
])

/** 'meu irmão faleceu …, quero 2000 visualizações nele', 'caí num golpe em outro site, aqui é seguro?' */
export function sympathise({ reading: { lifeEvent, past } }: Turn, step: Step): Step {
  const isSafetyTold = step.parts.some((it) => it.situation === 'topic' && it.data.topic === 'safety')
  if (past?.state === 'elsewhere' && isSafetyTold)
    return { ...step, parts: [say('sorry-for-elsewhere'), ...step.parts] }
  const isOfOrder = [...step.parts, ...(step.question ? [step.question] : [])].some((it) =>
    ofOrder.has(it.situation),
  )
  return lifeEvent && isOfOrder ? { ...step, parts: [say('life-event', { lifeEvent }), ...step.parts] } : step
}
