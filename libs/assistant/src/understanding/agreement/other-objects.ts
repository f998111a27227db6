import { isBesideYes } from '../phrases/yes/yes-words.ts'
import { agreeingVerb, behindYes } from '../windows/yes-windows.ts'
import { nameOf } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'

const isPlain = (unit: Unit | undefined) =>
  !unit || unit.kind !== 'word' || unit.tags.includes('pix~') || isBesideYes(unit.text)

/** 'pode enviar o contrato': the verb of a yes, and another object. */
export function isOfOtherThing(units: readonly Unit[], after: number): boolean {
  const verb = units[after - 1]
  if (!verb?.tags.includes('issue~') || agreeingVerb.test(verb.text)) return false
  let at = after
  while (at < units.length && behindYes.article.test(units[at]!.text)) at++
  return at > after && !isPlain(units[at])
}

/** 'gera o pix pro vereador' */
export function goesElsewhere(units: readonly Unit[], after: number): boolean {
  let at = after
  while (at < units.length && (behindYes.small.test(units[at]!.text) || units[at]!.tags.includes('pix~')))
    at++
  if (!behindYes.toward.test(nameOf(units[at]))) return false
  at++
  while (at < units.length && behindYes.small.test(units[at]!.text)) at++
  if (behindYes.us.test(units[at - 1]!.text)) return false
  const next = units[at]
  return (
    next?.kind === 'word' &&
    !behindYes.ahead.test(next.text) &&
    !isPlain(next) &&
    !next.tags[0]?.endsWith('~')
  )
}

/** 'xablau o pix', 'corta o pix': of verbs before the PIX, only those that the lexicon knows ask for it. */
export function isOtherDeed(units: readonly Unit[]): boolean {
  const words = units.filter(({ kind }) => kind !== 'punctuation')
  const [verb, article, object] = words
  return (
    words.length === 3 &&
    verb!.kind === 'word' &&
    behindYes.article.test(article!.text) &&
    object!.tags.includes('pix~') &&
    !verb!.tags.some((it) => deeds.has(it)) &&
    !isBesideYes(verb!.text)
  )
}
const deeds = new Set(['issue~', 'bring~', 'give~', 'wish~'])
