import type { FoundNumber } from './find-numbers.ts'
import { serviceOf } from './lexicon.ts'
import type { Word } from './split-words.ts'

const packs = /^(x|vezes|pacotes?|combos?|kits?|lotes?|planos?|pedidos?|compras?)$/
const mostTimes = 20
const smallestOrder = 50

/** '2 pacotes de 500', '3x 500', '500 seguidores x2' and '500 + 500' each tell one number. */
export function multiplyNumbers(numbers: readonly FoundNumber[], words: readonly Word[]): FoundNumber[] {
  const found: FoundNumber[] = []
  for (const it of numbers) {
    const before = found.at(-1)
    const value = before && (productOf(before, it, words) ?? sumOf(before, it, words))
    if (before && value)
      found.splice(-1, 1, { ...it, value, from: before.from, to: endOf(before, it, words) })
    else found.push(it)
  }
  return found
}

function productOf(first: FoundNumber, second: FoundNumber, words: readonly Word[]): number | null {
  const between = wordsOf(words, first.to, second.from)
  const before = words[first.from - 1]?.text ?? ''
  if (isMoney(first, words) || isMoney(second, words)) return null
  if (isTimes(first.value) && second.value >= smallestOrder && !/^(em|opcao|numero|por|\/)$/.test(before)) {
    const [pack = '', ...rest] = between
    return packs.test(pack) && /^(de|com)?$/.test(rest.join(' ')) ? first.value * second.value : null
  }
  const isBy = between.at(-1) === 'x' && (between.length === 1 || serviceOf(between.at(-2)!) !== null)
  return isBy && between.length <= 2 && isTimes(second.value) && first.value >= smallestOrder
    ? first.value * second.value
    : null
}

function sumOf(first: FoundNumber, second: FoundNumber, words: readonly Word[]): number | null {
  const between = wordsOf(words, first.to, second.from).join(' ')
  const areUnits = first.value >= smallestOrder && second.value >= smallestOrder
  return between === '+' && areUnits && !isMoney(first, words) && !isMoney(second, words)
    ? first.value + second.value
    : null
}

/** In '500 seguidores x2' the goods stay outside of the number. */
const endOf = (first: FoundNumber, second: FoundNumber, words: readonly Word[]) =>
  serviceOf(words[first.to]?.text ?? '') ? first.to : second.to

const isTimes = (value: number) => Number.isInteger(value) && value >= 1 && value <= mostTimes

const isMoney = ({ from, to, hasCents }: FoundNumber, words: readonly Word[]) =>
  hasCents ||
  /^r?\$$/.test(words[from - 1]?.text ?? '') ||
  /^(real|reais|conto|contos|pila|pilas|rs)$/.test(words[to]?.text ?? '')

const wordsOf = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).map((it) => it.text)
