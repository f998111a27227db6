import { certainty } from '../certainty.ts'
import { fitted } from '../fitted.ts'
import type { Rules } from '../../decide.ts'
import { actsWith, hasTrait, saysAny } from '../act-traits.ts'
import { isAnotherOrder } from '../agreement/compare-with-recap.ts'
import { isOnlyAgreement } from '../agreement/plain-agreement.ts'
import { isOtherDeed } from '../agreement/other-objects.ts'
import type { Probabilities } from '../learned/act-model.ts'
import type { RecapLabel } from '../learned/probabilities.ts'
import { marksOf } from '../parse/parse-message.ts'
import { endsSentence } from '../parse/units.ts'
import { nods } from '../phrases/yes/yes-words.ts'
import type { Act } from '../reading-labels.ts'
import { type Item, type Reading, says, withAct, withoutActs } from '../reading.ts'
import { applyPrediction, withoutBut } from './apply-prediction.ts'
import { awaiting, haltInstead, haltLeft, isHaltLikely, isPutOff } from './halt-at-recap.ts'
import { isPlacingCheaper } from './is-placing-cheaper.ts'
import type { Candidate } from './candidate.ts'
import { questionBesideYes } from './question-beside-yes.ts'
import { yesWithStory } from './yes-with-story.ts'

/**
 * Whether a message says yes to the recap, and what is left of its reading: with a yes or without one. Which orders a yes places is
 * asked next, in `as-agreed.ts` of the dialogue. A rule stands above those that would read its messages otherwise: `decide-at-recap.test.ts` has a message for
 * each, which is read otherwise without it.
 */
export const yesRules = {
  /** A trick, a password, a complaint to be filed, or followers to be removed: no yes beside it counts. */
  harm: ({ reading }) => (saysAny(reading, 'harm') || says(reading, 'want-ticket') ? reading : null),
  /** 'por mim fechado, falta minha sócia deixar': before the rest of it is taken for a story beside a yes. */
  'a yes that is awaited': (it) => (isAwaited(it) ? awaiting(it.reading) : null),
  /** 'pode, a mãe da outra me deve a metade kkk': before its facts are those of the yes. */
  'a yes with a story': (it) =>
    isOfPix(it) || isLikelyAsked(it) ? null : agreementIn(meantYes(yesWithStory(it), it), it),
  /** 'topo por 35', 'gera só o segundo': the dialogue tells one from the other. Not so 'negativo, outro me cobra 180', a refusal. */
  'of another order or a part': (it) => (differs(it) && !isRefusalSure(it) ? supposedElsewhere(it) : null),
  /** 'corta o pix': before 'o pix' is a yes. */
  'something else done to the PIX': (it) => (isDeedToPix(it) ? withoutYes(it) : null),
  /** 'amém, irmão': before 'amém' is a yes. */
  'nothing but talk': (it) => (isOnlyTalk(it) ? withoutYes(it) : null),
  /** 'sim, no instagram', of an order on Instagram */
  'nothing but a yes': (it) => (isOnlyYes(it) ? agreementIn(it.reading, it) : null),
  /** 'sem tirar nem pôr', of words that need the classifier. What 'pago onde? manda o código' asks, the PIX answers: it is dropped. */
  'a likely yes': (it) => (isLikelyYes(it) ? agreementIn(it.reading, it) : null),
  /** 'manda o pix. Tem nota fiscal?': so likely a question that no PIX answers it. */
  'a yes beside a question': (it) => (differs(it) ? null : agreementBeside(questionBesideYes(it), it)),
  /** 'só fecho se for no cartão, senão não quero' */
  'on a condition': (it) =>
    isOnCondition(it) ? { ...withoutActs(it.reading, besideCondition), items: [], supposed: [] } : null,
  /** 'só posso pagar dia 10, aí te chamo', 'não, obrigado': before a likely halt leaves words beside it. */
  'put off': (it) => (isPutOff(it) ? haltInstead(it) : null),
  'a likely halt': (it) => (isHaltLikely(it) ? haltLeft(it) : null),
  'no yes': withoutYes,
} satisfies Rules<Candidate, Reading>

const differs = ({ reading, evidence }: Candidate) => isAnotherOrder(evidence.context.recap!, reading)

/** 'e 300 no youtube?', to an order on Instagram or to one that is only quoted: a question that is no likely change replaces nothing. */
function supposedElsewhere({ reading, evidence, atRecap }: Candidate): Reading {
  const { acts, items, targets, topics, isQuestion } = reading
  const isElsewhere = ({ platform, choice }: Item) =>
    platform !== null && choice === null && evidence.context.recap!.every((it) => it.platform !== platform)
  const asksNothingElse = isQuestion && [acts, targets, topics].every((it) => it.length === 0)
  return asksNothingElse &&
    (evidence.context.isPaused === true || items.every(isElsewhere)) &&
    atRecap().label !== 'change'
    ? { ...reading, items: [], supposed: items }
    : reading
}

const isRefusalSure = ({ reading, atRecap }: Candidate) =>
  atRecap().label === 'refuse' && atRecap().isSure && reading.targets.length === 0

const isDeedToPix = ({ evidence: { utterance, marks } }: Candidate) =>
  isOtherDeed(utterance.units) && !marks.has('command')

const isOfPix = (it: Candidate) => isDeedToPix(it) || says(it.reading, 'say-paid')

/** 'sim, 500 em cada': what brings nothing else shares a recap of several as it stands. */
const withoutShares = ({ reading, evidence }: Candidate): Reading =>
  evidence.context.recap!.length > 1 && reading.share === 'each' ? { ...reading, share: null } : reading

/** 'eles curtem também ou só seguem' */
const isLikelyAsked = ({ atRecap }: Candidate) => atRecap().probabilities.ask >= certainty.likely

const isOnlyTalk = (it: Candidate) =>
  it.atRecap().probabilities.chat >= certainty.beyondDoubt &&
  !says(it.reading, 'command') &&
  !isNodToRecap(it)

/** 'legal', and not 'amém irmão', where nothing was answered since */
const isNodToRecap = ({ reading, evidence }: Candidate) =>
  !evidence.context.isAnswered &&
  isOnlyAgreement(reading) &&
  evidence.utterance.units.every(({ text }) => nods.has(text))

/** 'ah tá barato' is no yes to a price that was quoted; whether 'sim, o pacote Pro' is the one shown, the dialogue knows. */
const isOnlyYes = (it: Candidate) =>
  isOnlyAgreement(withoutShares(it)) &&
  (it.reading.choice === null || it.reading.choice.by === 'name') &&
  !says(it.reading, 'say-paid') &&
  !(it.evidence.context.isPaused && it.atRecap().label !== 'yes')

/** A paused recap is placed beside a story only where its PIX is wanted: 'por hoje é só isso' agrees to nothing there. */
const meantYes = (yes: Reading | null, { evidence }: Candidate) =>
  yes && evidence.context.isPaused && !says(yes, 'command', 'order') ? null : yes

/** A command of another sentence behind it tells that the yes has come. */
function isAwaited({ evidence }: Candidate): boolean {
  const last = marksOf(evidence, 'awaited').at(-1)
  return (
    last !== undefined &&
    !marksOf(evidence, 'command').some(({ from }) =>
      evidence.utterance.units.slice(last.to, from).some(endsSentence),
    )
  )
}

/** The classifier expects a PIX to cost less than a yes that is missed; where the tables find no word of a yes it is sure of one. */
function isLikelyYes(it: Candidate): boolean {
  const { probabilities } = it.atRecap()
  return (
    !says(it.reading, 'say-paid') &&
    (it.evidence.context.isPaused
      ? says(it.reading, 'agree', 'order') && !it.evidence.marks.has('sounds-like-yes')
      : saysAny(it.reading, 'yes') || probabilities.yes >= unread(it.reading)) &&
    isPlacingCheaper(
      withoutShares(it),
      isNumberTakenOut(it) ? withNumber(probabilities) : probabilities,
      it.evidence.context.isAnswered ?? false,
    )
  )
}

/** The classifier has to be this sure of a yes without a word of one: more so beside a word of a halt, or a condition. */
const unread = (reading: Reading) =>
  saysAny(reading, 'halt') || reading.conditions.includes('other') ? certainty.beyondDoubt : certainty.sure

/** A correction took one for told in passing. */
const isNumberTakenOut = ({ reading, slots }: Candidate) =>
  slots.items.some((it) => !reading.items.includes(it))

const withNumber = (probabilities: Probabilities<RecapLabel>) => ({
  ...probabilities,
  change: probabilities.change * fitted.recap.numberIsChange,
})

/** 'senão não quero' sounds like a refusal, too. */
function isOnCondition({ reading: { conditions }, atRecap }: Candidate): boolean {
  const { label, isSure, probabilities } = atRecap()
  const mayBe = label === 'refuse' && probabilities.condition >= certainty.possible
  return (label === 'condition' && isSure && conditions.length > 0) || (mayBe && conditions.includes('other'))
}

const agreeing = actsWith('yes')
/** A no, a wait and a wish of it hold only where the condition is not met, or is. */
const besideCondition: readonly Act[] = [...actsWith('yes', 'doubt', 'like-talk'), 'refuse']

function withoutYes(it: Candidate): Reading {
  const withheld = withoutBut(withoutActs(it.reading, agreeing), it)
  return applyPrediction(withheld, it.atRecap()) ?? withheld
}

/** A yes whose PIX is asked for, and what is asked beside it: words left over beside the yes are those of the question. */
function agreementBeside(question: Reading | null, it: Candidate): Reading | null {
  const agreement = question && agreementIn(withoutActs(it.reading, ['partial-yes']), it)
  return agreement && withAct({ ...agreement, topics: question.topics }, 'command')
}

/**
 * A yes and its courtesies, with what still tells which orders it is to. The rules above have judged conditions, a purchase and what is
 * not sold to be a story beside it: what they left would only have the dialogue answer that instead.
 */
function agreementIn(yes: Reading | null, { evidence, atRecap }: Candidate): Reading | null {
  if (!yes) return null
  const isOfSeveral = evidence.context.recap!.length > 1
  const acts = yes.acts.filter((it) => hasTrait(it, 'yes', 'courtesy'))
  return {
    ...withAct({ ...yes, acts }, 'agree'),
    topics: [],
    supposed: [],
    replaced: [],
    alternatives: [],
    conditions: [],
    past: null,
    /** 'pode gerar, ela paga a metade' */
    resize: null,
    choice: yes.choice?.by === 'place' ? null : yes.choice,
    scope: isOfSeveral ? yes.scope : null,
    /** 'os dois aprovaram, manda': words of a share, in what is surely a yes. */
    share: isOfSeveral || atRecap().probabilities.yes < certainty.beyondDoubt ? yes.share : null,
    isForOther: false,
    /** 'a conta é minha' is of a bank too. */
    pageKind: yes.pageKind === 'account' ? null : yes.pageKind,
    unsold: null,
    isQuestion: false,
  }
}
