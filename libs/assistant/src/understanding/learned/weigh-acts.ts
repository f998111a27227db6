import type { Act } from '../acts.ts'
import type { Reading, ReadingContext, ShownOrder } from '../reading.ts'
import type { Odds } from './act-model.ts'
import { bringsOther } from './brings-other.ts'
import { isYes } from './is-yes.ts'
import type { OpenLabel, RecapLabel } from './learned-reader.ts'

/** The odds from which on the learned reader adds an act to those of the tables. */
const sure = 0.7
/** The odds of a halt from which on a message that tells nothing else pauses the order. */
const leaning = 0.5
/** For an order in words that the tables hear as a complaint, and a yes in those that they hear as a share. */
const certain = 0.9

const agreeing: readonly Act[] = ['agree', 'nod', 'command', 'order-now']
const courtesies: readonly Act[] = ['greet', 'thank', 'laugh', 'insult', 'leave']
/** Decided by what is asked for or threatened, whatever else is said. */
const harmful: readonly Act[] = ['trick', 'opposite', 'offer-password', 'want-ticket']
const complaints: readonly Act[] = ['complain', 'report-drop', 'want-refill']

const has = ({ acts }: Reading, names: readonly Act[]) => names.some((it) => acts.includes(it))
const without = (reading: Reading, names: readonly Act[]): Reading => ({
  ...reading,
  acts: reading.acts.filter((it) => !names.includes(it)),
})
const withAct = (reading: Reading, act: Act): Reading =>
  reading.acts.includes(act) ? reading : { ...reading, acts: [...reading.acts, act] }

function likeliest<Label extends string>(odds: Odds<Label>): { label: Label; chance: number } {
  const labels = Object.keys(odds) as Label[]
  const label = labels.reduce((best, it) => (odds[it] > odds[best] ? it : best))
  return { label, chance: odds[label] }
}

/** Harm, a cart that is emptied, and another order than the recap shows: the tables decide them alone. */
export const isDecided = (reading: Reading, recap: readonly ShownOrder[]): boolean =>
  has(reading, harmful) || takesAllOut(reading) || bringsOther(reading, recap)

/** 'pode tirar tudo do carrinho' */
const takesAllOut = (reading: Reading) => has(reading, ['remove-item']) && reading.scope === 'all'

/** Weighs the act of a message that answers the recap just shown. */
export function weighAtRecap(
  reading: Reading,
  odds: Odds<RecapLabel>,
  { recap = [], isAnswered = false }: ReadingContext,
): Reading {
  const isClaim = has(reading, ['say-paid'])
  /** 'sim, 500 em cada': what brings nothing else shares a recap of several as it stands. */
  const shared = recap.length > 1 && reading.share === 'each' ? { ...reading, share: null } : reading
  if (!isClaim && isYes(shared, odds, isAnswered))
    return asAgreement(reading, recap.length > 1, odds.yes >= certain)
  const { label, chance } = likeliest(odds)
  const isSure = chance >= sure
  const withheld = without(reading, agreeing)
  /** 'só posso pagar dia 10, aí te chamo': words of a topic are not asked about. */
  const isPutOff = isSure && label === 'postpone' && has(reading, ['postpone'])
  if (isPutOff) return { ...withheld, topics: [], isQuestion: false }
  const left = withoutRepeats(withheld)
  const isLeaning = odds.refuse + odds.postpone + odds.hedge >= leaning
  if (isLeaning && has(left, ['refuse'])) return left
  if (isLeaning && !isTold(left, 'refuse')) return withAct(left, (isSure && actOf[label]) || 'hedge')
  return withMeaning(withheld, label, isSure)
}

/** The recap tells what it repeats: 'pensei melhor, comprar seguidor não combina com a gente'. */
function withoutRepeats(reading: Reading): Reading {
  const { items, targets, money, confidence } = reading
  const repeats = items.length > 0 || targets.length > 0 || money !== null
  const left = without(reading, repeats && isStory(confidence) ? ['order', 'change', 'correct'] : [])
  return { ...left, items: [], targets: [], money: null }
}

function asAgreement(reading: Reading, isOfSeveral: boolean, isCertain: boolean): Reading {
  const acts = reading.acts.filter((it) => agreeing.includes(it) || courtesies.includes(it))
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
    /** 'os dois aprovaram, manda' */
    share: isOfSeveral || !isCertain ? reading.share : null,
    isForOther: false,
    /** 'a conta é minha' is of a bank too. */
    pageKind: reading.pageKind === 'account' ? null : reading.pageKind,
    unsold: null,
    isQuestion: false,
  }
}

/** Weighs the act of a message where nothing was asked. */
export function weighInTheOpen(reading: Reading, odds: Odds<OpenLabel>): Reading {
  const { label, chance } = likeliest(odds)
  const isTicketAlone = has(reading, ['want-ticket']) && !has(reading, [...complaints, 'deny'])
  if (isTicketAlone && reading.items.length > 0 && odds.order >= certain)
    return { ...without(reading, ['want-ticket']), past: null }
  return chance < sure || label === 'order'
    ? reading
    : withMeaning(without(reading, ['order-now']), label, true)
}

const actOf: Partial<Record<RecapLabel | OpenLabel, Act>> = {
  refuse: 'refuse',
  postpone: 'postpone',
  hedge: 'hedge',
  complain: 'complain',
  track: 'ask-status',
  person: 'want-person',
}

const halts: ReadonlySet<Act> = new Set(['refuse', 'postpone', 'hedge'])
/** A story says these on its way to a halt: 'hmm sei não, vou dormir e amanhã decido'. */
const besideHalts: ReadonlySet<Act> = new Set([...courtesies, 'deny', 'hedge', 'pause'])

const isStory = (confidence: number) => confidence > 0 && confidence < 1

/** Whether the tables know what a message is about that may do `act`: another act, a fact or a topic. */
const isTold = (
  { acts, topics, items, targets, resize, choice, money, past, confidence }: Reading,
  act: Act,
) =>
  acts.some((it) => !isStory(confidence) || !halts.has(act) || !besideHalts.has(it)) ||
  [topics, items, targets].some((it) => it.length > 0) ||
  [resize, choice, money, past].some((it) => it !== null)

/** The tables know what is only supposed: '500 pra @loja.x. e se eu levar 1000?' */
const isHypothesisTold = (reading: Reading) =>
  has(reading, ['ask-price']) || reading.alternatives.length > 1 || reading.supposed.length > 0

function withMeaning(reading: Reading, label: RecapLabel | OpenLabel, isSure: boolean): Reading {
  const act = actOf[label]
  if (act) return isSure && !isTold(reading, act) ? withAct(reading, act) : reading
  if (label === 'trick') return isSure ? withAct(reading, 'trick') : reading
  if (label === 'ask' && reading.topics.length > 0) return without(reading, ['say-paid', 'ask-status'])
  if (label === 'ask') return reading.acts.length > 0 ? reading : { ...reading, isQuestion: true }
  if (label === 'suppose' && !isHypothesisTold(reading))
    return { ...reading, items: [], supposed: reading.items }
  if (label === 'condition' && reading.conditions.length === 0) return { ...reading, conditions: ['other'] }
  return reading
}
