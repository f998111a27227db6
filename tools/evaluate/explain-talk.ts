import { inspect, isDeepStrictEqual } from 'node:util'
import { readingContext } from '@smm/assistant/dialogue/state'
import { givenTurn } from '@smm/assistant/dialogue/testing'
import { rowFor } from '@smm/assistant/dialogue/transitions'
import { talk } from '@smm/assistant/testing'
import { explainActs } from '@smm/assistant/understanding/explain-acts'
import { emptyReading, type Reading } from '@smm/assistant/understanding/reading'

/** Tells of each message how it is read, which verdict, rules and row decide, and the reply. */
export const explainTalk = (messages: readonly string[]): string[] =>
  messages.map((message, at) => explainMessage(messages.slice(0, at), message))

function explainMessage(before: readonly string[], message: string): string {
  const turn = givenTurn(before, message)
  const { verdict, lost } = explainActs(message, readingContext(turn.dialogue, turn))
  const { last } = talk([...before, message])
  return [
    `> ${message}`,
    `reading: ${inspect(filledSlots(turn.reading), { depth: null, breakLength: 120 })}`,
    `verdict: ${verdict}`,
    ...lost.map(({ act, rule }) => `no ${act}: ${rule}`),
    `row: ${rowFor(turn)?.row ?? 'none'}`,
    last.replaceAll(/^/gm, '< '),
  ].join('\n')
}

const filledSlots = (reading: Reading) =>
  Object.fromEntries(
    Object.entries(reading).filter(
      ([slot, value]) => !isDeepStrictEqual(value, emptyReading[slot as keyof Reading]),
    ),
  )
