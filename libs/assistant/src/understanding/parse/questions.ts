import { asksIn } from '../matching/match-message.ts'
import { courtesy, leadsToReason, rhetorical, tagQuestion } from '../windows/question-windows.ts'
import type { Utterance } from './utterance.ts'

/** How a message asks: all readers of a question ask here. */
export type Questions = {
  /** The sentences that ask the shop something, by a mark or by their words. */
  sentences: readonly string[]
  asks: boolean
  /** The places of question marks among the units. */
  marks: readonly number[]
  /** They only ask for a nod: 'vou falar com ele antes, tá?' */
  isTagOnly: boolean
  endsAsking: boolean
}

/** `said`: the words of the utterance that are no aside. */
export function questionsIn({ units, plain }: Utterance, said: string): Questions {
  const sentences = askingSentences(said)
  const marks = units.flatMap((it, at) => (it.text === '?' ? [at] : []))
  return {
    sentences,
    asks: sentences.length > 0,
    marks,
    isTagOnly: marks.length > 0 && !hasQuestionMark(withoutRhetorical(plain).replaceAll(tagQuestion, '')),
    endsAsking: endsAsking(plain),
  }
}

/** Outside of addresses. */
export const hasQuestionMark = (text: string): boolean => /\?(?![\w=&])/.test(text)
/** A laugh or a sign may stand behind the mark. */
export const endsAsking = (text: string): boolean => /\?\s*\S{0,4}\s*$/.test(text)
export const withoutRhetorical = (text: string): string => text.replaceAll(rhetorical, '.')

const sentenceEnd = /(?<=[?!.\n]) (?![?!.])/
const quotedWords = /" [^"]{1,200} "/g

/** Not 'tudo bem?' before another one, nor what somebody else asked. */
function askingSentences(said: string): string[] {
  const sentences = said.replaceAll(quotedWords, '"').split(sentenceEnd)
  const asking = sentences.filter((it) => asks(it.trim()))
  const others = asking.filter((it) => !courtesy.test(it.trim()))
  return sentences.length > asking.length ? others : asking
}

/** '????' asks nothing. */
const asks = (sentence: string) =>
  hasQuestionMark(sentence) ? /[a-z]/.test(sentence) : !leadsToReason.test(sentence) && asksIn(sentence)
