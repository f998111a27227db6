import type { PhraseMatch } from '../matching/phrase-index.ts'
import { isOneOf } from '../matching/phrase-pattern.ts'
import { besideYes, yesWords } from '../phrases/yes-words.ts'
import { nameOf } from '../units.ts'
import type { Unit } from '../utterance.ts'

const small = isOneOf(`
  ai|la|ja|logo|me|isso|ess[ea]s?|o|a|os|as|meus?|minhas?|seus?|suas?|noss[oa]s?|uma?|uns|umas
  entao|agora|so|tudo|tod[oa]s|el[ea]s?|mim|gente|nos|voce|amanha|sim|por|favor|cada
`)
const toward = /^(pra|pro|para|no|na|em|nesse|nessa|com|de|do|da|num|numa)$/
const isPlain = (unit: Unit | undefined) =>
  !unit ||
  unit.kind !== 'word' ||
  unit.tags.includes('pix~') ||
  besideYes.has(unit.text) ||
  yesWords.has(unit.text) ||
  small.test(unit.text)

const firm = /^(confirm|autoriz|aprov|fech|concord)/
/** 'pode enviar o contrato': the verb of a yes, and another object. */
export function isOfOtherThing(units: readonly Unit[], after: number, match?: PhraseMatch): boolean {
  const verb = units[after - 1]
  if (!verb || firm.test(verb.text) || !verb.tags.includes('issue~') || (match && match.to - match.from > 1))
    return false
  let at = after
  while (at < units.length && /^(o|a|os|as|um|uma|uns|umas|seu|sua|seus|suas|me|mais)$/.test(units[at]!.text))
    at++
  const next = units[at]
  return next !== undefined && at > after && !isPlain(next) && !/^(que|ele|ela)$/.test(next.text)
}

/** The 'pode' of 'pode mandar uma amostra'. */
export const leadsElsewhere = (units: readonly Unit[], at: number) =>
  units[at]?.tags.includes('issue~') === true && isOfOtherThing(units, at + 1)

/** 'gera o pix pro vereador' */
export function goesElsewhere(units: readonly Unit[], after: number): boolean {
  let at = after
  while (at < units.length && (small.test(units[at]!.text) || units[at]!.tags.includes('pix~'))) at++
  if (!toward.test(nameOf(units[at]))) return false
  at++
  while (at < units.length && small.test(units[at]!.text)) at++
  if (/^(mim|nos|gente|eu)$/.test(units[at - 1]!.text)) return false
  const next = units[at]
  return (
    next?.kind === 'word' &&
    !/^(frente|adiante|diante|boa|paz)$/.test(next.text) &&
    !isPlain(next) &&
    !/~$/.test(next.tags[0] ?? '')
  )
}
