import { conversations, ordersInStories, questions, rowsOf, type StoryOrder } from '@smm/assistant/corpus'
import { itemsInShort, meets, readingRow } from '@smm/assistant/expected-reading'
import { outcomeOf, talk } from '@smm/assistant/testing'
import { readUtterance } from '@smm/assistant/understanding/read-utterance'
import { type Measured, measureRows, together } from './figures.ts'
import { lastName } from './page-rows.ts'
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

/** Whether a first message that tells more than it orders comes to its orders, each with its quantity and its page, and to no other. */
export const measureStories = (): Measured =>
  measureRows('orders in stories', ordersInStories, ([message, orders]) => {
    const read = inShort(
      talk(message).state.dialogue.cart.map((it) => ({
        ...it,
        page: it.link?.canonicalUrl ?? it.handle,
      })),
    )
    return read === inShort(orders) ? null : `story: ${message} ⇒ ${inShort(orders)}, read ${read}`
  })

/** A page without a platform is taken for one of Instagram, as most are. */
const inShort = (orders: readonly StoryOrder[]) =>
  orders
    .map(({ platform, serviceType, quantity, page }) =>
      [platform ?? 'instagram', serviceType, quantity, page && lastName(page)].join(' '),
    )
    .sort()
    .join(' + ')
