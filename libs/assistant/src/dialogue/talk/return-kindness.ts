import { decide, type Rules, when } from '../../decide.ts'
import { say } from '../../replies/say.ts'
import { soldSuggestions } from '../../replies/suggestions.ts'
import { hasTrait } from '../../understanding/act-traits.ts'
import type { Act, Kindness } from '../../understanding/reading-labels.ts'
import { says } from '../../understanding/reading.ts'
import { hasPage } from '../cart/draft.ts'
import { isAnswerable } from '../is-answerable.ts'
import { namesOrder } from '../names-order.ts'
import { describesProblem } from '../purchase-described.ts'
import { idle } from '../state.ts'
import { isFirstMessage, type Move, type Turn } from '../turn.ts'

const smallTalk: ReadonlySet<Kindness> = new Set([
  'how-are-you',
  'weather',
  'match',
  'natter',
  'chat',
  'joy',
  'woe',
])

/** Whether kind words are all that is meant: the first rule that says something decides. */
export const kindnessRules: Rules<Turn, boolean> = {
  'beside a problem': when(describesProblem, false),
  'beside a scolding': when(({ reading }) => says(reading, 'insult'), false),
  thanks: when((turn) => isThankful(turn) && saysOnlyThanks(turn), true),
  'thanks beside more': when(isThankful, false),
  'beside an order': when((turn) => namesOrder(turn) && !isMark(turn), false),
  'beside a wish or money': when(
    ({ reading: { unsold, money, conditions } }) =>
      unsold !== null || money !== null || conditions.length > 0,
    false,
  ),
  'of a purchase': when(({ reading: { past } }) => past !== null && past.state !== 'fine', false),
  'beside another act': when(({ reading: { acts } }) => !acts.every(isTalk), false),
  'may order': when((turn) => !endsTalk(turn) && mayOrder(turn), false),
  'beside a question with an answer': when(isAnswerable, false),
  'small talk': when((turn) => isSmallTalk(turn), true),
  kind: () => true,
}

/** Nothing is said but to please, or to pass the time. */
export const isKind = (turn: Turn): boolean => {
  const { kindness } = turn.reading
  return kindness.length > 0 && !kindness.includes('chat') && decide(kindnessRules, turn) === true
}

const isSmallTalk = ({ reading }: Turn) => reading.kindness.some((it) => smallTalk.has(it))
const endsTalk = (turn: Turn) => isSmallTalk(turn) || turn.reading.kindness.includes('need-nothing')

const isTalk = (it: Act) => hasTrait(it, 'courtesy', 'like-talk', 'light')
/** 'ontem eu ia reclamar, mas chegou tudo, só passei pra agradecer', 'meu pedido chegou certinho, obrigada' */
const besideThanks: ReadonlySet<Act> = new Set(['complain', 'withdraw-ticket', 'ask-status'] as const)
const saysOnlyThanks = ({ reading, tickets }: Turn) =>
  reading.acts.every((it) => isTalk(it) || (tickets.length === 0 && besideThanks.has(it)))

/** Beside an order, only a no or a doubt is as kind as it sounds. */
const mayOrder = ({ dialogue, reading }: Turn) =>
  dialogue.cart.length > 0
    ? !reading.acts.every((it) => it === 'check-presence' || hasTrait(it, 'courtesy', 'doubt'))
    : says(reading, 'order', 'add-item') || (says(reading, 'refuse') && !isWell({ reading }))

const isWell = ({ reading }: Pick<Turn, 'reading'>) =>
  reading.kindness.includes('all-well') || reading.past?.state === 'fine'
/** 'nota dez pro atendimento' */
const isMark = ({ reading, namedOrders }: Turn) =>
  reading.kindness.includes('praise') &&
  namedOrders.every((it) => !hasPage(it) && !it.serviceType && !it.platform)
/** Thanks for what came, or a joke about it. */
function isThankful(turn: Turn): boolean {
  const { kindness, past, isQuestion } = turn.reading
  const ends = kindness.includes('need-nothing')
  if (isQuestion || says(turn.reading, 'add-item') || (says(turn.reading, 'order') && !ends)) return false
  if (kindness.includes('praise')) return isWell(turn) || past?.state === 'bought'
  return isWell(turn) && (ends || says(turn.reading, 'thank'))
}

export const chats = ({ reading }: Turn): boolean => reading.kindness.includes('chat')

/** Answers in kind; a first message is told what is sold too, if it only passes the time. */
export const returnKindness: Move = (turn) => {
  const { dialogue, reading } = turn
  const { greeting, kindness } = reading
  const words = say('kindness', {
    greets: greeting !== null || (isFirstMessage(turn) && says(reading, 'greet')),
    greeting,
    kindness: isWell(turn) && !kindness.includes('praise') ? ['all-well', ...kindness] : kindness,
    isThanked: says(reading, 'thank'),
    isLeaving: says(reading, 'leave'),
  })
  const state = dialogue.state.at === 'complaining' ? { dialogue: { state: idle } } : {}
  return isFirstMessage(turn) && kindness.every((it) => smallTalk.has(it))
    ? { ...state, parts: [words, say('when-wanted-first')], suggestions: soldSuggestions(turn) }
    : { ...state, parts: [words] }
}
