import { answeredRecap, conversations, labelledRows, numbersInStories } from '@smm/assistant/corpus'
import { leastCount } from '@smm/assistant/understanding/learned/among-numbers'
import { parseMessage, type ParsedMessage } from '@smm/assistant/understanding/parse/parse-message'
import { confirming, idle } from './reading-contexts.ts'

/** A number of a message, and whether an order came of it: by itself, or as a part, a total or an end of what was ordered. */
export type NumberRow = {
  message: string
  parsed: ParsedMessage
  at: number
  isWanted: boolean
  times?: number
}

/** A story has more to teach than a plain order. */
const timesOfStory = 4

/** The numbers of the corpus's first messages that tell several, where one of them was ordered. */
export const numberRows = (): NumberRow[] => [
  ...conversations.flatMap(([[message = ''], outcome]) => numbersOf(message, quantitiesIn(outcome))),
  ...numbersInStories
    .flatMap(([message, ordered]) => numbersOf(message, ordered))
    .map((it) => ({ ...it, times: timesOfStory })),
]

function numbersOf(message: string, ordered: readonly number[]): NumberRow[] {
  const parsed = parseMessage(message, idle)
  const numbers = parsed.utterance.units.flatMap(({ kind, value }, at) =>
    kind === 'N' && value >= leastCount ? [{ at, value }] : [],
  )
  const total = ordered.reduce((sum, it) => sum + it, 0)
  const makesOrder = (one: number) =>
    [total, ...ordered].includes(one) ||
    numbers.some(({ value }) => ordered.includes(one + value) || ordered.includes(Math.abs(one - value)))
  const rows = numbers.map(({ at, value }) => ({ message, parsed, at, isWanted: makesOrder(value) }))
  return rows.length > 1 && rows.some((it) => it.isWanted) ? rows : []
}

/** Labels of answers to a recap whose numbers it shall take, and of those that only tell of numbers. */
const taking = ['change', 'add', 'suppose', 'ask']
const telling = ['yes', 'chat', 'postpone', 'hedge', 'refuse', 'complain']

/** The numbers of answers to a recap, but for those that it shows. */
export const recapNumberRows = (): NumberRow[] =>
  labelledRows('acts-at-recap').flatMap(({ labels, message }) => {
    const isOf = (some: readonly string[]) => labels.every((it) => some.includes(it))
    return isOf(taking) || isOf(telling) ? besideRecap(message, isOf(taking)) : []
  })

function besideRecap(message: string, isWanted: boolean): NumberRow[] {
  const parsed = parseMessage(message, confirming)
  return parsed.utterance.units.flatMap(({ kind, value }, at) =>
    kind === 'N' && value >= leastCount && answeredRecap.every((it) => it.quantity !== value)
      ? [{ message, parsed, at, isWanted }]
      : [],
  )
}

/** The quantities of 'order instagram followers 500 instagram.com/loja.x R$ 45,00 + …'. */
const quantitiesIn = (outcome: string): number[] =>
  [...outcome.matchAll(/(?:followers|likes|views|subscribers) (\d+)/g)].map(([, digits]) => Number(digits))
