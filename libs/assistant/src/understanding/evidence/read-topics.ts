import { type Topic, topics } from '../acts.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { matchTopics, type MessageHits, namedTopics } from '../phrases/message-phrases.ts'

type Signs = Partial<Record<Topic, (hits: MessageHits) => boolean>>

/** Signs that ask about a topic which no phrase of it names. */
const implied: Signs = {
  guarantee: (hits) =>
    hits.has('topic-sign:losing') && hits.has('topic-sign:goods') && !hits.has('topic-sign:arriving'),
}
/** Signs that the phrases of a topic ask about something else. */
const unmeant: Signs = {
  'who-are-you': (hits) => hits.has('topic-sign:goods') && !hits.has('topic-sign:of-shop'),
  guarantee: (hits) => hits.has('topic-sign:account-falls'),
  'pix-expired': (hits) => hits.has('topic-sign:approves'),
  cancellation: (hits) => hits.has('topic:refund') && !hits.has('topic-sign:cancels'),
  'support-hours': (hits) => hits.has('topic:delivery-days') && !hits.has('topic-sign:attends'),
  'delivery-time': (hits) => hits.has('topic:guarantee') && !hits.has('topic-sign:asks-delivery'),
  gradual: (hits) => hits.has('topic-sign:asks-limit') && hits.has('topic-sign:at-once'),
}

/** Topics that a topic makes void: who asks whether a PIX is approved does not ask how to pay. */
const voids: Partial<Record<Topic, readonly Topic[]>> = {
  password: ['privacy'],
  'pix-expired': ['payment-methods', 'delivery-time'],
  'pix-approval': ['payment-methods', 'delivery-time'],
  'pay-first': ['payment-methods', 'pix-expired', 'delivery-time'],
  undelivered: ['guarantee', 'delivery-time'],
  'payment-methods': ['split-likes'],
  'platform-rules': ['safety'],
  'new-profile': ['safety', 'company'],
  'off-topic': ['delivery-time', 'real-audience'],
  misunderstood: ['delivery-time'],
  'find-link': ['which-link'],
  interaction: ['real-audience'],
  language: ['company'],
  'public-profile': ['support-hours'],
  'who-are-you': ['real-audience', 'contact'],
  'support-hours': ['undelivered'],
  invoice: ['pix-approval', 'company'],
}

/** A statement of more words than these tells a story: its topics are none of the shop's. */
const mostWords = 8
/** Topics that are told to the shop and to nobody else. */
const toUs = new Set<Topic>(['despair', 'sadness', 'misunderstood', 'language', 'age', 'off-topic'])

/** 'tem?', 'aceitam?': so few words ask about what was told before them. */
const leansBack = (asked: string) =>
  asked.split(' ').filter((it) => /[a-z]/.test(it)).length <= 3 && !/\d/.test(asked)

/** The topics that a message asks about, by their rank: those of the sentences that ask, where they name any. */
export function readTopics({ hits, asking, utterance }: ParsedMessage): Topic[] {
  const all = topicsIn(hits)
  const asked = asking.join(' ')
  if (asked === '' && !hits.has('sign:wants-answer') && utterance.words.length > mostWords)
    return all.filter((it) => toUs.has(it))
  if (all.length === 0 || asked === '' || asked.length >= utterance.plain.length) return all
  const own = topicsIn(matchTopics(asked))
  return own.length > 0 || !leansBack(asked) ? own : all
}

function topicsIn(hits: MessageHits): Topic[] {
  const named = new Set<Topic>(namedTopics(hits))
  const isAsked = (it: Topic) => named.has(it) || implied[it]?.(hits)
  const asked = topics.filter((it) => isAsked(it) && !unmeant[it]?.(hits))
  const voided = new Set(asked.flatMap((it) => voids[it] ?? []))
  return asked.filter((it) => !voided.has(it))
}
