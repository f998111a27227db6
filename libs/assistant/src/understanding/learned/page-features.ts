import { isBehindWish } from '../parse/clauses.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import { endsSentence } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { type Features, hashesOf } from './features.ts'
import { leastCount } from './among-numbers.ts'
import { surroundings, tagOf } from './surroundings.ts'

/**
 * Turns a page of a message into features for the classifier: its surroundings, the words between it and the pages beside
 * it, those around the other pages, and its place among them.
 */
export function pageFeatures(parsed: ParsedMessage, at: number): Features {
  const { units } = parsed.utterance
  const pages = units.flatMap((it, place) => (it.kind === 'L' ? [place] : []))
  const others = pages.filter((it) => it !== at)
  const tags = [-3, -2, -1, 1, 2].map((it) => tagOf(units[at + it]))
  const found = [
    ...surroundings(parsed, at),
    `tags left ${tags[0]} ${tags[1]} ${tags[2]}`,
    `tags left ${tags[1]} ${tags[2]}`,
    `tags right ${tags[3]} ${tags[4]}`,
    ...stretches(units, at).map((it) => `own ${it}`),
    ...others.flatMap((it) => [...stretches(units, it), ...clauseOf(parsed, it)]).map((it) => `other ${it}`),
    `place ${at === pages[0] ? 'first' : at === pages.at(-1) ? 'last' : 'between'} of ${Math.min(pages.length, 3)}`,
    ...(['each', 'split', 'scope-all'] as const).filter((it) => parsed.marks.has(it)),
    ...platformAgain(units, at),
    ...kindFeatures(parsed, at),
    `numbers ${Math.min(units.filter((it) => it.kind === 'N' && it.value >= leastCount).length, 3)}`,
  ]
  return { words: hashesOf(found, 'page'), reading: [] }
}

/** A post or an account, and the services that the message names. */
function kindFeatures({ utterance: { units, pages } }: ParsedMessage, at: number): string[] {
  const page = pages[units[at]!.page]!
  const kind = 'link' in page ? page.link.kind : 'name'
  return units.flatMap(({ serviceType }) => (serviceType ? [`kind ${kind} ${serviceType}`] : []))
}

const longestStretch = 9
const platformReach = 5

/**
 * 'meu insta é @a e meu tiktok @b, quero no tiktok': whether the platform named before a page is named again. The feature
 * has the name that it was learned by.
 */
function platformAgain(units: readonly Unit[], at: number): string[] {
  const isPlatform = (it: Unit) => it.kind === 'P'
  const own = units.slice(Math.max(0, at - platformReach), at).findLast(isPlatform)
  return units
    .filter((it) => own && isPlatform(it) && it !== own)
    .map((it) => `network again ${it.platform === own!.platform}`)
}

/** The words between a page and what ends its part of the message: another page, or the end of a sentence. */
function stretches(units: readonly Unit[], at: number): string[] {
  const isEnd = (it: Unit) => it.kind === 'L' || endsSentence(it)
  const left = units.slice(Math.max(0, at - longestStretch), at)
  const right = units.slice(at + 1, at + 1 + longestStretch)
  const end = right.findIndex(isEnd)
  return [
    ...left.slice(left.findLastIndex(isEnd) + 1).map((it) => `left ${tagOf(it)}`),
    ...right.slice(0, end < 0 ? undefined : end).map((it) => `right ${tagOf(it)}`),
  ]
}

function clauseOf({ clauses }: ParsedMessage, at: number): string[] {
  const clause = clauses.find((it) => at < it.to)!
  return [`wish ${isBehindWish(clause, at)}`, ...[...clause.marks].map((it) => `mark ${it}`)]
}
