import type { Topic } from './acts.ts'
import { phrases } from './matching/phrase-pattern.ts'
import { topicsIn, matchMessage, type MessageHits } from './phrases/message-phrases.ts'

const atOnce = phrases('(?<!mais )(de|por) (uma|cada) (so)? vez')

/** Which topics make others void: who asks whether a PIX is approved does not ask how to pay. */
const voids: Partial<Record<Topic, Topic[]>> = {
  password: ['privacy'],
  'pix-expired': ['payment-methods', 'delivery-time'],
  'pix-approval': ['payment-methods', 'delivery-time'],
  'pay-first': ['payment-methods', 'pix-expired', 'delivery-time'],
  undelivered: ['guarantee', 'delivery-time'],
  'payment-methods': ['split-likes'],
  guarantee: ['delivery-time'],
  'platform-rules': ['safety'],
  'public-profile': ['support-hours'],
  'who-are-you': ['real-audience', 'contact'],
  'support-hours': ['undelivered'],
  invoice: ['pix-approval', 'company'],
}

/** The topics that a message asks about. */
export function readTopics(plain: string, parsed: MessageHits): Topic[] {
  const hits = parsed.has('topic-sign:asks-limit') ? matchMessage(plain.replace(atOnce, ' ')) : parsed
  const has = (
    sign:
      'losing' | 'arriving' | 'asks-hour' | 'followers' | 'goods' | 'account-falls' | 'approves' | 'of-shop',
  ) => hits.has(`topic-sign:${sign}`)
  const found = new Set<Topic>(topicsIn(hits))
  if (found.has('who-are-you') && has('goods') && !has('of-shop')) found.delete('who-are-you')
  if (has('asks-hour') && found.has('delivery-time')) return [...found].filter((it) => it !== 'guarantee')
  if (has('losing') && !has('arriving') && has('goods')) found.add('guarantee')
  if (has('losing') && found.has('refund') && has('followers')) found.add('guarantee')
  if (has('account-falls')) found.delete('guarantee')
  if (has('approves')) found.delete('pix-expired')
  if (found.has('refund') && !plain.includes('cancel')) found.delete('cancellation')
  if (found.has('company') && plain.includes('ha quanto tempo')) found.delete('delivery-time')
  for (const topic of [...found]) voids[topic]?.forEach((it) => found.delete(it))
  return [...found]
}
