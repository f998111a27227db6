import type { Topic } from './reading-labels.ts'
import type { MessageMatches } from './matching/match-message.ts'

/** All that is known of a topic but its phrases and its answer. */
type TopicTraits = {
  /** Asked about by these matches, where no phrase of it is found. */
  isImplied?: (matches: MessageMatches) => boolean
  /** By these matches its phrases ask about something else. */
  isUnmeant?: (matches: MessageMatches) => boolean
  /** Topics that it makes void in its sentence: who asks whether a PIX is approved does not ask how to pay. */
  voids?: readonly Topic[]
  /** Told to the shop, also in a story that asks nothing: 'estou triste'. */
  isTold?: true
  /** No question of its own beside a yes ('no pix mesmo'), or beside a command alone ('vou confiar, manda'). */
  besides?: 'yes' | 'command'
  /** Asked by those who are about to buy. */
  isOfBuying?: true
  /** Its answer names a time: 'até quando?', behind it, asks of that. */
  hasTerm?: true
  /** Not worth an answer beside the price of so many, or what is not sold. */
  isAside?: true
}

const none: TopicTraits = {}

/** The compiler asks for a row of each topic. */
export const topicTraits: Readonly<Record<Topic, TopicTraits>> = {
  despair: { isTold: true },
  sadness: { isTold: true, besides: 'yes' },
  misunderstood: { isTold: true, voids: ['delivery-time'] },
  'off-topic': { isTold: true, voids: ['delivery-time', 'real-audience'] },
  language: { isTold: true, voids: ['company'] },
  gifts: none,
  'asks-to-ask': none,
  'who-are-you': {
    voids: ['real-audience', 'contact'],
    isUnmeant: (matches) => matches.has('topic-sign:goods') && !matches.has('topic-sign:of-shop'),
  },
  monetisation: { isOfBuying: true },
  'pix-expired': {
    hasTerm: true,
    voids: ['payment-methods', 'delivery-time'],
    isUnmeant: (matches) => matches.has('topic-sign:approves'),
  },
  'pix-approval': { voids: ['payment-methods', 'delivery-time'], besides: 'yes' },
  'one-pix': { voids: ['payment-methods', 'split-pix', 'gradual'], besides: 'yes' },
  'split-pix': { voids: ['payment-methods', 'split-likes', 'pay-first', 'pix-expired'] },
  'other-payer': { voids: ['payment-methods', 'for-someone', 'no-account'], isOfBuying: true },
  'price-later': { voids: ['delivery-time'] },
  'pay-first': { voids: ['payment-methods', 'pix-expired', 'delivery-time'] },
  invoice: { voids: ['pix-approval', 'company', 'receipt', 'pay-first'] },
  receipt: { voids: ['pix-approval'] },
  'pix-code': { besides: 'yes' },
  'payment-methods': { voids: ['split-likes'], besides: 'yes', isOfBuying: true },
  password: { voids: ['privacy'], isOfBuying: true },
  undelivered: { voids: ['guarantee', 'delivery-time'] },
  guarantee: {
    isOfBuying: true,
    hasTerm: true,
    isImplied: (matches) =>
      matches.has('topic-sign:losing') &&
      matches.has('topic-sign:goods') &&
      !matches.has('topic-sign:arriving'),
    isUnmeant: (matches) => matches.has('topic-sign:account-falls'),
  },
  refund: { hasTerm: true },
  cancellation: {
    hasTerm: true,
    isUnmeant: (matches) => matches.has('topic:refund') && !matches.has('topic-sign:cancels'),
  },
  'public-profile': { voids: ['support-hours'], isOfBuying: true },
  'delivery-days': none,
  'delivery-date': {
    voids: ['delivery-days', 'delivery-time', 'support-hours'],
    isOfBuying: true,
    hasTerm: true,
  },
  'support-hours': {
    voids: ['undelivered'],
    besides: 'command',
    isUnmeant: (matches) => matches.has('topic:delivery-days') && !matches.has('topic-sign:attends'),
  },
  'wrong-link': none,
  'which-link': none,
  'find-link': { voids: ['which-link'] },
  'split-likes': { isOfBuying: true },
  shorts: { isOfBuying: true },
  'real-audience': { isOfBuying: true, isAside: true },
  'audience-choice': { voids: ['real-audience'], besides: 'yes' },
  interaction: { voids: ['real-audience'] },
  'platform-rules': none,
  safety: { besides: 'command', isOfBuying: true },
  gradual: {
    besides: 'yes',
    isOfBuying: true,
    voids: ['split-likes'],
    isUnmeant: (matches) => matches.has('topic-sign:asks-limit') && matches.has('topic-sign:at-once'),
  },
  'delivery-time': {
    isOfBuying: true,
    isUnmeant: (matches) =>
      matches.has('topic-sign:asks-answer') ||
      ((matches.has('topic:guarantee') || matches.has('topic:public-profile')) &&
        !matches.has('topic-sign:asks-delivery')),
  },
  discounts: { isOfBuying: true, isAside: true },
  collab: none,
  'old-page': none,
  sales: none,
  difference: none,
  algorithm: { isOfBuying: true, isAside: true },
  'how-it-works': { besides: 'yes' },
  'without-buying': none,
  company: none,
  contact: none,
  privacy: none,
  media: none,
  partnership: none,
  abroad: none,
  'no-account': { isOfBuying: true },
  'new-profile': { voids: ['safety', 'company'], isOfBuying: true, isAside: true },
  'for-someone': { besides: 'yes', isOfBuying: true },
  'order-again': none,
  'track-order': none,
  age: { isTold: true },
}
