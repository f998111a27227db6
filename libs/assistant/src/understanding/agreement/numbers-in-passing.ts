import type { ParsedMessage } from '../parse/parse-message.ts'
import { besideYes, yesWords } from '../phrases/yes-words.ts'
import type { Reading } from '../reading.ts'
import type { Unit } from '../parse/utterance.ts'
import { oddsOfNumber } from '../learned/learned-reader.ts'

/** The odds of a quantity from which on one word of a story beside a number does not suffice. */
const likely = 0.95

/** A list of more numbers is no remark. */
const mostNumbers = 8

/**
 * The reading without numbers that a remark beside a yes brings: 'na outra loja tava 140 …, manda o pix', 'sou do 3º andar'. A
 * remark is a part of the message with words that are of no yes and of no order.
 */
export function withoutNumbersInPassing(told: Reading, parsed: ParsedMessage): Reading {
  const numbers = parsed.utterance.units.flatMap(({ kind, value }, at) =>
    kind === 'N' ? [{ value, at }] : [],
  )
  if (numbers.length > mostNumbers) return told
  const passing = new Set(numbers.filter(({ at }) => isInPassing(parsed, at)).map(({ value }) => value))
  const items = told.items.filter(
    ({ quantity, target }) => quantity === null || target !== null || !passing.has(quantity),
  )
  return items.length === told.items.length ? told : { ...told, items }
}

function isInPassing(parsed: ParsedMessage, at: number): boolean {
  const { units } = parsed.utterance
  const isSign = ({ kind }: Unit) => kind === 'sign'
  const from = units.findLastIndex((it, place) => place < at && isSign(it)) + 1
  if (units.slice(Math.max(from, at - 2), at).some(asks)) return false
  const end = units.findIndex((it, place) => place > at && isSign(it))
  const words = units.slice(from, end < 0 ? units.length : end).filter(isOfRemark).length
  return words > 1 || (words === 1 && oddsOfNumber(parsed, at) < likely)
}

/** 'mas já que tá barato manda logo 5 mil' */
const asks = ({ tags }: Unit) => tags.some((it) => it === 'give~' || it === 'wish~' || it === 'issue~')

const isOfRemark = ({ kind, text, tags }: Unit) =>
  kind === 'word' && tags.length === 0 && !besideYes.has(text) && !yesWords.has(text)
