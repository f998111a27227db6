import { type ParsedMessage, marksOf, maxMarks } from '../parse-message.ts'
import { isOneOf } from '../matching/phrase-pattern.ts'
import type { Fact } from './facts.ts'

/** 'se eu ganhar na loteria, eu compro 5000' */
const wouldBuy = isOneOf('compro|levo|pego|fecho|peco|compraria|levaria|pegaria|fecharia|pediria')

/** Whether a fact stands in a hypothesis, or in a question of prices beside a recap. */
export function supposing(parsed: ParsedMessage): (it: Fact) => boolean {
  const { clauses, context, utterance } = parsed
  const isAsking = context.expecting === 'confirmation' && utterance.plain.includes('?')
  const polite = marksOf(parsed, 'polite')
  const hypotheses = marksOf(parsed, 'hypothesis')
    .filter((it) => !polite.some(({ from }) => from === it.from))
    .slice(0, maxMarks)
  return (it) => {
    const clause = clauses[it.clause]!
    const isPriced = (clause.firstWish === Infinity ? [clause, clauses[it.clause + 1]] : [clause]).some(
      (one) => one?.marks.has('cost'),
    )
    if (isAsking && isPriced) return true
    const deed = utterance.units.slice(clause.from, it.at).find(({ text }) => wouldBuy.test(text))
    if (
      deed &&
      hypotheses.some(({ from }) => clauses[it.clause - 1] && from === clauses[it.clause - 1]!.from)
    )
      return true
    return hypotheses.some(({ from }) => from <= it.at && from >= clause.from)
  }
}
