import { type Part, say } from '../../replies/say.ts'
import { says } from '../../understanding/reading.ts'
import { isFirstMessage, type Step, type Turn } from '../turn.ts'

/** Replies of an order or a price, before which news of the visitor's life get a word of their own. */
const ofOrder: ReadonlySet<Part['situation']> = new Set([
  'recap',
  'noted',
  'packages',
  'quoted',
  'prices',
  'ask-page',
  'ask-pages',
  'ask-quantity-again',
])
/** Replies that end the talk or let it rest, before which a farewell is returned. */
const ofRest: ReadonlySet<Part['situation']> = new Set([
  'decline-accepted',
  'nothing-declined',
  'postponed',
  'paused',
  'charged-later',
])

/** Puts a word to what the visitor feels before the reply: 'meu irmão faleceu …, quero 2000 visualizações nele', 'que robô burro, cancela'. */
export function sympathise(turn: Turn, step: Step): Step {
  const word = wordFor(turn, step)
  return word ? { ...step, parts: [word, ...step.parts] } : step
}

function wordFor(turn: Turn, step: Step): Part | null {
  const { lifeEvent, past, kindness } = turn.reading
  const parts = [...step.parts, ...(step.question ? [step.question] : [])]
  /** 'caí num golpe em outro site, aqui é seguro?' */
  if (
    past?.state === 'elsewhere' &&
    parts.some((it) => it.situation === 'topic' && it.data.topic === 'safety')
  )
    return say('sorry-for-elsewhere')
  const isOfOrder = parts.some((it) => ofOrder.has(it.situation))
  if (lifeEvent && isOfOrder) return say('life-event', { lifeEvent })
  const isOfRest = parts.some((it) => ofRest.has(it.situation))
  if (says(turn.reading, 'insult') && (isOfOrder || isOfRest)) return say('sorry-for-trouble')
  const greeting = isFirstMessage(turn) ? null : turn.reading.greeting
  const farewell = {
    greeting,
    isBlessed: kindness.includes('blessing'),
    isThanked: says(turn.reading, 'thank'),
  }
  return isOfRest && (greeting || farewell.isBlessed || farewell.isThanked)
    ? say('farewell-returned', farewell)
    : null
}
