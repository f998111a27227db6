import { findNumbers, type FoundNumber } from './find-numbers.ts'
import { platformOf, serviceOf } from './lexicon.ts'
import type { Word } from './split-words.ts'

export type SortedNumbers = {
  /** Units wanted, each with its place among the words. */
  quantities: FoundNumber[]
  /** Line of a list: 'opção 2'. */
  places: number[]
  money: { cents: number; use: 'budget' | 'price' } | null
  /** Units the visitor says he already has. */
  owned: number | null
}

const currency =
  /^(real|reais|reau|reaus|conto|contos|pila|pilas|mango|mangos|prata|pratas|dinheiros|brl|rs|\$|r\$|temer|golpinhos)$/
const otherUnit =
  /^(dias?|horas?|h|hs|min|mins|minutos?|segundos?|mes|meses|semanas?|anos?|vez|vezes|x|%|perfis|contas?|videos?|posts?|publicacoes|fotos?|canais|stories|parcelas?|vzs|am|pm|opcoes|pacotes|redes|kg|km|gb)$/
const place = /^(opcao|numero|item|alternativa|pacote|plano|op|linha|n|num|nº|º)$/
const bigNotes: Record<string, number> = {
  vintao: 20,
  vintinho: 20,
  trintao: 30,
  quarentao: 40,
  cinquentao: 50,
  cinquentinha: 50,
  cenzao: 100,
  milzao: 1000,
  oncinha: 50,
}
const spending =
  /\b(tenho|so tenho|com|ate|gastar|investir|disponivel|orcamento|budget|verba|maximo|quanto da|quantos da|quantas da|da pra|da quantos|da quantas|consigo|rende|compra quantos|de seguidor\w*|de curtida\w*|de inscrit\w*|de visualiza\w*|de views?|de likes?)\b/
const naming =
  /\b(por|fecha|faz|faco|deixa|pago|sai|custa|cobra|valor|preco|barato|caro|desconto|vi|era|tava|estava|anunci\w+|combinad\w+|prometeu|pix de|promocao)\b/

/** What each number of a message counts: units wanted, money, a line of a list, or nothing of ours. */
export function sortNumbers(words: readonly Word[], plain: string): SortedNumbers {
  const sorted: SortedNumbers = { quantities: [], places: [], money: null, owned: null }
  for (const it of findNumbers(words)) {
    const kind = kindOf(it, words, sorted.quantities.length > 0)
    if (kind === 'quantity' && Number.isInteger(it.value)) sorted.quantities.push(it)
    if (kind === 'place') sorted.places.push(it.value)
    if (kind === 'owned') sorted.owned = it.value
    if (kind === 'money')
      sorted.money = { cents: Math.round(Math.min(it.value, 1e9) * 100), use: useOf(plain) }
    if (kind === 'price') sorted.money = { cents: Math.round(Math.min(it.value, 1e9) * 100), use: 'price' }
  }
  const note = words.find((it) => Object.hasOwn(bigNotes, it.text))
  if (note && !sorted.money) sorted.money = { cents: bigNotes[note.text]! * 100, use: useOf(plain) }
  return sorted
}

function kindOf(number: FoundNumber, words: readonly Word[], hasQuantity: boolean) {
  const before = words[number.from - 1]?.text ?? ''
  const twoBefore = words[number.from - 2]?.text ?? ''
  const after = words[number.to]?.text ?? ''
  const isCounted =
    serviceOf(after) !== null || (after === 'de' && serviceOf(words[number.to + 1]?.text ?? '') !== null)
  if (/^r?\$$/.test(before) || (currency.test(after) && !isCounted)) return 'money'
  if (before === '-' && words[number.from]!.adjacent) return 'nothing'
  if (otherUnit.test(after)) return 'nothing'
  if (place.test(before) && number.value < 20) return 'place'
  if (/^dia$/.test(before) || number.value >= 1e10) return 'nothing'
  if (number.hasCents) return 'money'
  const saysHas =
    /^(tenho|tinha|tem|com)$/.test(before) &&
    /^(ja|estou|so|que|eu|esta|\W?)$/.test(before === 'tenho' ? '' : twoBefore)
  if (saysHas && isCounted && /^(tenho|tinha|com)$/.test(before)) return 'owned'
  if (before === 'por' && !isCounted && platformOf(after) === null && (hasQuantity || number.value < 50))
    return 'price'
  return 'quantity'
}

const useOf = (plain: string): 'budget' | 'price' =>
  naming.test(plain) && !spending.test(plain) ? 'price' : 'budget'
