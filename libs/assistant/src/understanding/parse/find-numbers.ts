import { memoize } from '../../memoize.ts'
import { behindDigits } from '../windows/number-windows.ts'
import {
  articles,
  augmentedEnding,
  halves,
  misspeltNumbers,
  noNumbers,
  scales,
  smallNumbers,
  wholeScales,
} from '../words/number-words.ts'
import { isWithinEdits } from '../words/spelling.ts'
import type { Word } from '../words/split-words.ts'

/** A number and the words it stands in: `words[from]` to `words[to - 1]`. */
export type FoundNumber = { value: number; from: number; to: number; hasCents: boolean }

const fuzzy = [...smallNumbers.keys()].filter((it) => it.length >= 7)

const smallOf = memoize((word: string): number | undefined => {
  const known = smallNumbers.get(word) ?? misspeltNumbers.get(word)
  if (known !== undefined || word.length < 6 || noNumbers.has(word)) return known
  const grown = smallNumbers.get(word.replace(augmentedEnding, 'os'))
  return grown ?? smallNumbers.get(fuzzy.find((it) => isWithinEdits(word, it)) ?? '')
})
const scaleOf = (word: string | undefined) => (word ? scales.get(word) : undefined)

/** '1.500', '1,5', '10', '1.234,56'; NaN for what is no number, as '1.2.3'. */
function digitsOf(text: string): { value: number; hasCents: boolean } {
  if (/^\d{1,3}([.,]\d{3})+$/.test(text)) return { value: Number(text.replace(/[.,]/g, '')), hasCents: false }
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(text))
    return { value: Number(text.replace(/\./g, '').replace(',', '.')), hasCents: true }
  if (/^\d+[.,]\d{1,2}$/.test(text))
    return { value: Number(text.replace(',', '.')), hasCents: /\D\d\d$/.test(text) }
  return { value: /^\d+$/.test(text) ? Number(text) : Number.NaN, hasCents: false }
}

/** Every number of a message, written in digits, in words, or in both: '1,5k', '10 mil', 'mil e quinhentos', 'meio milhão'. */
export function findNumbers(words: readonly Word[]): FoundNumber[] {
  const found: FoundNumber[] = []
  for (let at = 0; at < words.length;) {
    const number = numberAt(words, at)
    if (number && Number.isFinite(number.value)) found.push(number)
    at = number ? number.to : at + 1
  }
  return found
}

function numberAt(words: readonly Word[], from: number): FoundNumber | null {
  const text = words[from]!.text
  const half = halves.has(text) ? scaleOf(words[from + 1]?.text) : undefined
  if (half) return { value: half / 2, from, to: from + 2, hasCents: false }
  const found = andHalf(words, from) ?? (/^\d/.test(text) ? fromDigits(words, from) : fromWords(words, from))
  return found && isGlued(words, found.to) ? { ...found, value: Number.NaN, to: found.to + 1 } : found
}

/** '1 e meio k', 'três e meio mil' */
function andHalf(words: readonly Word[], from: number): FoundNumber | null {
  const { text } = words[from]!
  const times = scaleOf(words[from + 3]?.text)
  if (!times || words[from + 1]?.text !== 'e' || !halves.has(words[from + 2]!.text)) return null
  const whole = /^\d{1,3}$/.test(text) ? Number(text) : smallOf(text)
  return whole === undefined ? null : { value: (whole + 0.5) * times, from, to: from + 4, hasCents: false }
}

/** '500abc', '1k5z': what is left unread may change the number, so that none was read. */
function isGlued(words: readonly Word[], to: number): boolean {
  const after = words[to]
  if (!after?.adjacent) return false
  return /^\d/.test(after.text)
    ? /[a-z\d]$/.test(words[to - 1]!.text)
    : /^[a-z]/.test(after.text) && !behindDigits.glued.test(after.text)
}

function fromDigits(words: readonly Word[], from: number): FoundNumber {
  const start = digitsOf(words[from]!.text)
  let to = from + 1
  let value = start.value
  if (/^\d{1,3}$/.test(words[from]!.text) && /^(000|500)$/.test(words[to]?.text ?? '')) {
    value = value * 1000 + Number(words[to]!.text)
    to++
  }
  const times = scaleOf(words[to]?.text)
  if (!times) return { value, from, to, hasCents: start.hasCents }
  value = Math.round(value * times)
  to++
  const link = words[to]?.text === 'e' ? 1 : 0
  const rest = words[to + link]
  const tenth = times === 1e3 && rest && (link || rest.adjacent) && /^\d$/.test(rest.text)
  if (tenth && (!link || isTenth(words, to + 2)))
    return { value: value + Number(rest.text) * 100, from, to: to + link + 1, hasCents: false }
  if (link && rest?.text === 'meio') return { value: value + times / 2, from, to: to + 2, hasCents: false }
  const added = /^\d{2,3}$/.test(rest?.text ?? '') ? Number(rest!.text) : (smallOf(rest?.text ?? '') ?? 0)
  const isHalfTold = rest?.adjacent && /^\d\d$/.test(rest.text)
  const isAdded =
    times === 1e3 && !isHalfTold && !scaleOf(words[to + link + 1]?.text) && added >= 10 && added < 1000
  return isAdded && (link || added % 50 === 0)
    ? { value: value + added, from, to: to + link + 1, hasCents: false }
    : { value, from, to, hasCents: false }
}

/** The 5 of '2 mil e 5' is the half of a thousand, unless it counts something of its own. */
const isTenth = (words: readonly Word[], next: number) =>
  words[next] === undefined || behindDigits.tenth.test(words[next].text)

/** 'cento e vinte', 'dois mil e quinhentos', 'mil'. A lone 'um', 'uma' or 'meia' is an article, not a number. */
function fromWords(words: readonly Word[], from: number): FoundNumber | null {
  let total = 0
  let group = 0
  let lowest = Infinity
  let to = from
  for (let at = from; at < words.length;) {
    const link = at > from && words[at]!.text === 'e' ? 1 : 0
    const word = words[at + link]?.text ?? ''
    const part = smallOf(word)
    const times = link ? undefined : scaleOf(word)
    // In 'dois mil e dez mil' another number begins.
    if (link && lowest === 1000 && scaleOf(words[at + 2]?.text)) break
    if (part !== undefined && part < lowest && (at === from || link || lowest >= 1000)) {
      group += part
      lowest = part >= 100 ? 100 : part >= 20 ? 10 : 1
    } else if (times && times > 1) {
      if (at === from && !wholeScales.has(word)) break
      total += Math.max(group, 1) * times
      group = 0
      lowest = 1000
    } else break
    at += link + 1
    to = at
  }
  const rest = words[to]?.text === 'e' ? (words[to + 1]?.text ?? '') : ''
  if (lowest === 1000 && rest === 'meio')
    return { value: total + scaleOf(words[to - 1]!.text)! / 2, from, to: to + 2, hasCents: false }
  if (lowest === 1000 && /^\d{2,3}$/.test(rest))
    return { value: total + Number(rest), from, to: to + 2, hasCents: false }
  const isArticle = to === from + 1 && articles.has(words[from]!.text)
  return to === from || isArticle ? null : { value: total + group, from, to, hasCents: false }
}
