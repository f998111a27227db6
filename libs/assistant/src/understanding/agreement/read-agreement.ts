import { fitted } from '../fitted.ts'
import { type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import type { MarkMatch } from '../matching/match-marks.ts'
import { besideYes, nods, wordsOfYes } from '../phrases/yes/yes-words.ts'
import { agreeingVerb, beforeYes, ofStory, saysRight, wishesDeed } from '../windows/yes-windows.ts'
import { around } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { goesElsewhere, isOfOtherThing } from './other-objects.ts'
import { isSlip } from './is-slip.ts'

export type Agreement = {
  agrees: boolean
  commands: boolean
  /** It is no more of a yes than 'ok' or 'legal' is. */
  isNod: boolean
  /** It says yes, and too many words are left over beside that: 'sim, depois eu vejo'. */
  isPartial: boolean
  isForOther: boolean
  asksForPix: boolean
}

type Parsed = Pick<ParsedMessage, 'utterance' | 'marks' | 'context'>

/** The places of a message that say yes: phrases that order to go on or agree, and words that were meant to. */
type Yes = { commands: readonly MarkMatch[]; agreed: readonly MarkMatch[]; slips: readonly Unit[] }

/**
 * Whether some words say yes and all others are accounted for, as a courtesy or a slot of the order, but for few (`fitted.agreement`).
 * Acts and slots that speak against it are asked by `plain-agreement.ts`.
 */
export function readAgreement(parsed: Parsed): Agreement {
  const { marks, context } = parsed
  const yes = yesIn(parsed)
  const isGivenAway = givesAway(parsed)
  const saysYes = isSaid(yes, parsed) && !onlySounds(yes, parsed) && !isGivenAway
  const isConfirming = context.expecting === 'confirmation'
  const left = saysYes && isConfirming ? leftOver(parsed, yes) : []
  const isNod = isOnlyNod(yes, parsed.utterance.units)
  const agrees = saysYes && (!isConfirming || isAccounted(left, yes.commands.length > 0, isNod, parsed))
  return {
    agrees,
    commands: agrees && yes.commands.length > 0,
    isNod: agrees && isNod,
    isPartial: saysYes && !agrees && left.length <= fitted.agreement.spareWords,
    isForOther: isGivenAway || commandsForOther(parsed),
    asksForPix: agrees && marks.has('asks-for-pix'),
  }
}

function yesIn(parsed: Parsed): Yes {
  const { units } = parsed.utterance
  return {
    commands: marksOf(parsed, 'command').filter(
      (it) => !isDeniedYes(units, it) && !isOfOtherThing(units, it.to) && !isOwnDeed(units, it),
    ),
    agreed: marksOf(parsed, 'agree').filter(
      (it) =>
        !isDeniedYes(units, it) &&
        /** The 'pode' of 'pode mandar uma amostra' */
        !isOfOtherThing(units, it.to + 1),
    ),
    slips: units.length > fitted.agreement.mostWithSlips ? [] : units.filter((it) => isSlip(it.text)),
  }
}

/** 'ele falou que sim'; not so 'ele falou que sim, pode gerar', with a command apart from it. */
const onlySounds = ({ commands }: Yes, parsed: Parsed): boolean => {
  const last = marksOf(parsed, 'sounds-like-yes').at(-1)
  return last !== undefined && !commands.some(({ from }) => from > last.to)
}

function isSaid({ commands, agreed, slips }: Yes, { marks, utterance: { units } }: Parsed): boolean {
  const isSlipped = slips.some(
    (it) =>
      it.text.length >= fitted.agreement.surelySlipped || units.length <= fitted.agreement.mostBesideSlip,
  )
  return commands.length > 0 || isSlipped || (agreed.length > 0 && !marks.has('rival'))
}

const isOnlyNod = ({ commands, agreed, slips }: Yes, units: readonly Unit[]): boolean =>
  commands.length === 0 && slips.every((it) => nods.has(it.text)) && agreed.every((it) => isOfNods(units, it))

/** 'sim, manda pro meu amigo' */
const givesAway = (parsed: Parsed): boolean => {
  const { units } = parsed.utterance
  return marksOf(parsed, 'other-person').some(
    ({ from, to }) =>
      units[from - 1]?.tags.includes('give~') === true && (!units[to] || units[to].kind === 'punctuation'),
  )
}

/** 'gera o pix pro vereador', and not 'confirmo com a correção' */
const commandsForOther = (parsed: Parsed): boolean => {
  const { units } = parsed.utterance
  return marksOf(parsed, 'command').some(
    (it) =>
      units[it.from + 1]?.text !== 'que' &&
      !agreeingVerb.test(units[it.to - 1]?.text ?? '') &&
      goesElsewhere(units, it.to),
  )
}

/** Whether the words left over beside a yes leave it one. Beside a command those before a question count: a story there the verdict weighs. */
function isAccounted(
  left: readonly number[],
  isCommand: boolean,
  isNod: boolean,
  { utterance: { units } }: Parsed,
): boolean {
  const asked = units.findIndex((it) => it.text === '?')
  if (isCommand) return asked < 0 || left.filter((at) => at < asked).length < fitted.agreement.spareWords
  const spare = isNod ? Number(units.length <= fitted.agreement.mostBesideNod) : fitted.agreement.spareWords
  return left.length <= spare && !left.some((at) => ofStory.test(units[at]!.text)) && !wishesElse(units)
}

const isOfNods = (units: readonly Unit[], { from, to }: MarkMatch) =>
  !(to - from > 1 && units.slice(from, to).some((it) => saysRight.test(it.text))) &&
  units.slice(from, to).every((it) => nods.has(it.text) || besideYes.has(it.text))

/** The 'vamos' of 'não vamos querer', the 'fazer' of 'não vamos fazer'. */
const isDeniedYes = (units: readonly Unit[], { from }: MarkMatch) =>
  beforeYes.denies.test(around(units, from - 1, from)) || beforeYes.denies.test(around(units, from - 2, from))

/** 'vou passar pra ele', 'ele vai mandar', 'Deus sabe o que faz': no word to us, unless it is of the PIX. */
const isOwnDeed = (units: readonly Unit[], { from, to }: MarkMatch) =>
  beforeYes.tells.test(around(units, from - 2, from)) &&
  !units.slice(from, to).some((it) => it.tags.includes('pix~'))

const wishesElse = (units: readonly Unit[]) =>
  units.some((_, at) => wishesDeed.test(around(units, at, at + 2)))

/** The places of words that no phrase of a yes, courtesy or part of the order accounts for. */
function leftOver(parsed: Parsed, { commands, agreed }: Yes): number[] {
  const spans = [...commands, ...agreed, ...marksOf(parsed, 'harmless')]
  return parsed.utterance.units.flatMap((it, at) =>
    it.kind === 'word' && !isKnown(it.text) && !spans.some(({ from, to }) => from <= at && at < to)
      ? [at]
      : [],
  )
}
const isKnown = (word: string) =>
  word === 'r$' || besideYes.has(word) || (wordsOfYes.has(word) && !ofStory.test(word)) || isSlip(word)
