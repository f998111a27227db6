import { fitted } from '../fitted.ts'
import { totalOf } from '../../recap-total.ts'
import { ofMoney } from '../windows/number-windows.ts'
import { notes } from '../words/number-words.ts'
import { around } from '../parse/units.ts'
import { minOrderQuantity } from './facts.ts'
import type { Clause } from '../parse/clauses.ts'
import type { Evidence } from '../collect-evidence.ts'
import type { Reading } from '../reading.ts'
import type { Unit } from '../parse/utterance.ts'

type Money = NonNullable<Reading['money']>

/** The sum a message speaks of, what is to be spent before any other: 'tenho 200, mas só vou gastar 45'. */
export function readMoney(parsed: Evidence): Money | null {
  const { utterance, clauses, context } = parsed
  const { units, pages } = utterance
  /** 'o plano é 110 por mês. Quero 500 no @loja.x' */
  const isWhole = context.expecting === 'nothing' && pages.length > 0
  /** 'faz 500' answers the question how many, and 'faz por 500' haggles. */
  const isCounting = context.expecting === 'choice' || context.expecting === 'quantity'
  const leastCount = (at: number) =>
    isCounting && units[at - 1]?.text !== 'por' ? minOrderQuantity * 100 : Infinity
  const asked = context.recap && totalOf(context.recap)
  const found = clauses.flatMap((clause) =>
    units.slice(clause.from, clause.to).flatMap((unit, index): Money[] => {
      const at = clause.from + index
      const reais = reaisOf(units, at, clause.from, asked ?? leastCount(at))
      if (reais === null) return []
      const left = (reach: number) => around(units, Math.max(clause.from, at - reach), at)
      const use = useOf(units, at, clause)
      const isOfOurs = !(isWhole && use === 'price') || isBesideGoods(units, at, clause)
      const isNarrated = parsed.narrated().has(clause) && (use !== 'budget' || ofMoney.with.test(left(3)))
      const isElse = ofMoney.lost.test(left(5)) || ofMoney.ofEach.test(left(9)) || isPriceOfThing(units, at)
      return isElse || !isOfOurs || (isNarrated && use !== 'paid')
        ? []
        : [{ cents: Math.round(Math.min(reais, 1e9) * 100), use }]
    }),
  )
  return found.findLast((it) => it.use === 'budget') ?? found[0] ?? null
}

/** `asked`: the price of the recap in cents. 'faz 500', of less than that, is no offer. */
function reaisOf(units: readonly Unit[], at: number, from: number, asked: number): number | null {
  const unit = units[at]!
  if (unit.kind === 'M') return unit.value
  const note = notes.get(unit.text)
  if (note !== undefined) return note
  if (unit.kind !== 'N' || units[at + 1]?.kind === 'G') return null
  const left = (reach: number) => around(units, Math.max(from, at - reach), at)
  const asksCount = () => units.slice(from, at).some((it) => ofMoney.asksCount.test(it.text))
  const isMoney =
    (ofMoney.with.test(left(3)) && asksCount()) ||
    (ofMoney.bareOffer.test(left(4)) && isOffer(units, at) && unit.value * 100 < asked) ||
    ofMoney.bareBudget.test(left(5))
  return isMoney ? unit.value : null
}

/** Of few reais, and neither an age nor what is to go somewhere. */
const isOffer = (units: readonly Unit[], at: number) =>
  units[at]!.value < fitted.money.highestOffer &&
  !ofMoney.noOffer.test(around(units, at + 1, at + 3)) &&
  !units[at + 1]?.tags.includes('day~')

/** A sum that stands beside goods. */
const isBesideGoods = (units: readonly Unit[], at: number, clause: Clause) =>
  ofMoney.ofGoods.test(around(units, Math.max(clause.from, at - 4), at)) ||
  ofMoney.onGoods.test(around(units, at + 1, at + 5))

/** The price of a thing that is none of ours. */
const isPriceOfThing = (units: readonly Unit[], at: number) =>
  (ofMoney.beforeSum.test(units[at - 1]?.text ?? '') && isThing(units[at - 2])) ||
  (ofMoney.behindSum.test(units[at + 1]?.text ?? '') && isThing(units[at + 2]))
const isThing = (it: Unit | undefined) =>
  it?.kind === 'word' && it.tags.length === 0 && it.text.length > 3 && !ofMoney.ours.test(it.text)

function useOf(units: readonly Unit[], at: number, clause: Clause): Money['use'] {
  const left = around(units, Math.max(clause.from, at - 6), at).replace(/ ?r?\$$/, '')
  if (ofMoney.paid.test(left) && !ofMoney.unpaid.test(left)) return 'paid'
  if (ofMoney.offering.test(left)) return 'counter-offer'
  if (ofMoney.spending.test(left)) return 'budget'
  return clause.marks.has('cost') && !ofMoney.naming.test(left) ? 'budget' : 'price'
}
