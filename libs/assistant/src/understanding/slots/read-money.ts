import { totalOf } from '../../recap-total.ts'
import { ofMoney } from '../phrases/lists/number-windows.ts'
import { notes } from '../words/number-words.ts'
import { around } from '../parse/units.ts'
import type { Clause } from '../parse/clauses.ts'
import type { ParsedMessage } from '../parse/parse-message.ts'
import type { Reading } from '../reading.ts'
import type { Unit } from '../parse/utterance.ts'

type Money = NonNullable<Reading['money']>

/** A visitor who bargains names fewer reais: 'o do tiktok faz 2500' is a quantity. */
const highestOffer = 1000

/** The sum a message speaks of, what is to be spent before any other: 'tenho 200, mas só vou gastar 45'. */
export function readMoney({
  utterance: { units, pages },
  clauses,
  context,
  isQuestion,
}: ParsedMessage): Money | null {
  /** 'o plano é 110 por mês. Quero 500 no @loja.x' */
  const isWhole = context.expecting === 'nothing' && pages.length > 0
  const asked = context.recap ? totalOf(context.recap) : Infinity
  const found = clauses.flatMap((clause) =>
    units.slice(clause.from, clause.to).flatMap((unit, index): Money[] => {
      const at = clause.from + index
      const reais = reaisOf(units, at, clause.from, asked)
      if (reais === null) return []
      const left = (reach: number) => around(units, Math.max(clause.from, at - reach), at)
      const isElsewhere = isWhole && !isQuestion && ofMoney.elsewhere.test(left(6))
      return ofMoney.lost.test(left(5)) || isElsewhere || (isWhole && isOfStory(units, at, clause))
        ? []
        : [{ cents: Math.round(Math.min(reais, 1e9) * 100), use: useOf(units, at, clause) }]
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
  const isAsked = () => units.slice(from, at).some((it) => it.text.startsWith('quant'))
  const isMoney =
    (ofMoney.with.test(left(3)) && isAsked()) ||
    (ofMoney.bareOffer.test(left(4)) && unit.value < highestOffer && unit.value * 100 < asked) ||
    ofMoney.bareBudget.test(left(5))
  return isMoney ? unit.value : null
}

/** A sum that stands beside no goods, and is neither offered nor to be spent. */
const isOfStory = (units: readonly Unit[], at: number, clause: Clause) =>
  useOf(units, at, clause) === 'price' &&
  !ofMoney.ofGoods.test(around(units, Math.max(clause.from, at - 4), at)) &&
  !ofMoney.onGoods.test(around(units, at + 1, at + 5))

function useOf(units: readonly Unit[], at: number, clause: Clause): Money['use'] {
  const left = around(units, Math.max(clause.from, at - 6), at).replace(/ ?r?\$$/, '')
  if (ofMoney.paid.test(left) && !ofMoney.unpaid.test(left)) return 'paid'
  if (ofMoney.offering.test(left)) return 'counter-offer'
  if (ofMoney.spending.test(left)) return 'budget'
  return clause.marks.has('cost') && !ofMoney.naming.test(left) ? 'budget' : 'price'
}
