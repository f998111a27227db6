import type { Condition } from '../reading-labels.ts'
import type { Evidence } from '../collect-evidence.ts'
import { marksOf } from '../parse/parse-message.ts'
import { isWithin } from '../evidence/later-wishes.ts'
import { saidClauses } from '../evidence/narrated-clauses.ts'
import type { Mark, MarkMatch } from '../matching/match-marks.ts'
import { timeWords } from '../windows/time-windows.ts'
import { conditionsAtRecap } from '../phrases/halt/condition-phrases.ts'
import { conditionsIn, matchStory } from '../matching/match-clauses.ts'
import type { Slots } from '../slots/read-slots.ts'
import { around } from '../parse/units.ts'
import type { Utterance } from '../parse/utterance.ts'

/** Conditions of a recap, by the marks that tell them. */
const markedBy: ReadonlyArray<[Mark, Condition]> = [
  ...conditionsAtRecap.map((it): [Mark, Condition] => [it, it]),
  ['condition', 'other'],
]
const holdsBack = (it: Condition) => markedBy.some(([, condition]) => condition === it)

/** The restrictions on a yes, or on an order. */
export function readConditions(parsed: Evidence, slots: Slots): Condition[] {
  const isConfirming = parsed.context.expecting === 'confirmation'
  const isOrdering = slots.items.length > 0 || slots.targets.length > 0
  const told = isConfirming || isOrdering ? toldConditions(parsed) : []
  const found = isConfirming ? [...told.filter(holdsBack), ...conditionsOfYes(parsed)] : told
  const all = new Set<Condition>(slots.money?.use === 'counter-offer' ? [...found, 'price'] : found)
  const ofPayment: Condition[] = all.has('pay-after') ? ['time', 'charge-later'] : []
  /** 'pagamento em 60 dias', 'pago quando chegar' */
  return [...all].filter((it) => !ofPayment.includes(it))
}

const maxConditions = 3
/** The conditions made beside an order, and none of what is only told: 'passei a vida vendendo fiado'. */
function toldConditions(parsed: Evidence): Condition[] {
  const whole = conditionsIn(parsed.story.matches)
  if (whole.length === 0) return whole
  const said = saidClauses(parsed)
  const isAllSaid = said.length === parsed.story.clauses.length
  const found = isAllSaid ? whole : conditionsIn(matchStory(said.map((it) => it.text).join(' ')))
  /** A visitor who asks our price bargains about none yet: 'quanto é 500? no outro é 30'. */
  const asksPrice = parsed.questions.asks && parsed.matches.has('act:ask-price')
  return found.filter((it) => it !== 'price' || !asksPrice).slice(0, maxConditions)
}

/** These count in what is told of one's own life too: 'só se meu pai pagar o boleto'. */
const isOfTime: ReadonlySet<Mark> = new Set<Mark>(['time', 'condition'])

/** Conditions that only a recap makes of words. A time is one to charge at, unless it is that of the delivery. */
function conditionsOfYes(parsed: Evidence): Condition[] {
  const marked = markedConditions(parsed)
  const isTimed = marked.includes('time') || namesTime(parsed)
  const others = marked.filter((it) => it !== 'time')
  return isTimed && !parsed.marks.has('of-delivery') ? ['time', 'charge-later', ...others] : others
}

function markedConditions(parsed: Evidence): Condition[] {
  const aside = [...parsed.later, ...parsed.narrated()]
  const { utterance } = parsed
  const isOfNow = (mark: Mark, { from, to }: MarkMatch) =>
    (isOfTime.has(mark) || !isWithin(parsed.asides, from)) &&
    !timeWords.beforePast.test(utterance.units[from - 1]?.text ?? '') &&
    !hasCome(utterance.units, from) &&
    !isWithin(aside, from) &&
    !isSecondOf(utterance, to - 1)
  return markedBy.flatMap(([mark, condition]) =>
    marksOf(parsed, mark).some((it) => isOfNow(mark, it)) ? [condition] : [],
  )
}

/** '100 na primeira e 500 na segunda' is of no Monday. */
const isSecondOf = ({ units }: Pick<Utterance, 'units'>, at: number) =>
  units[at]?.text === 'segunda' && units.slice(0, at).some((it) => it.text === 'primeira')

/** 'hoje é dia 5', 'caiu o salário', 'meu salário já caiu' */
const hasCome = (units: Utterance['units'], at: number) =>
  timeWords.come.test(around(units, at - 4, at)) || timeWords.comeBehind.test(around(units, at + 1, at + 4))

function namesTime(parsed: Evidence): boolean {
  const { units, words } = parsed.utterance
  const aside = [...parsed.later, ...parsed.narrated()]
  return units.some(({ kind, tags, to }, at) => {
    if (isWithin(aside, at) || isSecondOf({ units }, at)) return false
    const [before = '', after, next] = [units[at - 1]?.text, units[at + 1]?.text, units[at + 2]?.kind]
    if (kind === 'N') return after === ':' && next === 'N'
    const isTime = timeWords.year.test(words[to - 1]!.text)
      ? timeWords.ahead.test(around(units, at - 2, at))
      : kind === 'T' || (tags.includes('day~') && !timeWords.beforeNoDate.test(before))
    return isTime && !timeWords.beforePast.test(before) && !hasCome(units, at)
  })
}
