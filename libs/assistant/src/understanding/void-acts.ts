import type { Act, Topic } from './acts.ts'
import type { Agreement } from './agreement/read-agreement.ts'
import { isWithin, laterWishes } from './later-wishes.ts'
import { type ParsedMessage, marksOf } from './parse-message.ts'
import type { Opposite } from './read-opposite.ts'
import type { Purchase } from './read-purchase.ts'
import type { PastPurchase } from './reading.ts'
import type { Slots } from './slots/read-slots.ts'

/** The evidence for the acts of a message. */
export type ActEvidence = ParsedMessage & {
  purchase: Purchase
  opposite: Opposite | null
  slots: Slots
  topics: readonly Topic[]
  hasPassword: boolean
}

type ReadActs = ActEvidence & Agreement & { acts: ReadonlySet<Act>; past: PastPurchase | null }
type Settling = ReadActs & { isOrdered: boolean; hasPage: boolean; isConfirming: boolean; isIdle: boolean }

/** The acts that hold beside each other. */
export function withoutVoided(read: ReadActs): Set<Act> {
  const { slots, context } = read
  const acts = new Set(read.acts)
  const settling: Settling = {
    ...read,
    acts,
    isOrdered: slots.items.some((it) => it.quantity !== null),
    hasPage: slots.targets.some((it) => it.role === 'wanted'),
    isConfirming: context.expecting === 'confirmation',
    isIdle: context.expecting === 'nothing',
  }
  for (const [isVoid, names] of voidActs)
    if (isVoid(settling))
      for (const it of typeof names === 'function' ? names(settling) : names) acts.delete(it)
  return acts
}

/** Acts that another act, a purchase or a whole order in the same message makes void, in this order. */
const voidActs: ReadonlyArray<
  readonly [(it: Settling) => boolean, readonly Act[] | ((it: Settling) => readonly Act[])]
> = [
  [(it) => it.purchase.isWish, ['want-refund']],
  [(it) => !it.purchase.isWish && it.acts.has('want-refill'), ['order']],
  [(it) => it.marks.has('harmless') || it.marks.has('remark'), harmlessActs],
  [(it) => it.topics.includes('age'), ['want-person']],
  [(it) => it.acts.has('postpone') || (it.commands && !it.hits.has('sign:talks')), ['want-person']],
  [(it) => it.commands && !it.isQuestion && it.isConfirming, ['ask-status']],
  [(it) => !it.marks.has('change-link') && (it.isIdle || it.hasPage || namesNetwork(it)), ['change-link']],
  [(it) => it.isOrdered, ['remove-item']],
  [isOfTheRest, ['refuse', 'postpone']],
  [isForLater, ['postpone']],
  [isOfOneLine, ['refuse']],
  [isPutOff, ['refuse']],
  [(it) => it.isConfirming && it.isOrdered && !it.agrees, ['refuse']],
  [(it) => it.commands, overruledActs],
  [(it) => countsRecap(it) || namesFirst(it), ['hedge']],
  [(it) => it.isQuestion && !it.past && !it.slots.targets.length, ['want-refill']],
  [
    (it) =>
      it.acts.has('add-item') &&
      saysWord(it, /^(tambem|alem)$/) &&
      !saysWord(it, /^(muda|mude|troca|troque)r?$/),
    ['correct', 'change', 'change-link'],
  ],
  [
    (it) =>
      it.isConfirming && (it.agrees || it.commands) && /(^| )ess[ea] tambem( |$)/.test(it.utterance.plain),
    ['add-item', 'order'],
  ],
  /** 'o de 500 tá saindo quanto?' */
  [(it) => it.hits.has('sign:goes-for') && !it.past, ['report-drop']],
  [(it) => it.marks.has('change-link') && it.hits.has('sign:is-other'), ['add-item', 'next-item', 'pause']],
  [(it) => it.acts.has('complain'), ['order', 'agree', 'command', 'add-item', 'correct']],
  [
    (it) =>
      !it.acts.has('complain') &&
      it.isOrdered &&
      (it.hasPage || it.isConfirming) &&
      !it.utterance.plain.includes('?'),
    ['ask-status', 'ask-total'],
  ],
  [(it) => it.isIdle && it.isOrdered && !it.acts.has('complain') && !tellsTrouble(it), undecidedActs],
  [(it) => it.acts.has('say-unpaid'), ['say-paid', 'ask-status', 'complain']],
  [(it) => it.marks.has('elsewhere') && it.purchase.isWish, ['complain', 'want-refund']],
]

const saysWord = ({ utterance }: Settling, word: RegExp) =>
  utterance.units.some(({ text }) => word.test(text))
const namesNetwork = ({ slots }: Settling) => slots.items.some((it) => it.platform)
const tellsTrouble = ({ past, purchase }: Settling) =>
  past !== null && past.state !== 'fine' && past.state !== 'elsewhere' && !purchase.isWish

/** 'sim, pros dois perfis', of a recap of two. */
function countsRecap(parsed: Settling): boolean {
  const { units } = parsed.utterance
  const count = parsed.context.recap?.length ?? 0
  return (
    count > 1 &&
    marksOf(parsed, 'hedge').every(({ from, to }) => to - from === 2 && units[from]!.value === count)
  )
}

/** 'só o primeiro, o outro deixa pra depois', 'só o do insta, o outro não quero' */
function isOfTheRest(parsed: Settling): boolean {
  const others = marksOf(parsed, 'scope-rest')
  return (
    parsed.isConfirming &&
    (parsed.slots.scope === 'first' || parsed.slots.scope === 'named') &&
    ['refuse', 'postpone'].every((act) =>
      marksOf(parsed, act).every((it) => others.some(({ to }) => to === it.from)),
    )
  )
}

/** 'a curtida deixa pra lá', of a recap of several. */
function isOfOneLine(parsed: Settling): boolean {
  const removed = marksOf(parsed, 'remove-item')
  return (
    (parsed.context.recap?.length ?? 0) > 1 &&
    removed.length > 0 &&
    marksOf(parsed, 'refuse').every((it) => removed.some(({ from, to }) => from <= it.from && it.to <= to))
  )
}

/** 'hoje não', 'depois eu vejo': no more of a no to the recap than the words that put it off. */
function isPutOff(parsed: Settling): boolean {
  const later = marksOf(parsed, 'postpone')
  return (
    parsed.isConfirming &&
    later.length > 0 &&
    marksOf(parsed, 'refuse').every((it) => later.some(({ from, to }) => from <= it.from && it.to <= to))
  )
}

/** 'gera o pix. depois eu vejo o do insta' */
function isForLater(parsed: Settling): boolean {
  const later = laterWishes(parsed)
  return later.length > 0 && marksOf(parsed, 'postpone').every((it) => isWithin(later, it.from))
}

/** 'quero o primeiro', where 'primeiro vou ver' waits for something. */
const namesFirst = (parsed: Settling) =>
  parsed.hits.has('choice:first') &&
  marksOf(parsed, 'hedge').every(({ from }) => parsed.utterance.units[from]!.text === 'primeiro')

/** 'não quero mudar nada' denies nothing: every such word stands within a harmless phrase. */
function harmlessActs(parsed: Settling): Act[] {
  const harmless = [...marksOf(parsed, 'harmless'), ...marksOf(parsed, 'remark')]
  const isHarmless = (act: Act) =>
    marksOf(parsed, act).every((it) => harmless.some(({ from, to }) => it.from < to && from < it.to))
  return (['deny', 'refuse', 'hedge', 'postpone', 'pause', 'change'] as const).filter(isHarmless)
}

/**
 * 'deixa, pode gerar assim mesmo': a command in a later clause overrules the doubts before it; what is put off, where a
 * harmless phrase stands between: 'vou falar com ela, por enquanto só o meu, pode gerar'.
 */
function overruledActs(parsed: Settling): Act[] {
  const command = marksOf(parsed, 'command').at(-1)
  const clause = command && parsed.clauses.find((it) => command.from >= it.from && command.from < it.to)
  if (!clause || clause.marks.has('deny') || clause.marks.has('refuse')) return []
  const settled = marksOf(parsed, 'harmless').findLast((it) => it.to <= command.from)
  return (['deny', 'refuse', 'pause', 'hedge', 'correct', 'postpone'] as const).filter((act) =>
    marksOf(parsed, act).every((it) => it.to <= (act === 'postpone' ? (settled?.from ?? 0) : clause.from)),
  )
}

/** Beside a whole order, a doubt goes, and a refusal that stands before it. */
function undecidedActs(parsed: Settling): Act[] {
  const lastFact = lastFactOf(parsed.utterance)
  const refusals = (['refuse', 'want-refund', 'want-cancel'] as const).filter((act) =>
    marksOf(parsed, act).every((it) => it.from <= lastFact),
  )
  return [...refusals, 'postpone', 'pause', 'hedge'].filter((it): it is Act => parsed.marks.has(it))
}

const factKinds: ReadonlySet<string> = new Set(['N', 'G', 'P', 'L', 'K'])
/** The last unit that tells a part of an order. */
export const lastFactOf = ({ units }: ParsedMessage['utterance']) =>
  units.findLastIndex((it) => factKinds.has(it.kind))
