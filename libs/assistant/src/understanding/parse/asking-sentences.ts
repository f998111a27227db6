import { courtesy } from '../windows/courtesy-windows.ts'
import { asksIn } from '../matching/match-message.ts'

const sentenceEnd = /(?<=[?!.\n]) (?![?!.])/
const quotedWords = /" [^"]{1,200} "/g
const gives = /^(porque|pois|e porque|e que) /

/** The sentences of a message that ask the shop something: not 'tudo bem?' before another one, nor what somebody else asked. */
export function askingSentences(plain: string): string[] {
  const sentences = plain.replaceAll(quotedWords, '"').split(sentenceEnd)
  const asking = sentences.filter((it) => asks(it.trim()))
  const others = asking.filter((it) => !courtesy.test(it.trim()))
  return sentences.length > asking.length ? others : asking
}

/** '????' asks nothing. */
const asks = (sentence: string) =>
  sentence.includes('?') ? /[a-z]/.test(sentence) : !gives.test(sentence) && asksIn(sentence)
