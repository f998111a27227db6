import type { Act } from '../reading-labels.ts'
import { isShown } from '../agreement/compare-with-recap.ts'
import type { Agreement } from '../agreement/read-agreement.ts'
import type { Evidence } from '../learned/collect-evidence.ts'
import { isWithin, laterWishes } from '../evidence/later-wishes.ts'
import type { Mark, MarkedAct, MarkMatch } from '../matching/match-marks.ts'
import { type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import { countedToo } from '../parse/units.ts'
import type { PastPurchase } from '../reading.ts'
import type { Slots } from '../slots/read-slots.ts'

/** The evidence for the acts of a message. */
export type ActEvidence = Evidence & { slots: Slots }

type ReadActs = ActEvidence & Agreement & { acts: ReadonlySet<Act>; past: PastPurchase | null }
type VoidEvidence = ReadActs & {
  isOrdered: boolean
  hasPage: boolean
  isConfirming: boolean
  isIdle: boolean
}

/** Acts that something else in the message makes void. `everywhere`: an act is void only if this holds of each of its places. */
export type VoidRule = { when: (it: VoidEvidence) => boolean } & (
  | { voids: readonly Act[]; everywhere?: undefined }
  | { voids: readonly MarkedAct[]; everywhere: (place: MarkMatch, it: VoidEvidence) => boolean }
)

export type VoidRules = Readonly<Record<string, VoidRule>>
export type ActByRule = { act: Act; rule: string }
/** `voided`: the acts that a rule took away, with its name. */
export type ActsLeft = { acts: ReadonlySet<Act>; voided: ActByRule[] }

/** The acts that hold beside each other. Each rule sees all that were read: the rules have no order. */
export function voidActs(read: ReadActs, rules: VoidRules = voidRules): ActsLeft {
  const { slots, context } = read
  const evidence: VoidEvidence = {
    ...read,
    isOrdered: slots.items.some((it) => it.quantity !== null),
    hasPage: slots.targets.some((it) => it.role === 'wanted'),
    isConfirming: context.expecting === 'confirmation',
    isIdle: context.expecting === 'nothing',
  }
  const left = new Set(read.acts)
  const voided: ActByRule[] = []
  for (const rule in rules) for (const act of voidedBy(rules[rule]!, evidence)) voided.push({ act, rule })
  for (const { act } of voided) left.delete(act)
  return { acts: left, voided }
}

function voidedBy({ voids, when, everywhere }: VoidRule, evidence: VoidEvidence): readonly Act[] {
  const isRead = (act: Act) => evidence.acts.has(act)
  if (!voids.some(isRead) || !when(evidence)) return []
  return everywhere
    ? voids.filter((act) => isRead(act) && marksOf(evidence, act).every((it) => everywhere(it, evidence)))
    : voids.filter(isRead)
}

/** By name; `void-acts.test.ts` has a message for each. */
export const voidRules = {
  'a wish to buy asks for no refund': { voids: ['want-refund'], when: (it) => it.purchase.isWish },
  'another shop is to pay back': { voids: ['want-refund'], when: (it) => it.marks.has('elsewhere') },
  'a refill is no order': {
    voids: ['order'],
    when: (it) => !it.purchase.isWish && it.acts.has('want-refill'),
  },
  /** 'desejo a todos um ótimo fim de semana' */
  'a good wish is no order': {
    voids: ['order', 'agree', 'nod'],
    when: (it) => it.isIdle && it.matches.has('kindness:good-wish') && it.matches.has('sign:wishes-well'),
  },
  'a harmless phrase is no halt': {
    voids: ['deny', 'refuse', 'hedge', 'postpone', 'pause'],
    when: isHarmless,
    everywhere: (place, it) => touches('harmless', place, it),
  },
  'a harmless phrase changes nothing': { voids: ['change'], when: isHarmless },
  'the page of a new order changes no other': {
    voids: ['change-link'],
    when: (it) => !it.marks.has('change-link') && (it.isIdle || it.hasPage || namesPlatform(it)),
  },
  'a message with a quantity takes nothing out': { voids: ['remove-item'], when: (it) => it.isOrdered },
  'what alone is wanted is shown alone, or its PIX is asked for': {
    voids: ['remove-item'],
    when: (it) => it.isConfirming && (countOfRecap(it) === 1 || it.commands),
    everywhere: (place, it) => onlyMarks.some((mark) => isInside(mark, place, it)),
  },
  /** 'confirmo também', of the next order */
  'a yes to one order more adds none': {
    voids: ['add-item'],
    when: (it) => it.isConfirming && it.agrees && isNextOrder(it),
    everywhere: ({ from }, it) => it.utterance.units[from]!.text === 'tambem',
  },
  'a price that is judged is not asked': {
    voids: ['ask-price'],
    when: (it) => it.isConfirming && !it.questions.asks && it.matches.has('sign:judges-price'),
  },
  /** 'era só pra montar o orçamento, obrigada', after a quote */
  'a quote that was for something else asks for none': {
    voids: ['ask-price', 'order'],
    when: (it) =>
      !it.isIdle &&
      !it.questions.asks &&
      it.slots.items.length === 0 &&
      it.matches.has('kindness:need-nothing'),
  },
  'one order of the recap is left out': {
    voids: ['refuse', 'postpone'],
    when: (it) => it.isConfirming,
    everywhere: (place, it) => marksOf(it, 'scope-rest').some(({ to }) => to === place.from),
  },
  'another order is put off': {
    voids: ['postpone'],
    when: (it) => laterWishes(it).length > 0,
    everywhere: (place, it) => isWithin(laterWishes(it), place.from),
  },
  /** '500 no insta @loja.x, o youtube fica pra depois' */
  'another platform is put off': {
    voids: ['refuse', 'postpone'],
    when: (it) => it.isOrdered,
    everywhere: ({ from }, { utterance, slots }) => {
      const platform = utterance.units[from - 1]?.platform ?? null
      return platform !== null && !slots.items.some((it) => it.platform === platform)
    },
  },
  'what is put off is not refused': {
    voids: ['refuse'],
    when: (it) => it.isConfirming,
    everywhere: (place, it) => isInside('postpone', place, it),
  },
  'another quantity is ordered instead': {
    voids: ['refuse'],
    when: (it) => it.isConfirming && it.isOrdered,
  },
  'a command in a later clause overrules doubts': {
    voids: ['deny', 'refuse', 'pause', 'hedge', 'correct'],
    when: isOverruling,
    everywhere: (place, it) => place.to <= clauseOfCommand(it)!.from,
  },
  'the count of the recap is no doubt': {
    voids: ['hedge'],
    when: (it) => countOfRecap(it) > 1,
    everywhere: ({ from }, it) => it.utterance.units[from]!.value === countOfRecap(it),
  },
  'the first of a list is no doubt': {
    voids: ['hedge'],
    when: (it) => it.matches.has('choice:first'),
    everywhere: ({ from }, it) => it.utterance.units[from]!.text === 'primeiro',
  },
  /** 'não, 1500 é muito' */
  'too large a number is to be another': {
    voids: ['hedge'],
    when: (it) =>
      it.isConfirming &&
      it.acts.has('change-quantity') &&
      it.slots.replaced.some((one) => one.quantity !== null),
  },
  'a question about refills wants none': {
    voids: ['want-refill'],
    when: (it) => it.questions.asks && !it.past && !it.slots.targets.length,
  },
  'one more order changes none': {
    voids: ['correct', 'change', 'change-link'],
    when: (it) =>
      it.acts.has('add-item') &&
      it.matches.has('sign:too') &&
      !it.matches.has('sign:changes') &&
      !tellsSameQuantity(it) &&
      !replacesService(it),
  },
  /** 'errei, queria era no tiktok, 500 também', of a recap of 500 */
  'a corrected order of the same quantity is none more': {
    voids: ['add-item'],
    when: (it) =>
      it.isConfirming && (it.acts.has('correct') || it.acts.has('change')) && tellsSameQuantity(it),
    everywhere: ({ from }, it) => it.utterance.units[from]!.text === 'tambem',
  },
  'a price that is asked is no loss': {
    voids: ['report-drop'],
    when: (it) => it.matches.has('sign:goes-for'),
  },
  'who wants something done orders nothing': {
    voids: ['order', 'add-item'],
    when: (it) => it.matches.has('sign:wants-deed'),
  },
  'another page is no order more': {
    voids: ['add-item', 'next-item', 'pause'],
    when: (it) => it.matches.has('sign:is-other'),
  },
  'a complaint orders nothing': {
    voids: ['order', 'order-now', 'agree', 'command', 'add-item', 'correct'],
    when: (it) => it.acts.has('complain'),
  },
  'an order asks for no status': {
    voids: ['ask-status', 'ask-total'],
    when: (it) =>
      !it.acts.has('complain') &&
      it.isOrdered &&
      (it.hasPage || it.isConfirming) &&
      it.questions.marks.length === 0,
  },
  'a whole order is no doubt': { voids: ['postpone', 'pause', 'hedge'], when: isWholeOrder },
  'a whole order overrules the refusal before it': {
    voids: ['refuse'],
    when: isWholeOrder,
    everywhere: (place, it) => place.from <= lastFactOf(it.utterance),
  },
  'what is unpaid is not said to be paid': {
    voids: ['say-paid', 'ask-status'],
    when: (it) => it.acts.has('say-unpaid'),
  },
} satisfies Record<string, VoidRule>
export type VoidRuleName = keyof typeof voidRules

const onlyMarks = ['only-named', 'only-first', 'only-place'] as const
/** Of what is named nothing is new. */
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
const namesPlatform = ({ slots }: VoidEvidence) => slots.items.some((it) => it.platform)
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

function isWholeOrder({ isIdle, isOrdered, past }: VoidEvidence): boolean {
  return isIdle && isOrdered && (past === null || past.state === 'fine')
}

const factKinds: ReadonlySet<string> = new Set(['N', 'G', 'P', 'L', 'K'])
/** The last unit that tells a part of an order. */
export const lastFactOf = ({ units }: ParsedMessage['utterance']) =>
  units.findLastIndex((it) => factKinds.has(it.kind))
