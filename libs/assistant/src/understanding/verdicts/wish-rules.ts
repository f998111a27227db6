import { certainty } from '../certainty.ts'
import { fitted } from '../fitted.ts'
import type { Rules } from '../../decide.ts'
import { type ActTrait, actsWith, hasTrait, saysAny } from '../act-traits.ts'
import type { Act, Kindness } from '../reading-labels.ts'
import { hintedTopic } from '../matching/match-message.ts'
import type { Mark } from '../matching/match-marks.ts'
import { wordCount } from '../parse/units.ts'
import { type PastPurchase, type Reading, says, withAct, withoutActs } from '../reading.ts'
import { type Candidate, probabilityOfAny } from './candidate.ts'

/**
 * Whether a message wishes something of the shop now: an order, an answer, a change, help or the PIX. A rule that holds says
 * that it does not, and reads how it ends instead, whatever its words sound like; where none does, the wish is open.
 */
export const wishRules = {
  /** 'mês que vem eu compro 300 inscritos': the order is kept. */
  'goods for later': (it) =>
    isForLater(it) && isRatherLater(it) ? withAct(goodsAlone(it), 'postpone') : null,
  /** 'se meu sócio topar, 500 no tiktok @loja.x': the price is told. */
  'goods supposed': (it) => (isForLater(it) && !asksPrice(it) ? supposing(goodsAlone(it)) : null),
  /** 'flamengo ou palmeiras?' */
  'off the topic': (it) => (isOffTopic(it) ? { ...it.reading, acts: [], topics: ['off-topic'] } : null),
  /** 'vou falar com minha terapeuta antes', 'os irmãos entenderam que não convém' */
  'later or not at all': (it) => (isHalt(it) ? halting(it) : null),
  /** 'era só essa a dúvida', 'anotei 300 na planilha', 'minha filha passou na federal' */
  'only talks': (it) => (isTalk(it) ? talking(it) : null),
} satisfies Rules<Candidate, Reading>

const labelOf = ({ unprompted }: Candidate) => unprompted().label
const asksPrice = ({ reading }: Candidate) => says(reading, 'ask-price')

/** 'se cair, vocês repõem?', beside what is not ordered yet. */
const ofSupposed: readonly Act[] = ['want-refill', 'report-drop', 'want-refund']
/** These marks let a later wish count wherever an order is less likely. */
const hedging: readonly Mark[] = ['postpone', 'condition', 'hypothesis']

/** Goods in a quantity, and probably not for now. */
function isForLater(it: Candidate): boolean {
  const { reading, evidence, unprompted } = it
  const counted = reading.items.filter(({ quantity }) => quantity !== null)
  if (counted.length === 0 || (asksPrice(it) && counted.length > 1)) return false
  if (reading.past !== null || says(reading, 'order-now', 'refuse')) return false
  if (reading.conditions.some((one) => one !== 'other')) return false
  const later = probabilityOfAny(unprompted(), 'postpone', 'suppose')
  const isHedged = hedging.some((one) => evidence.marks.has(one))
  const isLikelier = later > unprompted().probabilities.order
  return later >= (isHedged && isLikelier ? fitted.wish.laterIfHedged : fitted.wish.later)
}

function isRatherLater({ unprompted }: Candidate): boolean {
  const { postpone, suppose } = unprompted().probabilities
  return postpone > suppose
}

const goodsAlone = ({ reading }: Candidate) =>
  withoutActs(reading, [...actsWith('like-talk'), 'nod', 'partial-yes', ...ofSupposed])
const supposing = (reading: Reading): Reading => ({ ...reading, items: [], supposed: reading.items })

/** The likeliest label holds: beyond doubt where goods without a page are told, likely where nothing is read. */
function isLabelSure({ reading, evidence, unprompted }: Candidate): boolean {
  const { label, probabilities } = unprompted()
  if (wordCount(evidence.utterance) < fitted.length.talk || tellsFact(reading)) return false
  /** 'errei, era no tiktok' */
  if (reading.items.length > 0 && saysAny(reading, 'correction')) return false
  const least = reading.acts.length + reading.kindness.length === 0 ? certainty.likely : certainty.sure
  return probabilities[label] >= (reading.items.length > 0 ? certainty.beyondDoubt : least)
}

const asksByMark = ({ evidence: { questions } }: Candidate) =>
  questions.marks.length > 0 && !questions.isTagOnly
const hasOnly = ({ reading }: Candidate, ...traits: readonly ActTrait[]) =>
  reading.acts.every((it) => hasTrait(it, ...traits))

const isBeyondDoubt = ({ unprompted }: Candidate) =>
  unprompted().probabilities[unprompted().label] >= certainty.beyondDoubt

const isHalt = (it: Candidate) =>
  (labelOf(it) === 'postpone' || labelOf(it) === 'refuse') &&
  isLabelSure(it) &&
  !asksByMark(it) &&
  !says(it.reading, 'haggle') &&
  (isBeyondDoubt(it) || !says(it.reading, 'command')) &&
  hasOnly(it, 'courtesy', 'like-talk', 'light', 'like-halt')

const isTalk = (it: Candidate) =>
  labelOf(it) === 'chat' &&
  isLabelSure(it) &&
  !asksByMark(it) &&
  it.reading.topics.length === 0 &&
  /** 'hoje caiu o resto' */
  hasOnly({ ...it, reading: withoutActs(it.reading, ['next-item']) }, 'courtesy', 'like-talk', 'light') &&
  !isAnswer(it)

/** A yes to what was asked, or more of a complaint. */
const isAnswer = ({ reading, evidence: { context } }: Candidate) =>
  context.expecting === 'confirmation' &&
  (saysAny(reading, 'yes') || context.ofComplaint === true) &&
  !says(reading, 'leave')

const isOffTopic = (it: Candidate) =>
  labelOf(it) === 'chat' &&
  isLabelSure(it) &&
  asksByMark(it) &&
  hasOnly(it, 'like-talk', 'yes') &&
  it.reading.topics.length + it.reading.kindness.length === 0 &&
  !hintedTopic(it.evidence.matches)

const withoutWish = { items: [], topics: [], choice: null, isQuestion: false }
const soundsLike = actsWith('like-talk', 'like-halt', 'yes')

const halting = ({ reading, unprompted }: Candidate): Reading => ({
  ...withAct(
    withoutActs(reading, [...soundsLike, ...actsWith('halt')]),
    unprompted().label === 'refuse' ? 'refuse' : 'postpone',
  ),
  ...withoutWish,
  past: null,
})

/** Courtesies and kind words that the message has are answered, or else that it talks. */
function talking({ reading, evidence }: Candidate): Reading {
  const past = reading.past?.state === 'fine' ? reading.past : null
  const told = {
    ...withoutActs(reading, [...soundsLike, 'ask-help', 'change', 'next-item']),
    ...withoutWish,
    past,
  }
  const feelings = told.kindness.every((it) => it === 'need-nothing') ? feelingsIn(evidence) : []
  const kindness: Kindness[] = [...told.kindness, ...feelings]
  return { ...told, kindness: told.acts.length + told.kindness.length > 0 ? kindness : ['chat', ...kindness] }
}

const feelingsIn = ({ matches }: Candidate['evidence']): Kindness[] =>
  (['joy', 'woe'] as const).filter((it) => matches.has(`sign:${it}`)).slice(0, 1)

/** 'os 300 eu pus na planilha', 'completou os 500' */
const isHarmlessPast = ({ state }: PastPurchase) => state === 'named' || state === 'fine'
const tellsFact = ({ items, supposed, removed, targets, alternatives, ...told }: Reading) =>
  items.some(({ target }) => target !== null) ||
  [supposed, removed, targets, alternatives].some((it) => it.length > 0) ||
  (told.choice !== null && items.length === 0) ||
  [told.resize, told.money, told.orderRef, told.unsold].some((it) => it !== null) ||
  (told.past !== null && !isHarmlessPast(told.past))
