import { findNumbers, type FoundNumber } from './find-numbers.ts'
import { serviceOf } from './lexicon.ts'
import type { Word } from './split-words.ts'

/** What a quantity of the product in hand costs; null where it cannot be ordered. */
export type PriceOf = (quantity: number) => number | null

/** Between a quantity and its price: 'as 300 de 25', '500 que custam 45', '1000 por R$ 82,50'. */
const joins =
  /^((,|e|que|sai|saem|esta|estao|ta|custa|custam|fica|ficam|de|do|da|dos|das|por|a|com|no|valor|preco|=|-|\(|r\$|mesmo|mesma|ai) ?)+$/
const currency = /^(reais|real|conto|contos|pila|pilas|rs)$/

/** A quantity that is named with the very price it has: that quantity, and the words without its price. */
export function withoutPriceSaid(
  words: readonly Word[],
  priceOf: PriceOf | null,
): { words: readonly Word[]; quantity: number | null } {
  const numbers = priceOf ? findNumbers(words) : []
  for (const [at, number] of numbers.entries()) {
    const price = numbers[at + 1]
    if (!price || !isJoined(words, number, price) || !isPrice(price.value, priceOf!(number.value))) continue
    const end = currency.test(words[price.to]?.text ?? '') ? price.to + 1 : price.to
    return { words: [...words.slice(0, number.to), ...words.slice(end)], quantity: number.value }
  }
  return { words, quantity: null }
}

/** R$ 82,50 is called 82 too. */
const isPrice = (value: number, cents: number | null) =>
  cents !== null &&
  (Math.round(value * 100) === cents || (Number.isInteger(value) && Math.abs(value * 100 - cents) < 100))

function isJoined(words: readonly Word[], first: FoundNumber, second: FoundNumber): boolean {
  if (serviceOf(words[second.to]?.text ?? '')) return false
  const from = serviceOf(words[first.to]?.text ?? '') ? first.to + 1 : first.to
  return joins.test(
    words
      .slice(from, second.from)
      .map((it) => it.text)
      .join(' '),
  )
}
