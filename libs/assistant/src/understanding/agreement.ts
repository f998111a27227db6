import { isOneOf } from './matching/windows.ts'
import { type Heard, marksOf } from './heard.ts'
import { besideYes, nods, yesWords } from './phrases/yes-words.ts'
import { isOneSlipFrom } from './words/spelling.ts'
import { nearYes } from './words/near-yes.ts'
import { remembered } from './words/remembered.ts'
import { nameOf } from './units.ts'
import type { PhraseMatch } from './matching/unit-rows.ts'
import type { Unit } from './utterance.ts'

export type Agreement = {
  agrees: boolean
  commands: boolean
  /** Nothing in it is more of a yes than 'ok' or 'legal'. */
  isNod: boolean
  isForOther: boolean
  asksForPix: boolean
}

const small = isOneOf(`
  ai|la|ja|logo|me|isso|ess[ea]s?|o|a|os|as|meus?|minhas?|seus?|suas?|noss[oa]s?|uma?|uns|umas
  entao|agora|so|tudo|tod[oa]s|el[ea]s?|mim|gente|nos|voce|amanha|sim|por|favor|cada
`)
const toward = /^(pra|pro|para|no|na|em|nesse|nessa|com|de|do|da|num|numa)$/
const slippedYes = [...yesWords].filter((it) => it.length >= 6)
/** Short words that are a yes by themselves: swapped or doubled letters leave them one. */
const plainYes = ['sim', 'isso', 'certo', 'claro', 'exato', 'fechou', 'gera', 'bora']

/**
 * Whether a message agrees and orders to go on: some of it says so, and all else of it is accounted for, as a courtesy, as a
 * slot of the order (which the dialogue compares), or as a word or two beside a clear yes.
 */
export function readAgreement(heard: Pick<Heard, 'utterance' | 'marks' | 'context'>): Agreement {
  const { marks, context } = heard
  const { units } = heard.utterance
  const commands = marksOf(heard, 'command').filter(
    (it) => !isDenied(units, it) && !isOfOtherThing(units, it.to) && !isOwnDeed(units, it),
  )
  const isForOther = marksOf(heard, 'command').some(
    (it) =>
      units[it.to - 1]!.text !== 'que' && units[it.from + 1]?.text !== 'que' && goesElsewhere(units, it.to),
  )
  const remarks = marksOf(heard, 'remark')
  const agreed = marksOf(heard, 'agree').filter(
    (it) =>
      !isDenied(units, it) &&
      !isOfOtherThing(units, it.to, it) &&
      !leadsElsewhere(units, it.to) &&
      /** The 'isso' of 'nunca comprei isso' */
      !remarks.some(({ from, to }) => from <= it.from && it.from < to),
  )
  const slips = units.length > 6 ? [] : units.filter((it) => it.kind === 'word' && isSlip(it.text))
  const isSlipped = slips.some((it) => it.text.length >= 6 || units.length <= 3)
  const isNod =
    commands.length === 0 &&
    slips.every((it) => nods.has(it.text.replace(/mente$/, ''))) &&
    agreed.every((it) => isOfNods(units, it))
  const says = (commands.length > 0 || agreed.length > 0 || isSlipped) && !marks.has('quoted')
  const isConfirming = context.expecting === 'confirmation'
  const left =
    !says || !isConfirming
      ? []
      : leftOver(units, [...commands, ...agreed, ...marksOf(heard, 'harmless'), ...remarks])
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
    isForOther,
    asksForPix: agrees && marks.has('asks-for-pix'),
  }
}

/** 'Certo' is a nod, 'tá certo' says that the recap is right. */
const isOfNods = (units: readonly Unit[], { from, to }: PhraseMatch) =>
  !(to - from > 1 && units.slice(from, to).some((it) => /^(cert|corret)/.test(it.text))) &&
  units.slice(from, to).every((it) => nods.has(it.text) || (besideYes.has(it.text) && !yesWords.has(it.text)))

/** The 'vamos' of 'não vamos querer', the 'fazer' of 'não vamos fazer'. */
const isDenied = (units: readonly Unit[], { from }: PhraseMatch) =>
  denying.test(units[from - 1]?.text ?? '') ||
  (leading.test(units[from - 1]?.text ?? '') && denying.test(units[from - 2]?.text ?? ''))
const denying = /^(nao|nem|nunca|jamais)$/
const leading = /^(vou|vai|vamos|vao|iremos|quero|queremos|posso|podemos|consigo)$/

/** 'vou passar pra ele', 'ele vai mandar', 'Deus sabe o que faz': no word to us, unless it is of the PIX. */
const isOwnDeed = (units: readonly Unit[], { from, to }: PhraseMatch) =>
  (/^(vou|irei|vai|vao|ia|garantia)$/.test(units[from - 1]?.text ?? '') ||
    (units[from - 1]?.text === 'que' && units[from - 2]?.text === 'o')) &&
  units[from]!.tags.includes('issue~') &&
  !units.slice(from, to).some((it) => it.tags.includes('pix~'))

/** Words beside a clear yes that may mean nothing to us: 'sim, é o da minha cafeteria'. */
const spareWords = 3
/** Endings of verbs that tell of something else: 'mandei', 'estava', 'falando', 'voltar'. */
const telling = /(?:..(?:ava|avam|aram|eram|iram|ando|endo|indo|asse|esse|isse)|...(?:ei|ou|ar|er|ir))$/
const told = isOneOf(
  'era|eram|foi|foram|fui|tinha|tive|fiz|fez|queria|ia|disse|vi|deu|ver|depois|antes|quando|mas|se',
)
/** 'quero ser tratado como …' */
const wishesElse = (units: readonly Unit[]) =>
  units.some(
    (it, at) =>
      /^(quero|queria|preciso|gostaria)$/.test(it.text) &&
      /^.+[aei]r$/.test(units[at + 1]?.text ?? '') &&
      !yesWords.has(units[at + 1]!.text),
  )
const tellsElse = ({ text }: Unit) => telling.test(text) || told.test(text)

/** The places of words that no phrase of a yes, courtesy or part of the order accounts for. */
const leftOver = (units: readonly Unit[], spans: readonly PhraseMatch[]): number[] =>
  units.flatMap((it, at) =>
    it.kind === 'word' &&
    it.text !== 'r$' &&
    !besideYes.has(it.text) &&
    !(yesWords.has(it.text) && !telling.test(it.text)) &&
    !isSlip(it.text) &&
    !spans.some(({ from, to }) => from <= at && at < to)
      ? [at]
      : [],
  )

const isSlip = remembered(
  (word: string): boolean =>
    !yesWords.has(word) &&
    !nearYes.has(word) &&
    !besideYes.has(word) &&
    (word.length >= 6
      ? isAugmented(word) || slippedYes.some((it) => it[0] === word[0] && isOneSlipFrom(word, it))
      : plainYes.some((it) => isSwapped(word, it) || withoutDoubles(word) === withoutDoubles(it))),
)
/** 'fechadão', 'confirmadaço', 'perfeitamente' */
const augmentative = /(?:ac[oa]|ao|issim[oa]|inh[oa]|zinh[oa]|errim[oa])$/
const isAugmented = (word: string) =>
  yesWords.has(word.replace(/mente$/, '')) ||
  (augmentative.test(word) && slippedYes.some((it) => it.slice(0, -1) === word.replace(augmentative, '')))

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
