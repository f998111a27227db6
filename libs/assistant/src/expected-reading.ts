import type { Draft } from './dialogue/cart/draft.ts'
import { ordersInReading } from './dialogue/cart/orders-in-reading.ts'
import { isPlainAgreement } from './understanding/agreement/plain-agreement.ts'
import type { Reading, ReadingContext } from './understanding/reading.ts'

/** A row of `corpus/readings.txt`: `[state] message ⇒ expected`; without a state, nothing is expected. */
export type ReadingRow = { message: string; context: ReadingContext; expected: string }

export function readingRow(row: string): ReadingRow {
  const [, state = 'nothing', message = '', expected = ''] = /^(?:\[([\w-]+)\] )?(.*) ⇒ (.*)$/.exec(row) ?? []
  const shownRows = state === 'choice' ? 4 : 0
  return { message, expected, context: { expecting: state as ReadingContext['expecting'], shownRows } }
}

/**
 * Whether a reading is as expected: 'agree' (places what is shown), 'no' (does not), 'complain', 'no-complaint', another act,
 * 'budget 45', 'resize +200', 'resize x2', 'supposed 5000', or the items: 'instagram followers 500 @loja + 300'.
 */
export function meets(reading: Reading, expected: string): boolean {
  const agrees =
    isPlainAgreement(reading) && reading.items.every((it) => !it.quantity && !it.platform && !it.choice)
  const [kind = '', value = ''] = expected.split(' ')
  if (expected === 'agree') return agrees
  if (expected === 'no') return !agrees
  if (expected === 'no-complaint') return !reading.acts.includes('complain')
  if (kind === 'budget') return reading.money?.use === 'budget' && reading.money.cents === Number(value) * 100
  if (kind === 'resize') return resizeInShort(reading) === value && !agrees
  if (kind === 'supposed') return !reading.items.length && reading.supposed[0]?.quantity === Number(value)
  return itemsInShort(reading) === expected || reading.acts.some((it) => it === expected)
}

function resizeInShort({ resize }: Reading): string {
  if (!resize) return ''
  if (resize.by === 'factor') return `x${resize.factor}`
  return `${resize.difference > 0 ? '+' : ''}${resize.difference}`
}

/** 'instagram followers 500 @loja + tiktok followers 100 @loja' */
export const itemsInShort = (reading: Reading): string =>
  ordersInReading(reading)
    .map((it) => [it.platform, it.serviceType, it.quantity, pageOf(it)].filter(Boolean).join(' '))
    .join(' + ')

function pageOf({ link, handle }: Draft): string {
  const name = handle ?? (link?.kind === 'post' ? null : link?.handle)
  if (name) return `@${name}`
  return link?.kind === 'post' ? `p/${link.id}` : (link?.id ?? '')
}
