import { conversations, questions, rowsOf } from '@smm/assistant/corpus'
import { itemsInShort, meets, readingRow } from '@smm/assistant/expected-reading'
import { outcomeOf } from '@smm/assistant/testing'
import { readUtterance } from '@smm/assistant/understanding/read-utterance'
import { type Measured, measureRows, together } from './figures.ts'
import { idle } from './reading-contexts.ts'

/** The roles of numbers, platforms and pages: the items of a message as `readings.txt` has them. */
export function measureRoles(): Measured {
  const rows = rowsOf('readings').map(readingRow)
  const ofItems = rows.filter((it) => /^(instagram|tiktok|youtube) /.test(it.expected))
  return together([
    { ...measureRows('roles', ofItems, missOf), misses: [] },
    measureRows('readings', rows, missOf),
  ])
}
function missOf({ message, context, expected }: ReturnType<typeof readingRow>): string | null {
  const reading = readUtterance(message, context)
  if (meets(reading, expected)) return null
  return `reading: ${message} ⇒ ${expected}, read ${itemsInShort(reading) || reading.acts.join(' ')}`
}

export const measureTopics = (): Measured =>
  together(
    Object.entries(questions).map(([topic, messages]) =>
      measureRows(`topic ${topic}, recall`, messages, (message) =>
        readUtterance(message, idle).topics.some((it) => it === topic)
          ? null
          : `topic ${topic}: not read: ${message}`,
      ),
    ),
  )

/** Where the conversations of the corpus get to. */
export const measureConversations = (): Measured =>
  measureRows('conversations', conversations, ([messages, expected]) => {
    const got = outcomeOf([messages, expected])
    return got === expected ? null : `${messages.join(' / ')} ⇒ ${expected}, got ${got}`
  })
