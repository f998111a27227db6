import {
  type Conversation,
  conversations,
  type LabelledRow,
  placesNothing,
  questions,
} from '@smm/assistant/corpus'
import { readingContext } from '@smm/assistant/dialogue/reading-context'
import type { Dialogue } from '@smm/assistant/dialogue/state'
import { readDialogue } from '@smm/assistant/dialogue/stored-dialogue'
import { nextTurn } from '@smm/assistant/next-turn'
import { asStored, now } from '@smm/assistant/testing'
import { parseMessage } from '@smm/assistant/understanding/parse/parse-message'
import { readByTables } from '@smm/assistant/understanding/read-by-tables'
import type { ReadingContext } from '@smm/assistant/understanding/reading'
import { idle } from './reading-contexts.ts'

/** A labelled row with the state of the dialogue that it answers. */
export type RowInContext = LabelledRow & { context: ReadingContext }

/** The last messages of the corpus's conversations, labelled by what has to come of them. */
export const conversationRows = (): RowInContext[] => [
  ...conversations.flatMap(labelled),
  ...Object.values(questions)
    .flat()
    .map((message) => ({ labels: ['ask', 'track', 'person'], message, context: idle })),
]

function labelled([messages, outcome]: Conversation): RowInContext[] {
  const message = messages.at(-1)!
  const dialogue = dialogueAfter(messages.slice(0, -1))
  const context = readingContext(dialogue)
  const labels = labelsAt(dialogue, outcome)
  return labels.length > 0 ? [{ labels, message, context }] : []
}

/** A recap that was just shown: behind another answer a yes may mean that answer. */
function labelsAt({ state, lastReplies }: Dialogue, outcome: string): string[] {
  if (state.at === 'confirming')
    return state.waitsFor !== 'nod' ? [] : outcome.startsWith('order ') ? ['yes'] : placesNothing
  return lastReplies.length === 0 ? first(outcome) : []
}

function first(outcome: string): string[] {
  if (outcome.startsWith('ticket')) return ['complain', 'track']
  return outcome.startsWith('recap') ? ['order'] : []
}

/** Earlier messages are read by the tables alone: the rows do not depend on the weights that are trained on them. */
function dialogueAfter(messages: readonly string[]): Dialogue {
  let state: unknown = null
  for (const message of messages) {
    const reading = readByTables(parseMessage(message, readingContext(readDialogue(state)))).reading
    state = asStored(nextTurn({ state, message, reading, offers: [], now, orders: [] }).state)
  }
  return readDialogue(state)
}
