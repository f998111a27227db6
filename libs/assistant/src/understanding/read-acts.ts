import { heardActs, type MessageHits } from './phrases/message-phrases.ts'
import type { Purchase } from './read-purchase.ts'
import type { Opposite } from './read-opposite.ts'
import { paymentNews } from './phrases/payment-news.ts'
import { type Story, storyConditions } from './read-story.ts'
import { besideYes, yesWords } from './phrases/yes-words.ts'
import { type Agreement, readAgreement } from './agreement.ts'
import type { UnitClause } from './clauses.ts'
import { isOneOf } from './matching/windows.ts'
import type { PhraseMatch } from './matching/phrase-matcher.ts'
import type { Act, Condition, Topic } from './acts.ts'
import { noItem, type PastPurchase, type Reading, type ReadingContext } from './reading.ts'
import type { Slots } from './read-slots.ts'
import type { Unit, Utterance } from './utterance.ts'

type Input = {
  utterance: Utterance
  matches: readonly PhraseMatch[]
  hits: MessageHits
  clauses: readonly UnitClause[]
  story: Story
  purchase: Purchase
  opposite: Opposite | null
  context: ReadingContext
  slots: Slots
  topics: readonly Topic[]
  isQuestion: boolean
  password: boolean
  actNames: ReadonlySet<string>
}

const conditionMarks: ReadonlyArray<[string, Condition]> = [
  ['time', 'time'],
  ['audience', 'audience'],
  ['pay-after', 'pay-after'],
  ['payment-method', 'payment-method'],
  ['invoice', 'invoice'],
  ['condition', 'other'],
]

/** The acts of an utterance, with the slots that only acts decide. */
export function readActs(
  input: Input,
): Pick<Reading, 'acts' | 'conditions' | 'past' | 'isForOther' | 'isQuestion' | 'confidence'> {
  const { matches, hits, purchase, opposite, slots, actNames, context } = input
  const acts = new Set<Act>(matches.filter((it) => actNames.has(it.name)).map((it) => it.name as Act))
  for (const it of heardActs(hits)) acts.add(it)
  if (input.password) acts.add('offer-password')
  hearAfterwards(acts, input)
  const isUnpaid = matches.some((it) => it.name === 'say-unpaid')
  const past = asksInGeneral(input) || isUnpaid ? null : pastOf(purchase, slots, matches)
  if (asksInGeneral(input)) for (const it of ['complain', 'report-drop'] as const) acts.delete(it)
  if (past && isComplaint(past, input)) acts.add('complain')
  if (past && purchase.told === 'lost') acts.add('report-drop')
  if (purchase.isWish) {
    acts.add('order')
    acts.delete('want-refund')
  }
  if (!purchase.isWish && acts.has('want-refill')) acts.delete('order')
  const agreement = readAgreement(input.utterance, matches, hits)
  acts.delete('harmless' as Act)
  for (const it of ['agree', 'command'] as const) acts.delete(it)
  if (agreement.agrees) acts.add('agree')
  if (agreement.commands) acts.add('command')
  for (const it of unharmed) if (isOnlyHarmless(it, matches)) acts.delete(it)
  if (acts.has('postpone') || (agreement.commands && !hits.has('sign:talks'))) acts.delete('want-person')
  if (agreement.commands && !input.isQuestion && context.expecting === 'confirmation')
    acts.delete('ask-status')
  if (
    context.expecting === 'nothing' ||
    slots.targets.some((it) => it.role === 'wanted') ||
    slots.items.some((it) => it.platform)
  )
    if (!matches.some((it) => it.name === 'change-link')) acts.delete('change-link')
  if (slots.items.some((it) => it.quantity !== null)) acts.delete('remove-item')
  if (
    context.expecting === 'confirmation' &&
    slots.items.some((it) => it.quantity !== null) &&
    !agreement.agrees
  )
    acts.delete('refuse')
  if (agreement.commands) for (const it of lastWord(matches, input.clauses)) acts.delete(it)
  if (acts.has('want-refill') && input.isQuestion && !past && !slots.targets.length)
    acts.delete('want-refill')
  settle(acts, input, past)
  if (acts.has('say-unpaid'))
    for (const it of ['say-paid', 'ask-status', 'complain'] as const) acts.delete(it)
  if (opposite === 'joke') {
    acts.clear()
    acts.add('refuse')
  } else if (opposite) acts.add('opposite')
  const marks = new Set(matches.map((it) => it.name))
  if (marks.has('elsewhere') && purchase.isWish)
    for (const it of ['complain', 'want-refund'] as const) acts.delete(it)
  const conditions =
    context.expecting === 'confirmation'
      ? conditionMarks.filter(([mark]) => marks.has(mark)).map(([, condition]) => condition)
      : slots.items.length > 0 || slots.targets.length > 0
        ? storyConditions(input.story)
        : []
  if (slots.money?.use === 'counter-offer') conditions.push('price')
  if (
    context.expecting === 'confirmation' &&
    !conditions.includes('time') &&
    namesTime(input.utterance.units)
  )
    conditions.push('time')
  const hasPage = slots.targets.some((it) => it.role === 'wanted')
  const isForOther = !hasPage && (marks.has('other-person') || agreement.isForOther)
  const asks = asksOf(input, agreement)
  const isJoke = opposite === 'joke'
  return {
    acts: [...acts],
    conditions,
    past: isJoke ? null : past,
    isForOther,
    isQuestion: asks,
    confidence: confidenceOf(input),
  }
}

const ticketActs = { ticket: 'ask-ticket', news: 'ask-news', another: 'want-other-ticket' } as const
const newsActs = { paid: 'say-paid', came: 'ask-payment', fell: 'ask-fell' } as const

/** Adds questions and news about tickets and payments made before. */
function hearAfterwards(acts: Set<Act>, { utterance: { plain }, hits, context }: Input): void {
  const asked = ticketAsked(plain, hits)
  if (asked === 'ticket') acts.delete('want-ticket')
  if (asked) acts.add(ticketActs[asked])
  const news = context.expecting === 'nothing' ? paymentNews(plain) : null
  if (news) acts.add(newsActs[news])
}

/** How a message asks after a ticket: in so many words, or only where a visitor has one. */
function ticketAsked(plain: string, hits: MessageHits): keyof typeof ticketActs | null {
  if (hits.has('ticket:opens-another')) return 'another'
  if (hits.has('ticket:opens')) return null
  if (hits.has('ticket:asks') || (plain.includes('?') && hits.has('ticket:asks-whether'))) return 'ticket'
  return hits.has('ticket:loosely') ? 'news' : null
}

const namesTime = (units: readonly Unit[]) =>
  units.some(({ kind, tags }, at) => {
    if (kind === 'T' || kind === 'D') return true
    return tags.includes('day~') && !/^(boa|bom)$/.test(units[at - 1]?.text ?? '')
  }) ||
  units.some(
    (it, at) => it.kind === 'N' && /^[:h]$/.test(units[at + 1]?.text ?? '') && units[at + 2]?.kind === 'N',
  )

const unharmed = ['deny', 'refuse', 'hedge', 'postpone', 'pause', 'change'] as const
/** 'não quero mudar nada' denies nothing: all that says so stands within a harmless phrase. */
function isOnlyHarmless(act: Act, matches: readonly PhraseMatch[]): boolean {
  const harmless = matches.filter((it) => it.name === 'harmless')
  const own = matches.filter((it) => it.name === act)
  return (
    harmless.length > 0 && own.every((it) => harmless.some(({ from, to }) => it.from < to && from < it.to))
  )
}

const ofPix = new Set<Topic>(['payment-methods', 'pix-code', 'pix-approval', 'how-it-works', 'gradual'])
/** A question of its own beside a yes; 'pode gerar?' and 'cadê o pix?' ask for the code. */
function asksOf(
  { isQuestion, utterance, topics, matches, context }: Input,
  { agrees, asksForPix }: Agreement,
): boolean {
  const starts = matches.some((it) => it.name === 'agree' && it.from <= 1)
  if (!agrees || context.expecting !== 'confirmation') return isQuestion
  if (topics.some((it) => !ofPix.has(it))) return true
  if (!utterance.plain.includes('?')) return isQuestion && !starts && !asksForPix
  const lastMark = utterance.units.findLastIndex((it) => it.text === '?')
  return !asksForPix && !matches.some((it) => it.name === 'command' && it.from > lastMark)
}

/** A purchase told with its page, and nothing wished for, wants help with it. */
const undecided = ['refuse', 'postpone', 'pause', 'hedge', 'want-refund', 'want-cancel'] as const
/** Acts that another act or a whole order in the same message makes void. */
function settle(
  acts: Set<Act>,
  { slots, matches, context, utterance, purchase }: Input,
  past: PastPurchase | null,
): void {
  const isOrdered = slots.items.some((it) => it.quantity !== null)
  const hasPage = slots.targets.some((it) => it.role === 'wanted')
  if (acts.has('add-item') && utterance.units.some((it) => it.text === 'tambem')) acts.delete('correct')
  if (acts.has('complain'))
    for (const it of ['order', 'agree', 'command', 'add-item', 'correct'] as const) acts.delete(it)
  else if (isOrdered && hasPage && !utterance.plain.includes('?')) acts.delete('ask-status')
  if (context.expecting !== 'nothing' || !isOrdered || acts.has('complain')) return
  if (past && past.state !== 'fine' && past.state !== 'elsewhere' && !purchase.isWish) return
  const lastFact = utterance.units.findLastIndex(
    (it) => it.kind === 'N' || it.kind === 'G' || it.kind === 'L',
  )
  for (const act of undecided) {
    const own = matches.filter((it) => it.name === act)
    const isLater = own.some((it) => it.from > lastFact)
    if (own.length > 0 && (act === 'postpone' || act === 'hedge' || act === 'pause' || !isLater))
      acts.delete(act)
  }
}

const overruled = ['deny', 'refuse', 'pause', 'hedge', 'correct'] as const
/** 'deixa, pode gerar assim mesmo': a command in a later clause overrules the doubts before it. */
function lastWord(matches: readonly PhraseMatch[], clauses: readonly UnitClause[]): Act[] {
  const command = matches.findLast((it) => it.name === 'command')
  if (!command) return []
  const clause = clauses.find((it) => command.from >= it.from && command.from < it.to)
  if (!clause || clause.marks.has('deny') || clause.marks.has('refuse')) return []
  return overruled.filter((act) => matches.every((it) => it.name !== act || it.to <= clause.from))
}

/** Words of the visitor's own purchase: without them 'isso é golpe?' asks in general. */
const ofOwn = isOneOf(`
  meus?|minhas?|comprei|compramos|paguei|pagamos|cade|recebi|recebemos|pedi|transferi|fiz|contratei
`)
const asksInGeneral = ({ isQuestion, topics, slots, utterance }: Input) =>
  isQuestion &&
  topics.length > 0 &&
  !slots.targets.length &&
  !utterance.units.some((it, at) => ofOwn.test(it.text) && !utterance.units[at + 1]?.tags.includes('person~'))

const halting = new Set(['pause', 'postpone', 'refuse', 'correct'])
/** 'pede 1000 pra monetizar, tenho 700, manda os 300 que faltam' */
const reachesGoal =
  /\b(tenho|estou com)\b.*\bque faltam?\b|\bque faltam?\b.*\b(monetizar|mil|bater|completar)\b/
function isComplaint(
  { state }: PastPurchase,
  { purchase, slots, context, isQuestion, topics, matches, hits, utterance }: Input,
): boolean {
  if (
    reachesGoal.test(utterance.plain) &&
    utterance.units.some((it) => it.tags.includes('give~') || it.tags.includes('wish~'))
  )
    return false
  if (purchase.isWish || state === 'fine' || state === 'elsewhere') return false
  const isIdle = context.expecting === 'nothing'
  const isShort = !isIdle && context.expecting !== 'confirmation' && utterance.units.length <= 9
  if (
    isShort &&
    state !== 'lost' &&
    !hits.has('sign:trouble') &&
    !utterance.units.some((it) => it.tags.includes('bought~') || it.text === 'nao' || it.text === 'nada')
  )
    return false
  if (!isIdle && !hits.has('sign:trouble')) return false
  if (
    hits.has('sign:pix') &&
    !slots.items.length &&
    !slots.targets.length &&
    !/comprei|seguidor|inscrit|curtid|view/.test(utterance.plain) &&
    !isIdle
  )
    return false
  if (!isIdle && topics.length > 0 && !slots.items.length && !slots.targets.length) return false
  if (!isIdle && (state === 'wrong' || (!slots.items.length && matches.some((it) => halting.has(it.name)))))
    return false
  if (state !== 'bought') return true
  const hasPage = slots.targets.some((it) => it.role === 'wanted')
  return hasPage && isIdle && !(isQuestion && topics.length > 0) && !purchase.wentWell
}

const stateOf: Partial<Record<NonNullable<Purchase['told']>, PastPurchase['state']>> = {
  lost: 'lost',
  trouble: 'pending',
  slip: 'wrong',
  grumble: 'pending',
  bought: 'bought',
  known: 'bought',
}
function pastOf(purchase: Purchase, slots: Slots, matches: readonly PhraseMatch[]): PastPurchase | null {
  if (purchase.told && matches.some((it) => it.name === 'elsewhere'))
    return { state: 'elsewhere', item: noItem }
  const isFine = purchase.wentWell && (!purchase.told || purchase.told === 'bought')
  const state = isFine ? 'fine' : purchase.told ? stateOf[purchase.told] : undefined
  if (!state) return null
  return { state, item: purchase.told ? (slots.items[0] ?? noItem) : noItem }
}

/** The share of the words that some entity, phrase or word of the lexicon accounts for. */
function confidenceOf({ utterance: { units }, matches }: Input): number {
  const words = units.filter((it) => it.kind !== 'sign')
  if (!words.length) return 0
  const covered = new Set(
    matches.flatMap((it) => Array.from({ length: it.to - it.from }, (_, index) => it.from + index)),
  )
  const known = units.filter(
    (it, at) =>
      it.kind !== 'sign' &&
      (it.kind !== 'word' ||
        covered.has(at) ||
        it.tags.length > 0 ||
        besideYes.has(it.text) ||
        yesWords.has(it.text)),
  )
  return Math.round((known.length / words.length) * 100) / 100
}
