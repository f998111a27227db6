import { isOneOf } from './matching/windows.ts'
import { type Heard, marksOf } from './heard.ts'
import { besideYes, yesWords } from './phrases/yes-words.ts'
import { isOneSlipFrom } from './words/spelling.ts'
import { nearYes } from './words/near-yes.ts'
import { nameOf } from './clauses.ts'
import type { PhraseMatch } from './matching/phrase-matcher.ts'
import type { Unit } from './utterance.ts'

export type Agreement = { agrees: boolean; commands: boolean; isForOther: boolean; asksForPix: boolean }

const small = isOneOf(`
  ai|la|ja|logo|me|isso|ess[ea]s?|o|a|os|as|meus?|minhas?|seus?|suas?|noss[oa]s?|uma?|uns|umas
  entao|agora|so|tudo|tod[oa]s|el[ea]s?|mim|gente|nos|voce|amanha|sim|por|favor
`)
const toward = /^(pra|pro|para|no|na|em|nesse|nessa|com|de|do|da|num|numa)$/
const slippedYes = [...yesWords].filter((it) => it.length >= 6)
/** Short words that are a yes by themselves: swapped or doubled letters leave them one. */
const plainYes = ['sim', 'isso', 'certo', 'claro', 'exato', 'fechou', 'gera', 'bora']

/** Whether a message agrees and orders to go on; what it brings besides is in the other slots. */
export function readAgreement(heard: Pick<Heard, 'utterance' | 'marks' | 'hits'>): Agreement {
  const { hits, marks } = heard
  const { units } = heard.utterance
  const commands = marksOf(heard, 'command')
  const isCommand = commands.some((it) => !isOfOtherThing(units, it.to))
  const isForOther = commands.some((it) => goesElsewhere(units, it.to))
  const isSlipped = () =>
    units.length <= 6 &&
    units.some((it) => it.kind === 'word' && isSlip(it.text) && (it.text.length >= 6 || units.length <= 3))
  const isYes = (it: PhraseMatch) => !isOfOtherThing(units, it.to, it) && !leadsElsewhere(units, it.to)
  const agreed = isCommand || marksOf(heard, 'agree').some(isYes) || hits.has('yes:agrees') || isSlipped()
  const agrees = agreed && !marks.has('quoted') && !hits.has('yes:otherwise')
  return {
    agrees,
    commands: agrees && isCommand,
    isForOther,
    asksForPix: agrees && hits.has('yes:asks-for-pix'),
  }
}

const isSlip = (word: string) =>
  !yesWords.has(word) &&
  !nearYes.has(word) &&
  !besideYes.has(word) &&
  (word.length >= 6
    ? slippedYes.some((it) => it[0] === word[0] && isOneSlipFrom(word, it))
    : plainYes.some((it) => isSwapped(word, it) || withoutDoubles(word) === withoutDoubles(it)))

/** 'ssim', 'iso' */
const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, '$1')
/** 'isos', 'smi' */
const isSwapped = (word: string, wanted: string) =>
  word[0] === wanted[0] &&
  [...word].sort().join() === [...wanted].sort().join() &&
  isOneSlipFrom(word, wanted)

const isPlain = (unit: Unit | undefined) =>
  !unit ||
  unit.kind !== 'word' ||
  unit.tags.includes('pix~') ||
  besideYes.has(unit.text) ||
  yesWords.has(unit.text) ||
  small.test(unit.text)

const firm = /^(confirm|autoriz|aprov|fech|concord)/
/** 'pode enviar o contrato': the verb of a yes, and another object. */
function isOfOtherThing(units: readonly Unit[], after: number, match?: PhraseMatch): boolean {
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
const leadsElsewhere = (units: readonly Unit[], at: number) =>
  units[at]?.tags.includes('issue~') === true && isOfOtherThing(units, at + 1)

/** 'gera o pix pro vereador' */
function goesElsewhere(units: readonly Unit[], after: number): boolean {
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
