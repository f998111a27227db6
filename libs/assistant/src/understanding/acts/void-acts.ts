import { allRules, type Rules } from '../../decide.ts'
import type { Act } from '../reading-labels.ts'
import { isShown } from '../agreement/compare-with-recap.ts'
import type { Agreement } from '../agreement/read-agreement.ts'
import type { Evidence } from '../collect-evidence.ts'
import { isWithin } from '../evidence/later-wishes.ts'
import type { Mark, MarkedAct, MarkMatch } from '../matching/match-marks.ts'
import { type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import { countedToo } from '../parse/units.ts'
import { goodsNamed } from '../reading.ts'
import type { Slots } from '../slots/read-slots.ts'

/** The evidence for the acts of a message. */
export type ActEvidence = Evidence & { slots: Slots }

type ReadActs = ActEvidence & Agreement & { acts: ReadonlySet<Act> }
type VoidEvidence = ReadActs & {
  isOrdered: boolean
  hasPage: boolean
  isConfirming: boolean
  isIdle: boolean
}

type VoidRules = Rules<VoidEvidence, readonly Act[]>
export type ActByRule = { act: Act; rule: string }
/** `voided`: the acts that a rule took away, with its name. */
export type ActsLeft = { acts: ReadonlySet<Act>; voided: ActByRule[] }

/** The acts that hold beside each other. Each rule sees all that were read: the rules have no order. */
export function voidActs(read: ReadActs): ActsLeft {
  const { slots, context } = read
  const evidence: VoidEvidence = {
    ...read,
    isOrdered: goodsNamed(slots).some((it) => it.quantity !== null),
    hasPage: slots.targets.some((it) => it.role === 'wanted'),
    isConfirming: context.expecting === 'confirmation',
    isIdle: context.expecting === 'nothing',
  }
  const voided = allRules<VoidEvidence, readonly Act[]>(voidRules, evidence).flatMap(({ rule, answer }) =>
    answer.map((act) => ({ act, rule })),
  )
  const gone = new Set(voided.map(({ act }) => act))
  return { acts: new Set([...read.acts].filter((it) => !gone.has(it))), voided }
}

/** Makes acts void where a condition holds. */
const voids =
  <Voided extends Act>(acts: readonly Voided[], holds: (it: VoidEvidence) => boolean) =>
  (it: VoidEvidence): readonly Voided[] | null => {
    const found = acts.filter((act) => it.acts.has(act))
    return found.length > 0 && holds(it) ? found : null
  }

/** The same, of acts of which each place is one that `isVoid` holds of. */
const voidsAt = (
  acts: readonly MarkedAct[],
  holds: (it: VoidEvidence) => boolean,
  isVoid: (place: MarkMatch, it: VoidEvidence) => boolean,
) => {
  const found = voids(acts, holds)
  return (it: VoidEvidence) =>
    found(it)?.filter((act) => marksOf(it, act).every((place) => isVoid(place, it))) ?? null
}

/** By name; `void-acts.test.ts` has a message for each. */
export const voidRules = {
  'a wish to buy asks for no refund': voids(['want-refund'], (it) => it.purchase.isWish),
  'another shop is to pay back': voids(['want-refund'], (it) => it.marks.has('elsewhere')),
  'a refill is no order': voids(['order'], (it) => !it.purchase.isWish && it.acts.has('want-refill')),
  /** 'desejo a todos um ótimo fim de semana' */
  'a good wish is no order': voids(
    ['order', 'agree', 'nod'],
    (it) => it.isIdle && it.matches.has('kindness:good-wish') && it.matches.has('sign:wishes-well'),
  ),
  'a harmless phrase is no halt': voidsAt(
    ['deny', 'refuse', 'hedge', 'postpone', 'pause'],
    isHarmless,
    (place, it) => touches('harmless', place, it),
  ),
  'a harmless phrase changes nothing': voids(['change', 'swap'], isHarmless),
  'a message with a quantity takes nothing out': voids(['remove-item'], (it) => it.isOrdered),
  'what alone is wanted is shown alone, or its PIX is asked for': voidsAt(
    ['remove-item'],
    (it) => it.isConfirming && (countOfRecap(it) === 1 || it.commands),
    (place, it) => onlyMarks.some((mark) => isInside(mark, place, it)),
  ),
  /** 'confirmo também', of the next order */
  'a yes to one order more adds none': voidsAt(
    ['add-item'],
    (it) => it.isConfirming && it.agrees && isNextOrder(it),
    ({ from }, it) => it.utterance.units[from]!.text === 'tambem',
  ),
  'a price that is judged is not asked': voids(
    ['ask-price'],
    (it) => it.isConfirming && !it.questions.asks && it.matches.has('sign:judges-price'),
  ),
  /** 'era só pra montar o orçamento, obrigada', after a quote */
  'a quote that was for something else asks for none': voids(
    ['ask-price', 'order'],
    (it) =>
      !it.isIdle &&
      !it.questions.asks &&
      it.slots.items.length === 0 &&
      it.matches.has('kindness:need-nothing'),
  ),
  'one order of the recap is left out': voidsAt(
    ['refuse', 'postpone'],
    (it) => it.isConfirming,
    (place, it) => marksOf(it, 'scope-rest').some(({ to }) => to === place.from),
  ),
  'another order is put off': voidsAt(
    ['postpone'],
    (it) => it.later.length > 0,
    (place, it) => isWithin(it.later, place.from),
  ),
  /** '500 no insta @loja.x, o youtube fica pra depois' */
  'another platform is put off': voidsAt(
    ['refuse', 'postpone'],
    (it) => it.isOrdered,
    ({ from }, { utterance, slots }) => {
      const platform = utterance.units[from - 1]?.platform ?? null
      return platform !== null && !slots.items.some((it) => it.platform === platform)
    },
  ),
  'what is put off is not refused': voidsAt(
    ['refuse'],
    (it) => it.isConfirming,
    (place, it) => isInside('postpone', place, it),
  ),
  'another quantity or package is ordered instead': voids(
    ['refuse'],
    (it) => it.isConfirming && (it.isOrdered || it.slots.items.some(({ choice }) => choice?.by === 'name')),
  ),
  'a command in a later clause overrules doubts': voidsAt(
    ['deny', 'refuse', 'pause', 'hedge', 'correct'],
    isOverruling,
    (place, it) => place.to <= clauseOfCommand(it)!.from,
  ),
  'the count of the recap is no doubt': voidsAt(
    ['hedge'],
    (it) => countOfRecap(it) > 1,
    ({ from }, it) => it.utterance.units[from]!.value === countOfRecap(it),
  ),
  'the first of a list is no doubt': voidsAt(
    ['hedge'],
    (it) => it.matches.has('choice:first'),
    ({ from }, it) => it.utterance.units[from]!.text === 'primeiro',
  ),
  /** 'não, 1500 é muito' */
  'too large a number is to be another': voids(
    ['hedge'],
    (it) =>
      it.isConfirming &&
      it.acts.has('change-quantity') &&
      it.slots.replaced.some((one) => one.quantity !== null),
  ),
  'a question about refills wants none': voids(
    ['want-refill'],
    (it) => it.questions.asks && !it.slots.past && !it.slots.targets.length,
  ),
  'one more order changes none': voids(
    ['correct', 'change', 'change-link'],
    (it) =>
      it.acts.has('add-item') &&
      (it.matches.has('sign:too') || repeatsOrder(it.slots)) &&
      !it.matches.has('sign:changes') &&
      !tellsSameQuantity(it) &&
      !replacesService(it),
  ),
  /** 'errei, queria era no tiktok, 500 também', of a recap of 500 */
  'a corrected order of the same quantity is none more': voidsAt(
    ['add-item'],
    (it) => it.isConfirming && (it.acts.has('correct') || it.acts.has('change')) && tellsSameQuantity(it),
    ({ from }, it) => it.utterance.units[from]!.text === 'tambem',
  ),
  'a price that is asked is no loss': voids(['report-drop'], (it) => it.matches.has('sign:goes-for')),
  'who wants something done orders nothing': voids(['order', 'add-item'], (it) =>
    it.matches.has('sign:wants-deed'),
  ),
  'another page is no order more': voids(['add-item', 'next-item', 'pause'], (it) =>
    it.matches.has('sign:is-other'),
  ),
  'a complaint orders nothing': voids(
    ['order', 'order-now', 'agree', 'command', 'add-item', 'correct'],
    (it) => it.acts.has('complain'),
  ),
  'an order asks for no status': voids(
    ['ask-status', 'ask-total'],
    (it) =>
      !it.acts.has('complain') &&
      it.isOrdered &&
      (it.hasPage || it.isConfirming) &&
      it.questions.marks.length === 0,
  ),
  'a whole order is no doubt': voids(['postpone', 'pause', 'hedge'], isWholeOrder),
  'a whole order overrules the refusal before it': voidsAt(
    ['refuse'],
    isWholeOrder,
    (place, it) => place.from <= lastFactOf(it.utterance),
  ),
  'what is unpaid is not said to be paid': voids(['say-paid'], (it) => it.acts.has('say-unpaid')),
} satisfies VoidRules
export type VoidRuleName = keyof typeof voidRules

const onlyMarks = ['only-named', 'only-first', 'only-place'] as const
/** It names nothing that the recap does not show. */
const isNextOrder = ({ slots, context }: VoidEvidence) =>
  (context.placed ?? []).length > 0 &&
  slots.items.every((it) => context.recap?.some((line) => isShown(line, it))) &&
  slots.targets.length === 0

function isHarmless({ marks }: VoidEvidence): boolean {
  return marks.has('harmless')
}
function replacesService({ slots, context }: VoidEvidence): boolean {
  const shown = context.recap?.map((it) => it.serviceType) ?? []
  const [other] = slots.items.flatMap((it) => it.serviceType ?? [])
  return (
    other !== undefined &&
    slots.replaced.some((it) => it.serviceType !== null && shown.includes(it.serviceType))
  )
}
function tellsSameQuantity({ utterance: { units }, context: { recap = [] } }: VoidEvidence): boolean {
  return units.some((_, at) => recap.some(({ quantity }) => quantity === countedToo(units, at)))
}
const countOfRecap = ({ context }: VoidEvidence) => context.recap?.length ?? 0

const isInside = (name: Mark, place: MarkMatch, it: VoidEvidence) =>
  marksOf(it, name).some(({ from, to }) => from <= place.from && place.to <= to)
const touches = (name: Mark, place: MarkMatch, it: VoidEvidence) =>
  marksOf(it, name).some(({ from, to }) => place.from < to && from < place.to)

const lastCommand = (it: VoidEvidence) => marksOf(it, 'command').at(-1)
const clauseOfCommand = (it: VoidEvidence) =>
  it.clauses.findLast(({ from }) => from <= (lastCommand(it)?.from ?? -1))
function isOverruling(it: VoidEvidence): boolean {
  const clause = it.commands && clauseOfCommand(it)
  return Boolean(clause && !clause.marks.has('deny') && !clause.marks.has('refuse'))
}

/** 'a mesma coisa pro outro perfil' */
const repeatsOrder = ({ resize }: ActEvidence['slots']) => resize?.by === 'factor' && resize.factor === 1

function isWholeOrder({ isIdle, isOrdered, slots: { past } }: VoidEvidence): boolean {
  return isIdle && isOrdered && (past === null || past.state === 'fine')
}

const factKinds: ReadonlySet<string> = new Set(['N', 'G', 'P', 'L', 'K'])
/** The last unit that tells a part of an order. */
export const lastFactOf = ({ units }: ParsedMessage['utterance']) =>
  units.findLastIndex((it) => factKinds.has(it.kind))
