import { readFileSync } from 'node:fs'
import type { ShownOrder } from './understanding/reading.ts'

export type Conversation = [messages: string[], outcome: string]

/** The rows of `corpus/<name>.txt`: one a line, after a line that begins with '# ' and says what they are. */
export const rowsOf = (name: string): string[] => linesOf(`${name}.txt`)

const linesOf = (file: string): string[] =>
  readFileSync(new URL(`../corpus/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((it) => it !== '' && !it.startsWith('# '))

/** The recap that the rows at a recap answer. */
export const answeredRecap: readonly ShownOrder[] = [
  {
    platform: 'instagram',
    serviceType: 'followers',
    quantity: 500,
    link: 'https://www.instagram.com/loja.x/',
    quotedCents: 4_500,
  },
]

/** `times`: how often it is learned, once where it does not say. */
export type LabelledRow = { labels: string[]; message: string; times?: number }

/** The rows of `corpus/<name>.tsv`: a label, or several between '|' of which one holds, a tab, and a message. */
export const labelledRows = (name: string): LabelledRow[] =>
  linesOf(`${name}.tsv`).map((row) => {
    const [labels = '', message = ''] = row.split('\t')
    return { labels: labels.split('|'), message }
  })

/** A row of `message ⇒ expected`. */
const pairOf = (row: string): [message: string, expected: string] => {
  const at = row.lastIndexOf(' ⇒ ')
  return [row.slice(0, at), row.slice(at + 3)]
}

/** Rows of `one message / the next one ⇒ outcome` (see `outcome` in testing.ts); \\n breaks a line. */
const conversationsIn = (name: string): Conversation[] =>
  rowsOf(name).map((row) => {
    const [said, outcome] = pairOf(row)
    return [said.replaceAll('\\n', '\n').split(' / '), outcome]
  })

const topicsIn = (name: string) => rowsOf(name).map(pairOf)

export const agreements = rowsOf('agreements')
export const reserves = rowsOf('reserves')
export const conditions = rowsOf('conditions')
/** Labels of messages that place nothing. */
export const placesNothing = [
  ...['refuse', 'postpone', 'hedge', 'change', 'add', 'ask'],
  ...['suppose', 'condition', 'complain', 'trick', 'chat'],
]
/** The same as labelled rows: what places nothing may do so in any way. */
export const placingRows: LabelledRow[] = [
  ...agreements.map((message) => ({ labels: ['yes'], message })),
  ...[...reserves, ...conditions].map((message) => ({ labels: placesNothing, message })),
]
export const withoutConditions = rowsOf('without-conditions')
export const conditionsBesideOrders = conversationsIn('conditions-beside-orders')
export const secondPages = conversationsIn('second-pages')
export const correctedOrders = conversationsIn('corrected-orders')
export const complaints = conversationsIn('complaints')
export const shortComplaints = conversationsIn('short-complaints')
export const purchasesTold = conversationsIn('purchases-told')
export const purchasesAskedAfter = conversationsIn('purchases-asked-after')
export const outOfScope = conversationsIn('out-of-scope')
export const besideOutOfScope = conversationsIn('beside-out-of-scope')

const ofOrders = `whole-orders quantities everyday-speech handles bit-by-bit choices questions-on-the-way corrections budgets
  repeat-orders resized-orders renamed-pages complaints short-complaints purchases-told purchases-asked-after
  orders-beside-purchases orders-of-all-sorts orders-in-hand ordinary-day hostile-messages remarks after-tricks
  shared-orders pages-apart losses-and-waits`

/** How people write, with what has to come of it: for the tests and for `npm run bench:assistant`. */
export const conversations: Conversation[] = ofOrders.split(/\s+/).flatMap(conversationsIn)

/** First messages with several numbers, and those that are quantities to order. */
export const numbersInStories: Array<[message: string, ordered: number[]]> = rowsOf('numbers-in-stories')
  .map(pairOf)
  .map(([message, ordered]) => [message.replaceAll('\\n', '\n'), ordered.split(' + ').map(Number)])

/** First messages that name several pages, and those that shall receive an order. */
export const pagesInStories: Array<[message: string, wanted: string[]]> = rowsOf('pages-in-stories')
  .map(pairOf)
  .map(([message, wanted]) => [message.replaceAll('\\n', '\n'), wanted.split(' + ')])

/** `quantity` and `page`: null where the message does not tell them. */
export type StoryOrder = {
  platform: string | null
  serviceType: string | null
  quantity: number | null
  page: string | null
}

/** First messages that tell of more than they order, and their orders; nothing learns from them. */
export const ordersInStories: Array<[message: string, orders: StoryOrder[]]> = rowsOf('orders-in-stories')
  .map(pairOf)
  .map(([message, orders]) => [message.replaceAll('\\n', '\n'), orders.split(' + ').map(storyOrder)])

function storyOrder(row: string): StoryOrder {
  const [platform = null, serviceType = null, quantity, page] = row
    .split(' ')
    .map((it) => (it === '?' ? null : it))
  return { platform, serviceType, quantity: quantity ? Number(quantity) : null, page: page ?? null }
}

const ofQuestions =
  'questions-about-delivery questions-about-payment questions-about-trust questions-about-use'

/** Questions, by what they are about. */
export const questions: Record<string, string[]> = {}
for (const [message, topic] of ofQuestions.split(' ').flatMap(topicsIn))
  (questions[topic] ??= []).push(message)
