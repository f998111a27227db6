import type { Act } from '../acts.ts'
import type { Reading, ShownOrder } from '../reading.ts'
import type { Odds } from './act-model.ts'
import type { OpenLabel, RecapLabel } from './learned-reader.ts'

/**
 * The odds from which on the learned reader decides against the tables. A yes not heard costs the sale and a PIX not wanted
 * one tap; between `doubtful` and `sure` the tables decide.
 */
const sureYes = 0.6
const sure = 0.7
/** For a yes in words that the tables hear as a refusal, and for an order in those of a complaint. */
const certain = 0.9
const doubtful = 0.25

const agreeing: readonly Act[] = ['agree', 'nod', 'command', 'order-now']
const courtesies: readonly Act[] = ['greet', 'thank', 'laugh', 'leave']
/** Decided by what is asked for or threatened, whatever else is said. */
const harmful: readonly Act[] = ['trick', 'opposite', 'offer-password']
const refusals: readonly Act[] = ['refuse', 'deny', 'pause']
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

/** Nothing is placed beside these. A change is left to the slots, which the dialogue compares with the recap. */
const withholding: ReadonlySet<RecapLabel> = new Set([
  ...(['refuse', 'postpone', 'hedge', 'suppose'] as const),
  ...(['condition', 'ask', 'complain'] as const),
])

/** Weighs the act of a message that answers the recap just shown. */
export function weighAtRecap(
  reading: Reading,
  odds: Odds<RecapLabel>,
  recap: readonly ShownOrder[],
): Reading {
  if (has(reading, harmful) || namesOther(reading, recap)) return reading
  const { label, chance } = likeliest(odds)
  if (odds.yes >= (has(reading, refusals) ? certain : sureYes)) return asAgreement(reading)
  const isSure = chance >= sure
  if (!withholding.has(label) || !(isSure || odds.yes < doubtful)) return reading
  const withheld = without(reading, agreeing)
  /** 'só posso pagar dia 10, aí te chamo': words of a topic are not asked about. */
  const isPutOff = isSure && label === 'postpone' && has(reading, ['postpone'])
  return isPutOff ? { ...withheld, topics: [], isQuestion: false } : withMeaning(withheld, label, isSure)
}

/** Another quantity or sum than the recap shows. */
const namesOther = ({ items, money }: Reading, recap: readonly ShownOrder[]) =>
  (money !== null &&
    money.use !== 'budget' &&
    !recap.some((it) => [it.quotedCents, it.quantity * 100].includes(money.cents))) ||
  items.some(({ quantity }) => quantity !== null && !recap.some((it) => it.quantity === quantity))

function asAgreement(reading: Reading): Reading {
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
    isForOther: false,
    unsold: null,
    isQuestion: false,
  }
}

/** Weighs the act of a message where nothing was asked. */
export function weighInTheOpen(reading: Reading, odds: Odds<OpenLabel>): Reading {
  const { label, chance } = likeliest(odds)
  const isTicketAlone = has(reading, ['want-ticket']) && !has(reading, complaints)
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

/** Whether the tables know what the message is about: an act, a fact or a topic. */
const isTold = ({ acts, topics, items, targets, resize, choice, money, past }: Reading) =>
  [acts, topics, items, targets].some((it) => it.length > 0) ||
  [resize, choice, money, past].some((it) => it !== null)

function withMeaning(reading: Reading, label: RecapLabel | OpenLabel, isSure: boolean): Reading {
  const act = actOf[label]
  if (act) return isSure && !isTold(reading) ? withAct(reading, act) : reading
  if (label === 'trick') return isSure ? withAct(reading, 'trick') : reading
  if (label === 'ask' && reading.topics.length > 0) return without(reading, ['say-paid', 'ask-status'])
  if (label === 'ask') return reading.acts.length > 0 ? reading : { ...reading, isQuestion: true }
  if (label === 'suppose' && has(reading, ['ask-price'])) return reading
  if (label === 'suppose') return { ...reading, items: [], supposed: [...reading.supposed, ...reading.items] }
  if (label === 'condition' && reading.conditions.length === 0) return { ...reading, conditions: ['other'] }
  return reading
}
