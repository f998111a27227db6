import { endsWith } from '../matching/windows.ts'
import { around } from '../units.ts'
import type { Resize } from '../reading.ts'
import type { Unit } from '../utterance.ts'

const adds = endsWith(
  `
  mais|\\+|soma|some|somar|acrescenta|acrescente|adiciona|adicione|inclui|inclua|junta|junte
  aumenta|aumente|aumentar|sobe
`,
  `uns|umas|outros|outras|em|de|ai|so|ja|N|um|pacote|plano|combo|lote`,
)
const addsAfter = /^(G )?(a mais|de mais|extras?|adiciona(l|is))( |$)/
const takes = endsWith(
  `
  tira|tirar|tire|diminui|diminuir|diminua|reduz|reduza|reduzir|baixa|baixe|abate|corta|corte|cortar|abater|descontar|retirar
  retira|desconta|menos
`,
  `uns|umas|em|so|de|ai`,
)
const takesAfter = /^(G )?a menos( |$)/
const factors: ReadonlyArray<[RegExp, number]> = [
  [/\bmais uma? ((pacote|pedido|plano|combo) )?(igual|dess[ea]s?|do mesmo)\b/, 2],
  [/\bmetade a mais\b/, 1.5],
  [/\b(o dobro|dobra|dobre|dobrar|dobro|duplica|duplicar|em dobro)\b/, 2],
  [/\b(triplo|triplica|triplicar)\b/, 3],
  [/\b(quadruplo|quadruplica)\b/, 4],
  [/\b(a|na|so|pela|pra|faz|fazer|manda|mandar|quero|querer) metade\b(?! do (preco|valor))/, 0.5],
  [/^metade\b|\bmetade disso\b/, 0.5],
]
const factorAfter =
  /^((x|vezes|pacotes?|combos?|planos?|lotes?) )?(mais )?(isso|disso|d?ess[ea]s?|igual|iguais|del[ea]s|a mesma)( |$)/
const countedFactor = /\b(\d{1,2}) ?(x|vezes) (isso|mais|essa?|a quantidade|a mesma)/

/** How the message changes the quantity in hand; null where it names a quantity of its own. */
export function readResize(units: readonly Unit[], plain: string): Resize | null {
  for (const [at, unit] of units.entries()) {
    if (unit.kind !== 'N' || unit.value < 1) continue
    const left = around(units, at - 4, at)
    const right = around(units, at + 1, at + 4)
    if (/^(pacotes?|combos?|planos?|lotes?) de N/.test(right)) continue
    if (unit.value <= 20 && factorAfter.test(right)) return { by: 'factor', factor: unit.value }
    if (takes.test(left) || takesAfter.test(right))
      return { by: 'difference', difference: -Math.floor(unit.value) }
    if ((adds.test(left) && !/(pra|para|em vez)$/.test(left)) || addsAfter.test(right))
      return { by: 'difference', difference: Math.floor(unit.value) }
  }
  const counted = countedFactor.exec(plain)
  if (counted) return { by: 'factor', factor: Number(counted[1]) }
  const factor = factors.find(([pattern]) => pattern.test(plain))
  return factor ? { by: 'factor', factor: factor[1] } : null
}
