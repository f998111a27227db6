import { isIn, type Part, say } from '../../replies/say.ts'
import { askTexts } from '../../replies/texts/ask-texts.ts'
import type { closingTexts } from '../../replies/texts/closing-texts.ts'
import { priceTexts } from '../../replies/texts/price-texts.ts'
import { recapTexts } from '../../replies/texts/recap-texts.ts'
import { says } from '../../understanding/reading.ts'
import { isFirstMessage, type Step, type Turn } from '../turn.ts'

/** Texts of an order or a price, before which news of the visitor's life get a word of their own. */
const isOfOrder = isIn(askTexts, priceTexts, recapTexts)

/** Closings that end the talk or let it rest, before which a farewell is returned. */
const rests: Readonly<Record<keyof typeof closingTexts, boolean>> = {
  heard: false,
  laughed: false,
  'you-are-welcome': false,
  bye: false,
  'nothing-declined': true,
  'decline-accepted': true,
  'page-awaited': false,
  'pix-need-not-be-paid': false,
  'order-goes-on': false,
  'only-the-first': false,
  postponed: true,
  'charged-later': true,
  paused: true,
  'at-ease': false,
}
const isOfRest = ({ situation }: Part): boolean =>
  situation in rests && rests[situation as keyof typeof rests]

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
  const tellsOrder = parts.some(isOfOrder)
  if (lifeEvent && tellsOrder) return say('life-event', { lifeEvent })
  const isResting = parts.some(isOfRest)
  if (says(turn.reading, 'insult') && (tellsOrder || isResting)) return say('sorry-for-trouble')
  const greeting = isFirstMessage(turn) ? null : turn.reading.greeting
  const farewell = {
    greeting,
    isBlessed: kindness.includes('blessing'),
    isThanked: says(turn.reading, 'thank'),
  }
  return isResting && (greeting || farewell.isBlessed || farewell.isThanked)
    ? say('farewell-returned', farewell)
    : null
}
