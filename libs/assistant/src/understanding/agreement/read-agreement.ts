import { type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import type { MarkMatch } from '../phrases/marks.ts'
import {
  beforeYes,
  besideYes,
  nods,
  surely,
  telling,
  told,
  wishesDeed,
  wordsOfYes,
} from '../phrases/yes-words.ts'
import { around } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { goesElsewhere, isOfOtherThing } from './other-objects.ts'
import { isSlip } from './slips.ts'

export type Agreement = {
  agrees: boolean
  commands: boolean
  /** Nothing in it is more of a yes than 'ok' or 'legal'. */
  isNod: boolean
  isForOther: boolean
  asksForPix: boolean
}

/**
 * The tables' part of a yes; the learned reader weighs it (`verdicts/decide-at-recap.ts`), and the dialogue compares it with the recap.
 *
 * Whether a message agrees and orders to go on: some of it says so, and all else of it is accounted for, as a courtesy, as a
 * slot of the order (which the dialogue compares), or as a word or two beside a clear yes.
 */
export function readAgreement(parsed: Pick<ParsedMessage, 'utterance' | 'marks' | 'context'>): Agreement {
  const { marks, context } = parsed
  const { units } = parsed.utterance
  const commands = marksOf(parsed, 'command').filter(
    (it) => !isDenied(units, it) && !isOfOtherThing(units, it.to) && !isOwnDeed(units, it),
  )
  const isForOther = marksOf(parsed, 'command').some(
    (it) => units[it.from + 1]?.text !== 'que' && goesElsewhere(units, it.to),
  )
  /** 'sim, manda pro meu amigo' */
  const isGivenAway = marksOf(parsed, 'other-person').some(
    ({ from, to }) =>
      units[from - 1]?.tags.includes('give~') === true && (!units[to] || units[to].kind === 'sign'),
  )
  const remarks = marksOf(parsed, 'remark')
  const agreed = marksOf(parsed, 'agree').filter(
    (it) =>
      !isDenied(units, it) &&
      /** The 'pode' of 'pode mandar uma amostra' */
      !isOfOtherThing(units, it.to + 1) &&
      /** The 'isso' of 'nunca comprei isso' */
      !remarks.some(({ from, to }) => from <= it.from && it.from < to),
  )
  const slips = units.length > 6 ? [] : units.filter((it) => isSlip(it.text))
  const isSlipped = slips.some((it) => it.text.length >= 6 || units.length <= 3)
  const isNod =
    commands.length === 0 &&
    slips.every((it) => nods.has(it.text)) &&
    agreed.every((it) => isOfNods(units, it))
  const isYes = agreed.length > 0 && !marks.has('rival')
  const says = (commands.length > 0 || isYes || isSlipped) && !marks.has('quoted') && !isGivenAway
  const isConfirming = context.expecting === 'confirmation'
  const left =
    !says || !isConfirming
      ? []
      : leftOver(units, [...commands, ...agreed, ...marksOf(parsed, 'harmless'), ...remarks])
  const asked = units.findIndex((it) => it.text === '?')
  const isAccounted =
    commands.length > 0
      ? left.filter((at) => at < asked).length < spareWords
      : left.length <= (isNod ? Number(units.length <= 3) : spareWords) &&
        !left.some((at) => tellsElse(units[at]!)) &&
        !wishesElse(units)
  const agrees = says && (!isConfirming || isAccounted)
  return {
    agrees,
    commands: agrees && commands.length > 0,
    isNod: says && (agrees ? isNod : left.length <= spareWords),
    isForOther: isForOther || isGivenAway,
    asksForPix: agrees && marks.has('asks-for-pix'),
  }
}

/** 'Certo' is a nod, 'tá certo' says that the recap is right. */
const isOfNods = (units: readonly Unit[], { from, to }: MarkMatch) =>
  !(to - from > 1 && units.slice(from, to).some((it) => surely.test(it.text))) &&
  units.slice(from, to).every((it) => nods.has(it.text) || besideYes.has(it.text))

/** The 'vamos' of 'não vamos querer', the 'fazer' of 'não vamos fazer'. */
const isDenied = (units: readonly Unit[], { from }: MarkMatch) =>
  beforeYes.denies.test(around(units, from - 1, from)) || beforeYes.denies.test(around(units, from - 2, from))

/** 'vou passar pra ele', 'ele vai mandar', 'Deus sabe o que faz': no word to us, unless it is of the PIX. */
const isOwnDeed = (units: readonly Unit[], { from, to }: MarkMatch) =>
  beforeYes.tells.test(around(units, from - 2, from)) &&
  !units.slice(from, to).some((it) => it.tags.includes('pix~'))

/** Words beside a clear yes that may mean nothing to us: 'sim, é o da minha cafeteria'. */
const spareWords = 3
const wishesElse = (units: readonly Unit[]) =>
  units.some((_, at) => wishesDeed.test(around(units, at, at + 2)))
const tellsElse = ({ text }: Unit) => telling.test(text) || told.test(text)

/** The places of words that no phrase of a yes, courtesy or part of the order accounts for. */
const leftOver = (units: readonly Unit[], spans: readonly MarkMatch[]): number[] =>
  units.flatMap((it, at) =>
    it.kind === 'word' &&
    it.text !== 'r$' &&
    !besideYes.has(it.text) &&
    !(wordsOfYes.has(it.text) && !telling.test(it.text)) &&
    !isSlip(it.text) &&
    !spans.some(({ from, to }) => from <= at && at < to)
      ? [at]
      : [],
  )
