import { allRules, type Rules, when } from '../../decide.ts'
import type { Act, Topic } from '../reading-labels.ts'
import { type Agreement, readAgreement } from '../agreement/read-agreement.ts'
import { coverageOf, type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import { fitted } from '../fitted.ts'
import { saidText } from '../evidence/narrated-clauses.ts'
import { ofOtherPerson, ofOwnDeed } from '../windows/deed-windows.ts'
import { narration } from '../windows/narration-windows.ts'
import { isAct } from '../matching/match-marks.ts'
import { actsIn } from '../matching/match-message.ts'
import { readConditions } from './read-conditions.ts'
import { asksInGeneral } from '../evidence/past-purchase.ts'
import { isComplaint } from './is-complaint.ts'
import type { Reading } from '../reading.ts'
import { topicTraits } from '../topic-traits.ts'
import { type ActByRule, type ActEvidence, type ActsLeft, lastFactOf, voidActs } from './void-acts.ts'

/** The acts that hold beside each other, those that a rule reads, and those that one makes void; with the slots that only they decide. */
export type ActsRead = ActsLeft & {
  ruled: ActByRule[]
  agreement: Agreement
  slots: Pick<Reading, 'conditions' | 'past' | 'isForOther' | 'isQuestion' | 'coverage'>
}

export function readActs(input: ActEvidence): ActsRead {
  const agreement = readAgreement(input)
  /** 'brincadeira, pode gerar' is none. */
  const isJoke = input.isJoke && !(agreement.commands && input.context.expecting === 'confirmation')
  const past = isJoke ? null : input.slots.past
  const found = actsOf({ ...input, ...agreement, slots: { ...input.slots, past } })
  const hasPage = input.slots.targets.some((it) => it.role === 'wanted')
  return {
    ...(isJoke ? onlyRefusal(found) : found),
    agreement,
    slots: {
      conditions: readConditions(input, input.slots),
      past,
      isForOther: !hasPage && (namesOther(input) || agreement.isForOther),
      isQuestion: asksOf(input, agreement),
      coverage: coverageOf(input),
    },
  }
}

type ActsFound = ActsLeft & { ruled: ActByRule[] }

/** 'quero 500 seguidores. brincadeira' */
const onlyRefusal = ({ acts, voided }: ActsFound): ActsFound => ({
  acts: new Set<Act>(['refuse']),
  voided: [...voided, ...[...acts].map((act) => ({ act, rule: 'a joke only refuses' }))],
  ruled: [{ act: 'refuse', rule: 'a joke only refuses' }],
})

/** It goes to somebody else: 'manda pro meu amigo'. An owner tells only which of several orders: 'não quero o dela'. */
function namesOther({ marks, utterance, context }: ParsedMessage): boolean {
  const isOfSeveral = (context.recap?.length ?? 0) > 1
  /** 'gera o dela', after one's own */
  const isNext = context.recap !== undefined && (context.placed ?? []).length > 0
  if (
    isNext &&
    !marksOf({ marks }, 'other-person').some(({ from }) =>
      ofOtherPerson.toward.test(utterance.units[from]?.text ?? ''),
    )
  )
    return false
  const { units, plain } = utterance
  const textAt = (at: number) => units[at]?.text ?? ''
  return (
    (isOfSeveral && ofOtherPerson.ofSomebody.test(plain)) ||
    marksOf({ marks }, 'other-person').some(
      ({ from }) =>
        (isOfSeveral ||
          ofOtherPerson.toward.test(textAt(from)) ||
          ofOtherPerson.toward.test(textAt(from - 1)) ||
          /** 'isso, da minha esposa' */
          units.length <= fitted.length.ofOther) &&
        !ofOtherPerson.paysOrFeasts.test(textAt(from - 1)) &&
        !ofOtherPerson.asksOrTells.test(textAt(from - 1)),
    )
  )
}
type ActSources = ActEvidence & Agreement

/** Acts that more than a phrase tells. */
export const actRules: Rules<ActSources, Act> = {
  'a password stands in it': when((it) => it.hasPassword, 'offer-password'),
  'a ticket beside the open one': when(
    ({ matches }) => matches.has('ticket:opens-another'),
    'want-other-ticket',
  ),
  'a ticket is asked about': when(asksOfTicket, 'ask-ticket'),
  'news are asked for': when(
    ({ matches }) => !matches.has('ticket:opens') && matches.has('ticket:loosely'),
    'ask-news',
  ),
  'the payment is told': when((it) => isNews(it, 'paid'), 'say-paid'),
  'whether the payment came': when((it) => isNews(it, 'came'), 'ask-payment'),
  'whether something fell': when((it) => isNews(it, 'fell'), 'ask-fell'),
  'a purchase went wrong': when((it) => it.slots.past !== null && isComplaint(it.slots.past, it), 'complain'),
  'unpaid goods are wanted': when(
    (it) => narration.unpaid.test(it.utterance.plain) && narration.unpaid.test(saidText(it)),
    'trick',
  ),
  'goods of a purchase are lost': when(
    (it) => it.purchase.kind === 'lost' && !asksInGeneral(it),
    'report-drop',
  ),
  'a purchase is wished for': when((it) => it.purchase.isWish, 'order'),
  'a quantity may be another': when((it) => it.matches.has('loosely:change-quantity'), 'change-quantity'),
  'a page may be another': when(
    (it) => it.matches.has('loosely:change-link') && !isOfNewOrder(it),
    'change-link',
  ),
  'an order may be added': when((it) => it.matches.has('loosely:add-item'), 'add-item'),
  'words say yes': when((it) => it.agrees, 'agree'),
  'words order to go on': when((it) => it.commands, 'command'),
  'words only nod': when((it) => it.isNod, 'nod'),
  'words are left over beside a yes': when((it) => it.isPartial, 'partial-yes'),
  'the PIX is ordered behind the goods': when((it) => it.commands && endsWithPix(it), 'order-now'),
  'a request that is out of scope': when((it) => it.outOfScope !== null, 'out-of-scope'),
}

/** The page of a new order changes no other. */
const isOfNewOrder = ({ context, slots }: ActEvidence) =>
  context.expecting === 'nothing' ||
  slots.targets.some((it) => it.role === 'wanted') ||
  slots.items.some((it) => it.platform)

function asksOfTicket({ matches, questions }: ActEvidence): boolean {
  return matches.has('ticket:asks') || (questions.marks.length > 0 && matches.has('ticket:asks-whether'))
}
const isNews = ({ matches, context }: ActEvidence, news: 'paid' | 'came' | 'fell') =>
  context.expecting === 'nothing' && matches.has(`news:${news}`)

function actsOf(sources: ActSources): ActsFound {
  const named = [...sources.marks.keys()].filter(isAct)
  const ruled = allRules(actRules, sources).map(({ rule, answer }) => ({ act: answer, rule }))
  const acts = new Set<Act>([...named, ...actsIn(sources.matches), ...ruled.map(({ act }) => act)])
  return { ...voidActs({ ...sources, acts }), ruled }
}

/** 'pode gerar o pix' stands behind all that is ordered; 'já mando o pix' and 'vou fazer o pix' order none. */
function endsWithPix(parsed: ActEvidence): boolean {
  const { units } = parsed.utterance
  const isRequest = (at: number) =>
    !ofOwnDeed.verb.test(units[at]!.text) && !ofOwnDeed.before.test(units[at - 1]?.text ?? '')
  return marksOf(parsed, 'command').some(
    ({ from, to }) =>
      from > lastFactOf(parsed.utterance) &&
      isRequest(from) &&
      units.slice(from, to).some((it) => it.tags.includes('pix~')),
  )
}

/** Whether a topic is no question of its own there: 'no pix mesmo' beside a yes, 'vou confiar, manda' beside a command. */
const isBeside = (topic: Topic, isCommand: boolean): boolean => {
  const { besides } = topicTraits[topic]
  return besides === 'yes' || (isCommand && besides === 'command')
}

/** A question of its own beside a yes; 'pode gerar?' and 'cadê o pix?' ask for the code. */
function asksOf(parsed: ActEvidence, { agrees, commands, isPartial, asksForPix }: Agreement): boolean {
  const { questions, topics, context } = parsed
  const startsWithYes = marksOf(parsed, 'agree').some((it) => it.from <= 1)
  const isYes = agrees || (isPartial && startsWithYes)
  /** 'sim, quero cancelar' */
  const isRefused = !questions.asks && parsed.matches.has('act:want-cancel')
  if (!isYes || isRefused || context.expecting !== 'confirmation') return questions.asks
  if (topics.some((it) => !isBeside(it, commands && !questions.asks))) return true
  /** 'e por que não? vamos nessa' */
  const isRhetorical = (at: number) => marksOf(parsed, 'harmless').some(({ to }) => to === at)
  if (questions.marks.length > 0 && questions.marks.every(isRhetorical)) return false
  if (questions.marks.length === 0) return questions.asks && !startsWithYes && !asksForPix
  return !asksForPix && !marksOf(parsed, 'command').some((it) => it.from > questions.marks.at(-1)!)
}
