import { readPurchase } from './read-purchase.ts'
import { readOpposite } from './read-opposite.ts'
import { readStory } from './read-story.ts'
import { readTopics } from './read-topics.ts'
import { heardUnsold, hintedTopics, matchMessage } from './phrases/message-phrases.ts'
import { offersPassword } from './phrases/offers-password.ts'
import { orderId, plainText } from './words/split-words.ts'
import { agreementRows } from './phrases/agreement-rows.ts'
import { markRows } from './phrases/mark-rows.ts'
import { orderRows } from './phrases/order-rows.ts'
import { refusalRows } from './phrases/refusal-rows.ts'
import { clausesOf, clauseStarts } from './clauses.ts'
import { compilePhrases, matchPhrases } from './matching/phrase-matcher.ts'
import { readActs } from './read-acts.ts'
import { readSlots } from './read-slots.ts'
import type { Act } from './acts.ts'
import { emptyReading, type Reading, type ReadingContext } from './reading.ts'
import { makeUtterance, type Page, type Utterance, withoutPages } from './utterance.ts'

const actRows = { ...agreementRows, ...refusalRows, ...orderRows }
const phrases = compilePhrases({ ...actRows, ...markRows })
const actNames = new Set(Object.keys(actRows))
const numberOfOrder = /(?:pedido|protocolo|codigo|id|n[uú]mero|#)\s*(?:[:#nº°]|é|e)*\s*(\d{8})\b/i

/** Reads a message of a Brazilian visitor: no network, no state but what the dialogue expects. Never throws. */
export function readUtterance(message: string, context: ReadingContext): Reading {
  const utterance = makeUtterance(message, context.expecting === 'link' || Boolean(context.isPageOpen))
  if (!utterance.words.length) return emptyReading
  const { units, plain } = utterance
  const starts = clauseStarts(units)
  const isStart = new Set(starts)
  const isBoundary = (at: number) =>
    at === 0 || at >= units.length || isStart.has(at) || units[at]!.kind === 'sign'
  const matches = matchPhrases(phrases, units, isBoundary)
  const clauses = clausesOf(units, starts, matches)
  const hits = matchMessage(plain)
  const story = readStory(utterance)
  const purchase = readPurchase(story)
  const opposite = readOpposite(story, context.expecting !== 'nothing')
  const slots = readSlots(utterance, clauses, matches, hits, context, purchase.ordering)
  const password = offersPassword(
    plainText(
      withoutPages({ ...utterance, pages: utterance.pages.filter((it) => isAddress(utterance, it)) }, '@'),
    )
      .replace(/[:=,]|[?.!](?=[?.!]*(?:\s|$))/g, ' $& ')
      .replace(/\s+/g, ' '),
  )
  const topics = readTopics(plain, hits)
  const unsold = heardUnsold(hits)[0] ?? null
  const isQuestion = plain.includes('?') || hits.has('sign:asks')
  const unlinked = withoutPages(utterance, '')
  const ref = orderId.exec(unlinked)?.[0] ?? numberOfOrder.exec(unlinked)?.[1] ?? null
  const acts = readActs({
    utterance,
    matches,
    hits,
    clauses,
    story,
    purchase,
    opposite,
    context,
    slots,
    topics,
    isQuestion,
    password,
    actNames,
  })
  const isUnclear =
    !topics.length &&
    isQuestion &&
    !unsold &&
    !slots.money &&
    !slots.items.some((it) => it.quantity !== null) &&
    !acts.acts.some((it) => clearActs.has(it))
  return {
    ...emptyReading,
    ...slots,
    ...acts,
    topics: isUnclear ? hintedTopics(hits).slice(0, 1) : topics,
    orderRef: ref?.slice(0, 36).toLowerCase() ?? null,
    unsold,
    daypart: dayparts.find((it) => hits.has(`sign:${it}`)) ?? null,
  }
}

/** Written with '@' or as a link: 'minha_senha1' only looks like a name. */
const isAddress = ({ text }: Utterance, it: Page) => !('handle' in it) || text[it.start] === '@'

/** A question with one of these leaves no topic to be guessed. */
const clearActs = new Set<Act>([
  'ask-price',
  'ask-packages',
  'ask-catalogue',
  'ask-minimum',
  'ask-maximum',
  'ask-status',
  'ask-pix-again',
  'complain',
  'want-ticket',
  'want-refill',
  'want-person',
  'haggle',
  'trick',
  'change-link',
  'change-quantity',
  'refuse',
  'ask-recap',
  'ask-total',
])
const dayparts = ['morning', 'afternoon', 'night'] as const
