import { endsWith } from '../matching/phrase-pattern.ts'
import { around } from '../units.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { Unit } from '../utterance.ts'

type Money = NonNullable<Reading['money']>
const bigNotes: Readonly<Record<string, number>> = {
  vintao: 20,
  vintinho: 20,
  trintao: 30,
  quarentao: 40,
  cinquentao: 50,
  cinquentinha: 50,
  cenzao: 100,
  milzao: 1000,
  oncinha: 50,
  duzentao: 200,
}
const spending = endsWith(
  `
  tenho|temos|com|ate|gastar|gasto|investir|disponivel|orcamento|budget|verba|maximo|so tenho
  posso|disponho|caixa|sobrou
`,
  `de|e|no|so|uns|umas|ate|r\\$|o|meu|dos|esta|pra`,
)
const offering = endsWith(
  `
  faz|fazem|faria|fecha|fecho|deixa|sai|rola|fizer|fizerem|abaixa|baixa|da pra fazer|consegue
  aceita|pago
`,
  `por|a|em|pra|isso|tudo|r\\$|so`,
)
const naming = endsWith(
  `por|custa|cobra|valor|preco|vi|era|estava|a|sai|no valor de|pix de|que custa|o de|a de|os de
  pacote de|esse de|de`,
  `r\\$`,
)
const bareBudget = endsWith(
  `orcamento|verba|budget|caixa|gastar|investir`,
  `e|de|so|ate|uns|umas|esta|no maximo|maximo|:|em torno de`,
)

/** 'faz por 30?' */
const bareOffer = endsWith(`faz|fazem|fecha|deixa|rola|consegue`, `isso|tudo|ai|pra|mim|por|a`)

/** The sum a message speaks of, the one that can be spent before any other. */
export function readMoney(units: readonly Unit[], clauses: readonly Clause[]): Money | null {
  const found = clauses.flatMap((clause) =>
    units.slice(clause.from, clause.to).flatMap((unit, index): Money[] => {
      const at = clause.from + index
      const reais = reaisOf(units, at, clause.from)
      return reais === null
        ? []
        : [{ cents: Math.round(Math.min(reais, 1e9) * 100), use: useOf(units, at, clause) }]
    }),
  )
  const gastar = found.find((_, index) => index > 0 && found[index]!.use === 'budget')
  return gastar ?? found.find((it) => it.use === 'budget') ?? found[0] ?? null
}

function reaisOf(units: readonly Unit[], at: number, from: number): number | null {
  const unit = units[at]!
  if (unit.kind === 'M') return unit.value
  if (Object.hasOwn(bigNotes, unit.text)) return bigNotes[unit.text]!
  if (unit.kind !== 'N' || units[at + 1]?.kind === 'G') return null
  if (
    /(^| )com( so| uns)?$/.test(around(units, Math.max(from, at - 3), at)) &&
    units.slice(from, at).some((it) => /^quant/.test(it.text))
  )
    return unit.value
  if (bareOffer.test(around(units, Math.max(from, at - 4), at))) return unit.value
  return bareBudget.test(around(units, Math.max(from, at - 5), at)) ? unit.value : null
}

function useOf(units: readonly Unit[], at: number, clause: Clause): Money['use'] {
  const left = around(units, Math.max(clause.from, at - 6), at).replace(/ ?r?\$$/, '')
  if (
    /(^| )(paguei|pagamos|gastei|transferi|pago|fiz um pix de|fiz o pix de|pix de)( \S+)?$/.test(left) &&
    !/(^| )(so|vou|quero)( \S+)*$/.test(left)
  )
    return 'paid'
  if (offering.test(left)) return 'counter-offer'
  if (spending.test(left) || bareBudget.test(left)) return 'budget'
  if (naming.test(left)) return 'price'
  return clause.marks.has('cost') ? 'budget' : 'price'
}
