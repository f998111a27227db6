import type { Act, Topic } from './acts.ts'
import { type Agreement, readAgreement } from './agreement/read-agreement.ts'
import { clauseActs, confidenceOf, type ParsedMessage, marksOf } from './parse-message.ts'
import { isOneOf } from './matching/phrase-pattern.ts'
import { actsIn, type MessageHits } from './phrases/message-phrases.ts'
import { readConditions } from './read-conditions.ts'
import { asksInGeneral, isComplaint, readPast } from './read-past.ts'
import type { PastPurchase, Reading } from './reading.ts'
import { type ActEvidence, lastFactOf, withoutVoided } from './void-acts.ts'

/** The acts of an utterance, with the slots that only acts decide. */
export function readActs(
  input: ActEvidence,
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
const isContent = ({ utterance }: ActEvidence, acts: ReadonlySet<Act>) =>
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
function toldActs({ marks, hits, hasPassword, context, utterance: { plain } }: ActEvidence): Set<Act> {
  const acts = new Set([...marks.keys()].filter((it): it is Act => it in clauseActs && !undecided.has(it)))
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
function settledActs(input: ActEvidence, past: PastPurchase | null, agreement: Agreement): Set<Act> {
  const { purchase } = input
  const acts = toldActs(input)
  if (asksInGeneral(input)) for (const it of ['complain', 'report-drop'] as const) acts.delete(it)
  if (past && isComplaint(past, input)) acts.add('complain')
  if (purchase.told === 'lost' && (past || !asksInGeneral(input))) acts.add('report-drop')
  if (purchase.isWish) acts.add('order')
  if (agreement.agrees) acts.add('agree')
  if (agreement.commands) acts.add('command')
  if (agreement.isNod) acts.add('nod')
  if (agreement.commands && endsWithPix(input)) acts.add('order-now')
  return withoutVoided({ ...input, ...agreement, acts, past })
}
/** Behind all that is ordered stands 'pode gerar o pix', and not 'já mando o pix' or 'vou fazer o pix'. */
function endsWithPix(parsed: ActEvidence): boolean {
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
function asksOf(parsed: ActEvidence, { agrees, commands, isNod, asksForPix }: Agreement): boolean {
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
