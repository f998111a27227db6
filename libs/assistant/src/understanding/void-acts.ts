import type { Act, Topic } from './acts.ts'
import type { Agreement } from './agreement/read-agreement.ts'
import { isWithin, laterWishes } from './later-wishes.ts'
import type { PhraseMatch } from './matching/phrase-index.ts'
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
  for (const { acts: names, when, everywhere } of voidRules)
    if (when(settling))
      for (const act of names)
        if (!everywhere || marksOf(settling, act).every((it) => everywhere(it, settling))) acts.delete(act)
  return acts
}

type VoidRule = {
  acts: readonly Act[]
  when: (it: Settling) => boolean
  /** The act is void only if this holds of each of its places. */
  everywhere?: (place: PhraseMatch, it: Settling) => boolean
}

/** Acts that another act, a purchase or a whole order in the same message makes void, in this order. */
const voidRules: readonly VoidRule[] = [
  { acts: ['want-refund'], when: (it) => it.purchase.isWish },
  { acts: ['order'], when: (it) => !it.purchase.isWish && it.acts.has('want-refill') },
  /** 'não quero mudar nada' */
  {
    acts: ['deny', 'refuse', 'hedge', 'postpone', 'pause', 'change'],
    when: (it) => it.marks.has('harmless') || it.marks.has('remark'),
    everywhere: (place, it) => touches('harmless')(place, it) || touches('remark')(place, it),
  },
  { acts: ['want-person'], when: (it) => it.topics.includes('age') },
  {
    acts: ['want-person'],
    when: (it) => it.acts.has('postpone') || (it.commands && !it.hits.has('sign:talks')),
  },
  { acts: ['ask-status'], when: (it) => it.commands && !it.isQuestion && it.isConfirming },
  {
    acts: ['change-link'],
    when: (it) => !it.marks.has('change-link') && (it.isIdle || it.hasPage || namesNetwork(it)),
  },
  /** 'tudo bem?' */
  { acts: ['agree', 'nod', 'command'], when: (it) => it.isIdle && it.isQuestion && it.acts.has('greet') },
  { acts: ['remove-item'], when: (it) => it.isOrdered },
  /** 'só o primeiro, o outro deixa pra depois', 'só o do insta, o outro não quero' */
  {
    acts: ['refuse', 'postpone'],
    when: (it) => it.isConfirming && (it.slots.scope === 'first' || it.slots.scope === 'named'),
    everywhere: (place, it) => marksOf(it, 'scope-rest').some(({ to }) => to === place.from),
  },
  /** 'gera o pix. depois eu vejo o do insta' */
  {
    acts: ['postpone'],
    when: (it) => laterWishes(it).length > 0,
    everywhere: (place, it) => isWithin(laterWishes(it), place.from),
  },
  /** 'a curtida deixa pra lá', of a recap of several. */
  {
    acts: ['refuse'],
    when: (it) => countOfRecap(it) > 1 && it.marks.has('remove-item'),
    everywhere: within('remove-item'),
  },
  /** 'hoje não', 'depois eu vejo': no more of a no to the recap than the words that put it off. */
  {
    acts: ['refuse'],
    when: (it) => it.isConfirming && it.marks.has('postpone'),
    everywhere: within('postpone'),
  },
  { acts: ['refuse'], when: (it) => it.isConfirming && it.isOrdered && !it.agrees },
  /** 'deixa, pode gerar assim mesmo': a command in a later clause overrules the doubts before it. */
  {
    acts: ['deny', 'refuse', 'pause', 'hedge', 'correct'],
    when: isOverruling,
    everywhere: (place, it) => place.to <= clauseOfCommand(it)!.from,
  },
  /** 'vou falar com ela, por enquanto só o meu, pode gerar': with a harmless phrase between. */
  {
    acts: ['postpone'],
    when: isOverruling,
    everywhere: (place, it) =>
      marksOf(it, 'harmless').some(({ from, to }) => place.to <= from && to <= lastCommand(it)!.from),
  },
  /** 'sim, pros dois perfis', of a recap of two. */
  {
    acts: ['hedge'],
    when: (it) => countOfRecap(it) > 1,
    everywhere: ({ from, to }, it) => to - from === 2 && unitAt(it, from).value === countOfRecap(it),
  },
  /** 'quero o primeiro', where 'primeiro vou ver' waits for something. */
  {
    acts: ['hedge'],
    when: (it) => it.hits.has('choice:first'),
    everywhere: ({ from }, it) => unitAt(it, from).text === 'primeiro',
  },
  { acts: ['want-refill'], when: (it) => it.isQuestion && !it.past && !it.slots.targets.length },
  {
    acts: ['correct', 'change', 'change-link'],
    when: (it) => it.acts.has('add-item') && it.hits.has('sign:too') && !it.hits.has('sign:changes'),
  },
  {
    acts: ['add-item', 'order'],
    when: (it) => it.isConfirming && (it.agrees || it.commands) && it.hits.has('sign:that-too'),
  },
  /** 'o de 500 tá saindo quanto?' */
  { acts: ['report-drop'], when: (it) => it.hits.has('sign:goes-for') && !it.past },
  {
    acts: ['add-item', 'next-item', 'pause'],
    when: (it) => it.marks.has('change-link') && it.hits.has('sign:is-other'),
  },
  { acts: ['order', 'agree', 'command', 'add-item', 'correct'], when: (it) => it.acts.has('complain') },
  {
    acts: ['ask-status', 'ask-total'],
    when: (it) =>
      !it.acts.has('complain') &&
      it.isOrdered &&
      (it.hasPage || it.isConfirming) &&
      !it.utterance.plain.includes('?'),
  },
  /** Beside a whole order a doubt goes, and a refusal that stands before it. */
  { acts: ['postpone', 'pause', 'hedge'], when: isWholeOrder },
  {
    acts: ['refuse'],
    when: (it) => isWholeOrder(it) && it.marks.has('refuse'),
    everywhere: (place, it) => place.from <= lastFactOf(it.utterance),
  },
  { acts: ['say-paid', 'ask-status', 'complain'], when: (it) => it.acts.has('say-unpaid') },
  {
    acts: ['complain', 'want-refund'],
    when: (it) => it.marks.has('elsewhere') && it.purchase.isWish,
  },
]

const namesNetwork = ({ slots }: Settling) => slots.items.some((it) => it.platform)
const countOfRecap = ({ context }: Settling) => context.recap?.length ?? 0
const unitAt = ({ utterance }: Settling, at: number) => utterance.units[at]!

function within(name: string): VoidRule['everywhere'] {
  return (place, it) => marksOf(it, name).some(({ from, to }) => from <= place.from && place.to <= to)
}
const touches =
  (name: string) =>
  (place: PhraseMatch, it: Settling): boolean =>
    marksOf(it, name).some(({ from, to }) => place.from < to && from < place.to)

const lastCommand = (it: Settling) => marksOf(it, 'command').at(-1)
const clauseOfCommand = (it: Settling) =>
  it.clauses.findLast(({ from }) => from <= (lastCommand(it)?.from ?? -1))
function isOverruling(it: Settling): boolean {
  const clause = it.commands && clauseOfCommand(it)
  return Boolean(clause && !clause.marks.has('deny') && !clause.marks.has('refuse'))
}

function isWholeOrder({ isIdle, isOrdered, acts, past, purchase }: Settling): boolean {
  const isTrouble = past !== null && past.state !== 'fine' && past.state !== 'elsewhere' && !purchase.isWish
  return isIdle && isOrdered && !acts.has('complain') && !isTrouble
}

const factKinds: ReadonlySet<string> = new Set(['N', 'G', 'P', 'L', 'K'])
/** The last unit that tells a part of an order. */
export const lastFactOf = ({ units }: ParsedMessage['utterance']) =>
  units.findLastIndex((it) => factKinds.has(it.kind))
