import { hasWish } from '../parse/clauses.ts'
import { type ParsedMessage, marksOf, maxMarks } from '../parse/parse-message.ts'
import { ofSupposed } from '../windows/supposed-windows.ts'
import { endsSentence } from '../parse/units.ts'
import { type Fact, type FactRule, isOrdered, isWanted } from './facts.ts'

/** Words between a condition and what is wished then. */
const reach = 6

/** 'quero 500, e se meu marido deixar mais 1000 no tiktok': what is wished beside an order if something happens. */
function conditional(parsed: ParsedMessage, facts: readonly Fact[]): (it: Fact) => boolean {
  const { units } = parsed.utterance
  const first = parsed.context.expecting === 'confirmation' ? -1 : (facts.find(isOrdered)?.at ?? Infinity)
  const polite = marksOf(parsed, 'polite').map(({ from }) => from)
  const stretches = marksOf(parsed, 'condition')
    .slice(0, maxMarks)
    .flatMap(({ from, to }) => {
      const wish = facts.find((it) => isOrdered(it) && it.at >= to)
      if (!wish || first >= from || wish.at - to > reach || polite.includes(from)) return []
      const stop = units.findIndex((it, at) => at > wish.at && (it.text === ',' || endsSentence(it)))
      const end = stop < 0 ? units.length : stop
      return units.slice(to, end).some(({ text }) => ofSupposed.more.test(text)) ? [{ from, end }] : []
    })
  return ({ at }) => stretches.some(({ from, end }) => from <= at && at < end)
}

/** 'quero 500 pra @loja.x, mas 1000 fica quanto?': goods whose price is asked behind an order with its page. */
function pricedBesideOrder({ clauses }: ParsedMessage, facts: readonly Fact[]): (it: Fact) => boolean {
  const isPriced = (clause: number) => clauses[clause]!.marks.has('cost')
  const page = facts.find(
    ({ kind, clause }) => kind === 'page' && hasWish(clauses[clause]!) && !isPriced(clause),
  )
  const ordered = facts.filter((it) => isOrdered(it) && it.clause === page?.clause)
  const [first] = ordered
  if (!first) return () => false
  const isAgain = (it: Fact) => ordered.some(({ value }) => value === it.value)
  return (it) => it.clause > first.clause && isPriced(it.clause) && !isAgain(it)
}

/** Facts in a hypothesis, or in a question of prices beside a recap or an order. */
export const supposedFacts: FactRule = ({ evidence: parsed, facts }) => {
  const { clauses, context, utterance, questions } = parsed
  const isAsking = context.expecting === 'confirmation' && questions.marks.length > 0
  const polite = marksOf(parsed, 'polite')
  const hypotheses = marksOf(parsed, 'hypothesis')
    .filter((it) => !polite.some(({ from }) => from === it.from))
    .slice(0, maxMarks)
  const isConditional = conditional(parsed, facts)
  const isBesideOrder = pricedBesideOrder(parsed, facts)
  const isPriced = ({ clause }: Fact) =>
    (hasWish(clauses[clause]!) ? [clause] : [clause, clause + 1]).some((it) => clauses[it]?.marks.has('cost'))
  const isInHypothesis = ({ at, clause }: Fact) => {
    const [before, own] = [clauses[clause - 1], clauses[clause]!]
    const isWouldBe = () =>
      utterance.units.slice(own.from, at).some(({ text }) => ofSupposed.wouldBuy.test(text))
    return hypotheses.some(
      ({ from }) => (own.from <= from && from <= at) || (from === before?.from && isWouldBe()),
    )
  }
  return (it) =>
    isWanted(it) &&
    (isConditional(it) || isBesideOrder(it) || (isAsking && isPriced(it)) || isInHypothesis(it))
      ? 'supposed'
      : undefined
}
