import type { Rules } from '../../decide.ts'
import { saysAny } from '../act-traits.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { ofUnsold } from '../windows/narration-windows.ts'
import { hintedTopic, trickedFor } from '../matching/match-message.ts'
import { goodsNamed, type Item, type Reading, says } from '../reading.ts'

/** Adds to the reading that a verdict leaves what only the whole of it tells. */
export const completions = {
  'what a trick is after': ({ reading, parsed }) =>
    reading.intrusion === null && says(reading, 'trick')
      ? { ...reading, intrusion: trickedFor(parsed.matches) }
      : null,
  /** 'faz de graça que eu divulgo' */
  'no money is offered': ({ reading, parsed }) =>
    reading.money === null && says(reading, 'haggle', 'trick') && parsed.matches.has('sign:for-nothing')
      ? { ...reading, money: { cents: 0, use: 'counter-offer' } }
      : null,
  /** '300 no facebook também', 'o kwai vocês não têm, né' */
  'what is not sold is asked': ({ reading, parsed: { matches, said } }) => {
    const at = reading.unsold && matches.get(`unsold:${reading.unsold}`)?.from
    if (typeof at !== 'number') return null
    const before = said.slice(0, at)
    const sentence = before.slice(sentenceStart(before)) + said.slice(at).split(sentenceEnd)[0]
    const asksUnsold = ofUnsold.asked.test(sentence) || ofUnsold.counted.test(before)
    return asksUnsold ? { ...reading, asksUnsold } : null
  },
  /** 'quanto custa 500 e 1000 seguidores?': of one product, for one page at most. */
  'prices of several': ({ reading }) => {
    const quantities = quantitiesAsked(reading)
    return quantities.length > 1 ? { ...reading, alternatives: quantities.slice(0, maxAlternatives) } : null
  },
  /** A question of which nothing is understood: its most telling word gives the topic. */
  'a hinted topic': ({ reading, parsed }) => {
    const hint = isUnclear(reading) ? hintedTopic(parsed.matches) : undefined
    return hint ? { ...reading, topics: [hint] } : null
  },
} satisfies Rules<{ reading: Reading; parsed: ParsedMessage }, Reading>

const sentenceEnd = /(?<=[?!.\n])/
const sentenceStart = (text: string) => Math.max(...[...'?!.\n'].map((it) => text.lastIndexOf(it))) + 1

/** The schema of a reading takes no more. */
const maxAlternatives = 4

function quantitiesAsked({ acts, items, targets, alternatives }: Reading): number[] {
  if (alternatives.length > 1 || !acts.includes('ask-price')) return []
  const pages = targets.filter((it) => it.role === 'wanted').length
  const isOfOne = pages < 2 && !differsIn(items, 'serviceType') && !differsIn(items, 'platform')
  return isOfOne ? [...new Set(items.flatMap((it) => it.quantity ?? []))] : []
}

const differsIn = (items: readonly Item[], part: 'serviceType' | 'platform'): boolean =>
  new Set(items.flatMap((it) => it[part] ?? [])).size > 1

function isUnclear(reading: Reading): boolean {
  const { topics, unsold, money, choice, kindness, conditions, isQuestion } = reading
  return (
    isQuestion &&
    !choice &&
    !kindness.some((it) => it !== 'all-well') &&
    !topics.length &&
    !conditions.length &&
    !unsold &&
    !money &&
    !goodsNamed(reading).some((it) => it.quantity !== null) &&
    !saysAny(reading, 'tells-topic')
  )
}
