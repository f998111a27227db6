import type { PhraseMatch } from '../matching/phrase-index.ts'
import { behindYes, besideYes, firm, yesWords } from '../phrases/yes-words.ts'
import { nameOf } from '../units.ts'
import type { Unit } from '../utterance.ts'

const isPlain = (unit: Unit | undefined) =>
  !unit ||
  unit.kind !== 'word' ||
  unit.tags.includes('pix~') ||
  besideYes.has(unit.text) ||
  yesWords.has(unit.text) ||
  behindYes.small.test(unit.text)

/** 'pode enviar o contrato': the verb of a yes, and another object. */
export function isOfOtherThing(units: readonly Unit[], after: number, match?: PhraseMatch): boolean {
  const verb = units[after - 1]
  if (!verb || firm.test(verb.text) || !verb.tags.includes('issue~') || (match && match.to - match.from > 1))
    return false
  let at = after
  while (at < units.length && behindYes.article.test(units[at]!.text)) at++
  const next = units[at]
  return next !== undefined && at > after && !isPlain(next) && !behindYes.pronoun.test(next.text)
}

/** The 'pode' of 'pode mandar uma amostra'. */
export const leadsElsewhere = (units: readonly Unit[], at: number) =>
  units[at]?.tags.includes('issue~') === true && isOfOtherThing(units, at + 1)

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
