import type { Act, Topic } from './acts.ts'
import { type Agreement, readAgreement } from './agreement/read-agreement.ts'
import { actRows, confidenceOf, type ParsedMessage, marksOf } from './parse-message.ts'
import { isWithin, laterWishes } from './later-wishes.ts'
import { isOneOf } from './matching/windows.ts'
import { actsIn, type MessageHits } from './phrases/message-phrases.ts'
import { readConditions } from './read-conditions.ts'
import type { Opposite } from './read-opposite.ts'
import { asksInGeneral, isComplaint, readPast } from './read-past.ts'
import type { Purchase } from './read-purchase.ts'
import type { Slots } from './slots/read-slots.ts'
import type { PastPurchase, Reading } from './reading.ts'

type Input = ParsedMessage & {
  purchase: Purchase
  opposite: Opposite | null
  slots: Slots
  topics: readonly Topic[]
  hasPassword: boolean
}

/** The acts of an utterance, with the slots that only acts decide. */
export function readActs(
  input: Input,
): Pick<Reading, 'acts' | 'conditions' | 'past' | 'isForOther' | 'isQuestion' | 'confidence'> {
  const { slots } = input
  const past = readPast(input)
  const agreement = readAgreement(input)
  /** 'brincadeira, pode gerar' */
  const isTakenBack = agreement.commands && input.context.expecting === 'confirmation'
  const opposite = isTakenBack && input.opposite === 'joke' ? null : input.opposite
  const acts = opposite === 'joke' ? new Set<Act>(['refuse']) : settledActs(input, past, agreement)
  if (opposite && opposite !== 'joke') acts.add('opposite')
  const hasPage = slots.targets.some((it) => it.role === 'wanted')
  return {
    acts: [...acts],
    conditions: readConditions(input, slots),
    past: opposite === 'joke' ? null : past,
    isForOther: !hasPage && (namesOther(input) || agreement.isForOther),
    isQuestion: asksOf(input, agreement) && !isContent(input, acts),
    confidence: confidenceOf(input),
  }
}

/** Thanks and patience ask nothing: 'ah, tá no prazo então, obrigada, vou aguardar'. */
const isContent = ({ utterance }: Input, acts: ReadonlySet<Act>) =>
  acts.has('thank') && acts.has('postpone') && !utterance.plain.includes('?')

/** Somebody else is named, and not as the one whose telephone or money pays, or whose feast it is. */
const namesOther = (parsed: ParsedMessage): boolean =>
  marksOf(parsed, 'other-person').some(
    ({ from }) => !paysOrFeasts.test(parsed.utterance.units[from - 1]?.text ?? ''),
  )
const paysOrFeasts = isOneOf(`
  celular|telefone|banco|nubank|cartao|ap|aplicativo|dinheiro|aniversario|niver|inauguracao|festa|evento|lancamento
`)

const ticketActs = { ticket: 'ask-ticket', news: 'ask-news', another: 'want-other-ticket' } as const
const newsActs = [
  ['news:paid', 'say-paid'],
  ['news:came', 'ask-payment'],
  ['news:fell', 'ask-fell'],
] as const
/** Rows that are no acts yet: `readAgreement` decides. */
const undecided = new Set(['agree', 'command', 'harmless', 'remark', 'asks-for-pix'])

/** The acts that the words tell, each by itself. */
function toldActs({ marks, hits, hasPassword, context, utterance: { plain } }: Input): Set<Act> {
  const acts = new Set([...marks.keys()].filter((it): it is Act => it in actRows && !undecided.has(it)))
  for (const it of actsIn(hits)) acts.add(it)
  if (hasPassword) acts.add('offer-password')
  const asked = ticketAsked(plain, hits)
  if (asked === 'ticket') acts.delete('want-ticket')
  if (asked) acts.add(ticketActs[asked])
  const news = newsActs.find(([phrase]) => hits.has(phrase))
  if (news && context.expecting === 'nothing') acts.add(news[1])
  return acts
}

/** How a message asks after a ticket: in so many words, or only where a visitor has one. */
function ticketAsked(plain: string, hits: MessageHits): keyof typeof ticketActs | null {
  if (hits.has('ticket:opens-another')) return 'another'
  if (hits.has('ticket:opens')) return null
  if (hits.has('ticket:asks') || (plain.includes('?') && hits.has('ticket:asks-whether'))) return 'ticket'
  return hits.has('ticket:loosely') ? 'news' : null
}

/** The acts that hold beside each other. */
function settledActs(input: Input, past: PastPurchase | null, agreement: Agreement): Set<Act> {
  const { purchase, slots, context } = input
  const acts = toldActs(input)
  if (asksInGeneral(input)) drop(acts, ['complain', 'report-drop'])
  if (past && isComplaint(past, input)) acts.add('complain')
  if (purchase.told === 'lost' && (past || !asksInGeneral(input))) acts.add('report-drop')
  if (purchase.isWish) acts.add('order')
  if (agreement.agrees) acts.add('agree')
  if (agreement.commands) acts.add('command')
  if (agreement.isNod) acts.add('nod')
  if (agreement.commands && endsWithPix(input)) acts.add('order-now')
  const settling: Settling = {
    ...input,
    ...agreement,
    acts,
    past,
    isOrdered: slots.items.some((it) => it.quantity !== null),
    hasPage: slots.targets.some((it) => it.role === 'wanted'),
    isConfirming: context.expecting === 'confirmation',
    isIdle: context.expecting === 'nothing',
  }
  for (const [isVoid, names] of voidActs)
    if (isVoid(settling)) drop(acts, typeof names === 'function' ? names(settling) : names)
  return acts
}
const drop = (acts: Set<Act>, names: readonly Act[]) => names.forEach((it) => acts.delete(it))

type Settling = Input &
  Agreement & {
    acts: ReadonlySet<Act>
    past: PastPurchase | null
    isOrdered: boolean
    hasPage: boolean
    isConfirming: boolean
    isIdle: boolean
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

const factKinds: ReadonlySet<string> = new Set(['N', 'G', 'P', 'L', 'K'])
const lastFactOf = ({ units }: ParsedMessage['utterance']) =>
  units.findLastIndex((it) => factKinds.has(it.kind))

/** Behind all that is ordered stands 'pode gerar o pix', and not 'já mando o pix' or 'vou fazer o pix'. */
function endsWithPix(parsed: Input): boolean {
  const { units } = parsed.utterance
  const isRequest = (at: number) =>
    !/o$/.test(units[at]!.text) && !/^(vou|irei)$/.test(units[at - 1]?.text ?? '')
  return marksOf(parsed, 'command').some(
    ({ from, to }) =>
      from > lastFactOf(parsed.utterance) &&
      isRequest(from) &&
      units[from]!.text !== 'vou' &&
      units.slice(from, to).some((it) => it.tags.includes('pix~')),
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

/** Words of a subject that a yes may bring: 'no pix mesmo', 'é pra presente'. */
const saysHow = new Set<Topic>([
  'payment-methods',
  'pix-code',
  'pix-approval',
  'how-it-works',
  'gradual',
  'for-someone',
])
/** Words of trust beside a command: 'vou confiar, manda', 'meu banco já tá aberto, manda'. */
const reassuring = new Set<Topic>(['safety', 'support-hours'])
/** A question of its own beside a yes; 'pode gerar?' and 'cadê o pix?' ask for the code. */
function asksOf(parsed: Input, { agrees, commands, isNod, asksForPix }: Agreement): boolean {
  const { isQuestion, utterance, topics, context } = parsed
  const startsWithYes = marksOf(parsed, 'agree').some((it) => it.from <= 1)
  const isYes = agrees || (isNod && startsWithYes)
  /** 'sim, quero cancelar' */
  const isRefused = !isQuestion && parsed.hits.has('act:want-cancel')
  if (!isYes || isRefused || context.expecting !== 'confirmation') return isQuestion
  const isReassured = commands && !isQuestion
  if (topics.some((it) => !saysHow.has(it) && !(isReassured && reassuring.has(it)))) return true
  const { units } = utterance
  const asked = units.flatMap((it, at) => (it.text === '?' ? [at] : []))
  /** 'e por que não? vamos nessa' */
  const isRhetorical = (at: number) => marksOf(parsed, 'harmless').some(({ to }) => to === at)
  if (asked.length > 0 && asked.every(isRhetorical)) return false
  if (asked.length === 0) return isQuestion && !startsWithYes && !asksForPix
  return !asksForPix && !marksOf(parsed, 'command').some((it) => it.from > asked.at(-1)!)
}
