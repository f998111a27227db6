import type { Act, Topic } from '../reading-labels.ts'
import { type Agreement, readAgreement } from '../agreement/read-agreement.ts'
import { confidenceOf, type ParsedMessage, marksOf } from '../parse/parse-message.ts'
import { fitted } from '../fitted.ts'
import { saidText } from '../evidence/narrated-clauses.ts'
import { ofOtherPerson, ofOwnDeed } from '../windows/deed-windows.ts'
import { narration } from '../windows/narration-windows.ts'
import { isAct } from '../matching/match-marks.ts'
import { actsIn } from '../matching/match-message.ts'
import { readConditions } from './read-conditions.ts'
import { asksInGeneral, isComplaint, readPast } from './read-past.ts'
import type { PastPurchase, Reading } from '../reading.ts'
import { topicTraits } from '../topic-traits.ts'
import {
  type ActByRule,
  type ActEvidence,
  type ActsLeft,
  lastFactOf,
  type VoidRules,
  voidActs,
} from './void-acts.ts'

/** The acts that hold beside each other, those that a rule reads, and those that one makes void; with the slots that only they decide. */
export type ActsRead = ActsLeft & {
  ruled: ActByRule[]
  agreement: Agreement
  slots: Pick<Reading, 'conditions' | 'past' | 'isForOther' | 'isQuestion' | 'confidence'>
}

export function readActs(input: ActEvidence, rules?: VoidRules): ActsRead {
  const agreement = readAgreement(input)
  /** Not so 'brincadeira, pode gerar'. */
  const isJoke = input.isJoke && !(agreement.commands && input.context.expecting === 'confirmation')
  const past = isJoke ? null : readPast(input)
  const found = actsOf({ ...input, ...agreement, past }, rules)
  const hasPage = input.slots.targets.some((it) => it.role === 'wanted')
  return {
    ...(isJoke ? onlyRefusal(found) : found),
    agreement,
    slots: {
      conditions: readConditions(input, input.slots),
      past,
      isForOther: !hasPage && (namesOther(input) || agreement.isForOther),
      isQuestion: asksOf(input, agreement),
      confidence: confidenceOf(input),
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
type ActSources = ActEvidence & Agreement & { past: PastPurchase | null }

/** An act that more than a phrase tells. */
type ActRule = { reads: Act; when: (it: ActSources) => boolean }
/** By name; each that holds reads its act. */
export const actRules: Readonly<Record<string, ActRule>> = {
  'a password stands in it': { reads: 'offer-password', when: (it) => it.hasPassword },
  'a ticket beside the open one': {
    reads: 'want-other-ticket',
    when: ({ matches }) => matches.has('ticket:opens-another'),
  },
  'a ticket is asked about': { reads: 'ask-ticket', when: asksOfTicket },
  'news are asked for': {
    reads: 'ask-news',
    when: ({ matches }) => !matches.has('ticket:opens') && matches.has('ticket:loosely'),
  },
  'the payment is told': { reads: 'say-paid', when: (it) => isNews(it, 'paid') },
  'whether the payment came': { reads: 'ask-payment', when: (it) => isNews(it, 'came') },
  'whether something fell': { reads: 'ask-fell', when: (it) => isNews(it, 'fell') },
  'a purchase went wrong': {
    reads: 'complain',
    when: (it) => it.past !== null && isComplaint(it.past, it),
  },
  'unpaid goods are wanted': {
    reads: 'trick',
    when: (it) => narration.unpaid.test(it.utterance.plain) && narration.unpaid.test(saidText(it)),
  },
  'goods of a purchase are lost': {
    reads: 'report-drop',
    when: (it) => it.purchase.kind === 'lost' && !asksInGeneral(it),
  },
  'a purchase is wished for': { reads: 'order', when: (it) => it.purchase.isWish },
  'words say yes': { reads: 'agree', when: (it) => it.agrees },
  'words order to go on': { reads: 'command', when: (it) => it.commands },
  'a nod, or a yes with words left over': { reads: 'nod', when: (it) => it.isNod },
  'the PIX is ordered behind the goods': {
    reads: 'order-now',
    when: (it) => it.commands && endsWithPix(it),
  },
  'the opposite of our goods': {
    reads: 'opposite',
    when: (it) => it.opposite !== null,
  },
}

function asksOfTicket({ matches, questions }: ActEvidence): boolean {
  return matches.has('ticket:asks') || (questions.marks.length > 0 && matches.has('ticket:asks-whether'))
}
const isNews = ({ matches, context }: ActEvidence, news: 'paid' | 'came' | 'fell') =>
  context.expecting === 'nothing' && matches.has(`news:${news}`)

function actsOf(sources: ActSources, rules?: VoidRules): ActsFound {
  const named = [...sources.marks.keys()].filter(isAct)
  const ruled: ActByRule[] = []
  for (const rule in actRules)
    if (actRules[rule]!.when(sources)) ruled.push({ act: actRules[rule]!.reads, rule })
  const acts = new Set<Act>([...named, ...actsIn(sources.matches), ...ruled.map(({ act }) => act)])
  return { ...voidActs({ ...sources, acts }, rules), ruled }
}

/** Behind all that is ordered stands 'pode gerar o pix', and not 'já mando o pix' or 'vou fazer o pix'. */
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
function asksOf(parsed: ActEvidence, { agrees, commands, isNod, asksForPix }: Agreement): boolean {
  const { questions, topics, context } = parsed
  const startsWithYes = marksOf(parsed, 'agree').some((it) => it.from <= 1)
  const isYes = agrees || (isNod && startsWithYes)
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
