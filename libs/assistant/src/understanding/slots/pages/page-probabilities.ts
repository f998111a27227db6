import { afterPage, ofOwner, severalPages } from '../../windows/role-windows.ts'
import type { Evidence } from '../../collect-evidence.ts'
import { around, endsSentence } from '../../parse/units.ts'
import type { Unit } from '../../parse/utterance.ts'
import { asideBehind, isOrderedBefore, type PageFact } from './page-facts.ts'

/** Numbers or pages of a story: more are a list, and each probability takes its time. */
export const maxInStory = 6

/** The probabilities that each page of a message receives an order: the best of its places, and certain where its owner is told. */
export function pageProbabilities(
  { utterance: { units }, probabilities }: Evidence,
  named: readonly PageFact[],
): (it: PageFact) => number {
  const isOrderedFor = named.some(({ at }) => isOrderedBefore(units, at))
  const probabilityAt = ({ at }: PageFact) => {
    const whose = isOrderedFor ? undefined : ownerBehind(units, at)
    if (whose) return whose === 'own' ? 1 : 0
    if (afterPage.leftAlone.test(asideBehind(units, at) ?? around(units, at + 1, at + 6))) return 0
    if (isOfOtherOwner(units, at) && named.some((it) => it.at !== at && isOwn(units, it.at))) return 0
    return isAlone(units, at) ? 1 : probabilities.ofPage(at)
  }
  const best = new Map<number, number>()
  for (const it of named) best.set(it.value, Math.max(best.get(it.value) ?? 0, probabilityAt(it)))
  return ({ value }) => best.get(value)!
}

/** The words behind a page tell its owner: 'o @a é meu e a @b é minha prima'. */
function ownerBehind(units: readonly Unit[], at: number): 'own' | 'other' | undefined {
  const word = units.findIndex((it, place) => place > at && !ofOwner.links.test(it.text))
  const next = units[word + 1]
  if (!ofOwner.own.test(units[word]?.text ?? '')) return undefined
  if (next?.tags.includes('person~')) return 'other'
  return !next || next.kind === 'punctuation' || next.text === 'e' ? 'own' : undefined
}

/** Units before a page that tell whose it is. */
const ownerReach = 8
const sentenceBefore = (units: readonly Unit[], at: number) => {
  const left = units.slice(Math.max(0, at - ownerReach), at)
  return left.slice(left.findLastIndex((it) => endsSentence(it) || it.kind === 'L') + 1)
}

/** 'minha filha tem um tiktok, @x, com 15 mil'; not '@x, e pra ela 100'. */
const isOfOtherOwner = (units: readonly Unit[], at: number): boolean => {
  const left = sentenceBefore(units, at)
  const has = left.findIndex((it) => it.text === 'tem')
  return (
    left.slice(0, Math.max(0, has)).some((it) => it.tags.includes('person~')) &&
    !left.some((it) => it.tags.includes('wish~') || it.tags.includes('give~')) &&
    !severalPages.forThem.test(around(units, at + 1, at + 6))
  )
}
/** 'nesse meu aí da cuca, @x', 'fiz um perfil meu, @x' */
const isOwn = (units: readonly Unit[], at: number): boolean =>
  sentenceBefore(units, at).some((it) => ofOwner.own.test(it.text))

/** A page on a line of its own is sent to receive the order. */
const isAlone = (units: readonly Unit[], at: number) =>
  [units[at - 1], units[at + 1]].every((it) => it === undefined || it.text === '\n')
