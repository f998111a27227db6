import { certainty } from '../certainty.ts'
import { firstRule, type Rules, when } from '../../decide.ts'
import { lazy } from '../../memoize.ts'
import { actsWith, hasTrait, saysAny } from '../act-traits.ts'
import { isAnotherOrder } from '../agreement/compare-with-recap.ts'
import { isOnlyAgreement } from '../agreement/plain-agreement.ts'
import { isOtherDeed } from '../agreement/other-objects.ts'
import type { Probabilities } from '../learned/act-model.ts'
import type { RecapLabel } from '../learned/probabilities.ts'
import type { Act } from '../reading-labels.ts'
import { isProblem, type Reading, says, withAct, withoutActs } from '../reading.ts'
import { actOf, applyOpinion, isAccountedFor, isPartlyUnderstood } from './apply-opinion.ts'
import { isPlacingCheaper } from './is-placing-cheaper.ts'
import type { Candidate } from './candidate.ts'
import { questionBesideYes } from './question-beside-yes.ts'
import { yesWithStory } from './yes-with-story.ts'

/** The evidence for and against a yes to the recap just shown. Probabilities are computed when a rule asks for them. */
export type YesEvidence = {
  /** A trick, a password, a complaint to be filed, or followers to be removed. */
  isHarm: boolean
  /** It names another order than the recap shows. */
  differs: boolean
  /** 'negativo, outro me cobra 180' */
  isRefusalSure: () => boolean
  /** 'corta o pix' */
  isOtherDeed: boolean
  saysPaid: boolean
  /** 'sim, no instagram', of an order on Instagram. */
  isOnlyYes: boolean
  /** 'pode, a mãe da outra me deve a metade kkk' */
  isYesWithStory: () => boolean
  /** The classifier expects a PIX to cost less than a yes that is missed. */
  isPlacingCheaper: () => boolean
  /** 'manda o pix. Tem nota?' */
  isYesBesideQuestion: () => boolean
  /** 'só posso pagar dia 10, aí te chamo', 'tá salgado, fica com Deus' */
  isPutOff: () => boolean
  isHaltLikely: () => boolean
}

/** `as-read`: the tables' reading stands, and its yes is to something else. `withheld`: it stands without its yes. */
export type YesVerdict =
  'as-read' | 'yes' | 'yes-and-story' | 'yes-and-question' | 'put-off' | 'halt' | 'withheld'

/** Whether a message says yes to the recap: the first rule that holds decides. */
export const yesRules: Rules<YesEvidence, YesVerdict> = {
  harm: when((it) => it.isHarm, 'as-read'),
  'a yes with a story': when((it) => !it.isOtherDeed && !it.saysPaid && it.isYesWithStory(), 'yes-and-story'),
  'another order': when((it) => it.differs && !it.isRefusalSure(), 'as-read'),
  'something else done to the PIX': when((it) => it.isOtherDeed, 'withheld'),
  'nothing but a yes': when((it) => it.isOnlyYes, 'yes'),
  'a likely yes': when((it) => !it.saysPaid && it.isPlacingCheaper(), 'yes'),
  'a yes beside a question': when((it) => !it.differs && it.isYesBesideQuestion(), 'yes-and-question'),
  'put off': when((it) => it.isPutOff(), 'put-off'),
  'a likely halt': when((it) => it.isHaltLikely(), 'halt'),
}

/** `question`: what is asked beside a yes; `yes`: the reading of a yes without the story beside it. */
type Answer = Candidate & { question: () => Reading | null; yes: () => Reading | null }
const answerOf = (it: Candidate): Answer => ({
  ...it,
  question: lazy(() => questionBesideYes(it)),
  yes: lazy(() => yesWithStory(it)),
})

/**
 * Step 3 of 4 of a yes, after `plain-agreement.ts`: the tables' reading is weighed against the classifier, by the rule that it
 * names. The reading that is left has a yes or none; which orders it places is asked next: `as-agreed.ts` of the dialogue.
 */
export function decideAtRecap(candidate: Candidate): { name: string; answer: Reading } {
  const it = answerOf({ ...candidate, reading: weighComplaint(candidate) })
  const { name, answer: verdict } = firstRule(yesRules, yesEvidenceOf(it)) ?? noYes
  return { name, answer: readingByVerdict[verdict](it) }
}
const noYes = { name: 'no yes', answer: 'withheld' } as const

export const evidenceAtRecap = (it: Candidate): YesEvidence => yesEvidenceOf(answerOf(it))

/** Words of a complaint are of the order in hand, 'falta 1 letra no @', unless the classifier takes it for one too: 'já comprei, não veio nada'. */
function weighComplaint({ reading, atRecap }: Candidate): Reading {
  const isOfProblem = reading.past !== null && isProblem(reading.past)
  if (says(reading, 'want-ticket') || !(isOfProblem || says(reading, ...ofComplaint))) return reading
  const { label, isSure } = atRecap()
  if (!isSure) return reading
  if (label !== 'complain') return { ...withoutActs(reading, ofComplaint), past: null }
  return isOfProblem ? withAct(reading, 'complain', 'deny', ...actsWith('correction')) : reading
}
const ofComplaint: readonly Act[] = ['complain', 'report-drop', 'want-refill', 'want-refund']

function yesEvidenceOf({ reading, tellsNumber, evidence, atRecap, question, yes }: Answer): YesEvidence {
  const { context, utterance, marks } = evidence
  const recap = context.recap!
  /** 'sim, 500 em cada': what brings nothing else shares a recap of several as it stands. */
  const shared = recap.length > 1 && reading.share === 'each' ? { ...reading, share: null } : reading
  const isHalting = ({ label, isSure }: ReturnType<typeof atRecap>) =>
    isSure && (label === 'postpone' || label === 'refuse')
  return {
    isHarm: saysAny(reading, 'harm') || says(reading, 'want-ticket'),
    differs: isAnotherOrder(recap, reading),
    isRefusalSure: () => atRecap().label === 'refuse' && atRecap().isSure && reading.targets.length === 0,
    isOtherDeed: isOtherDeed(utterance.units) && !marks.has('command'),
    saysPaid: says(reading, 'say-paid'),
    isOnlyYes: isOnlyAgreement(shared) && reading.choice === null && !says(reading, 'say-paid'),
    isYesWithStory: () => yes() !== null,
    isPlacingCheaper: () =>
      /** 'sem tirar nem pôr': the tables find no word of a yes in it. */
      (saysAny(reading, 'yes') || atRecap().probabilities.yes >= certainty.sure) &&
      isPlacingCheaper(
        shared,
        tellsNumber ? withNumber(atRecap().probabilities) : atRecap().probabilities,
        context.isAnswered ?? false,
      ),
    isYesBesideQuestion: () => question() !== null,
    isPutOff: () =>
      isHalting(atRecap()) &&
      !isPlainlyMeant(reading) &&
      !utterance.plain.trimEnd().endsWith('?') &&
      !marks.has('of-delivery'),
    isHaltLikely: () => {
      const { refuse, postpone, hedge } = atRecap().probabilities
      return refuse + postpone + hedge >= certainty.likely && haltOf({ reading, atRecap }) !== null
    },
  }
}

/** How much likelier a change is where a number is told that the recap does not show. */
const numberIsChange = 3
const withNumber = (probabilities: Probabilities<RecapLabel>) => ({
  ...probabilities,
  change: probabilities.change * numberIsChange,
})

/** 'não', 'tá caro' and 'quero comprar', with nothing beside them. */
const isPlainlyMeant = (reading: Reading) =>
  !isPartlyUnderstood(reading) &&
  !saysAny(reading, 'courtesy') &&
  says(reading, 'deny', 'haggle', 'order', 'agree')

const agreeing = actsWith('yes')
/** Acts that words of a halt sound like. */
const besideHalt = actsWith('yes', 'doubt', 'like-talk', 'like-halt')

const readingByVerdict: Record<YesVerdict, (it: Answer) => Reading> = {
  'as-read': ({ reading }) => reading,
  yes: (it) => asAgreement(it),
  'yes-and-story': (it) => asAgreement({ ...it, reading: it.yes()! }),
  'yes-and-question': (it) => withAct({ ...asAgreement(it), topics: it.question()!.topics }, 'command'),
  /** Words of a topic are not asked about. */
  'put-off': ({ reading, atRecap }) => ({
    ...withAct(withoutActs(reading, besideHalt), actOf[atRecap().label]!),
    ...withoutFacts,
    topics: [],
  }),
  halt: (it) => haltOf(it)!,
  withheld: ({ reading, atRecap }) => {
    const withheld = withoutActs(reading, agreeing)
    return applyOpinion(withheld, atRecap()) ?? withheld
  },
}

const withoutFacts = { items: [], targets: [], money: null }

/** The halt that a message comes to; null where the tables know what else it is about. */
function haltOf({ reading, atRecap }: Pick<Answer, 'reading' | 'atRecap'>): Reading | null {
  const { label, isSure } = atRecap()
  const left = withoutRepeats(withoutActs(reading, agreeing))
  if (says(left, 'refuse')) return left
  return isAccountedFor(left, 'refuse') ? null : withAct(left, (isSure && actOf[label]) || 'hedge')
}

/** The recap tells what it repeats: 'pensei melhor, comprar seguidor não combina com a gente'. */
function withoutRepeats(reading: Reading): Reading {
  const { items, targets, money } = reading
  const repeats = items.length > 0 || targets.length > 0 || money !== null
  const left = withoutActs(
    reading,
    repeats && isPartlyUnderstood(reading) ? ['order', 'change', 'correct'] : [],
  )
  return { ...left, ...withoutFacts }
}

/** A yes and its courtesies, with what still tells which orders it is to. */
function asAgreement({ reading, evidence, atRecap }: Answer): Reading {
  const isOfSeveral = evidence.context.recap!.length > 1
  const acts = reading.acts.filter((it) => hasTrait(it, 'yes', 'courtesy'))
  return {
    ...withAct({ ...reading, acts }, 'agree'),
    topics: [],
    supposed: [],
    replaced: [],
    alternatives: [],
    conditions: [],
    past: null,
    choice: reading.choice?.by === 'place' ? null : reading.choice,
    scope: isOfSeveral ? reading.scope : null,
    /** 'os dois aprovaram, manda': words of a share, in what is surely a yes. */
    share: isOfSeveral || atRecap().probabilities.yes < certainty.beyondDoubt ? reading.share : null,
    isForOther: false,
    /** 'a conta é minha' is of a bank too. */
    pageKind: reading.pageKind === 'account' ? null : reading.pageKind,
    unsold: null,
    isQuestion: false,
  }
}
