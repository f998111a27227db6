import { memoize } from '../../memoize.ts'
import { slang } from './slang.ts'

/** One word, number, sign or emoji of a message, without accents and in lower case. `adjacent`: no blank before it. */
export type Word = { text: string; adjacent: boolean; isVerb?: true }

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u20e3\ufe0f\ufeff]/g
/** CPF, CNPJ, telephone and CEP as people write them: nobody's quantity. */
const personalData = [
  /\d{3}\.\d{3}\.\d{3}-\d{2}/,
  /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/,
  /(?:\(?\d{2}\)?\s?)?9\d{4}-\d{4}/,
  /\(?\d{2}\)?\s?\d{4}-\d{4}/,
  /(?:\+?55\s?)?\(?\d{2}\)?\s?9?\d{4}[\s.]\d{4}/,
  /(?<=(?:fone|zap|whats\w*|cel\w*|contato|liga\w*)[^\d]{0,9})9?\d{4}[\s.-]\d{4}/,
  /\d{5}-\d{3}/,
  /(?<=cpf[^\d]{0,6})\d{11}/,
]
const personalDatum = new RegExp(`(?<!\\d)(?:${personalData.map((it) => it.source).join('|')})(?!\\d)`, 'g')
/** Words before an id that letters or digits alone spell: one of forty has no letter. */
const beforeId = /(?<=(?:pedido|protocolo|codigo|\bid|n[uú]mero|#)\s*(?:(?:[:#nº°é]|e)\s*){0,3})/
/** The id of an order, whole or its beginning: its digits and letters are no words. */
export const orderIdPattern = new RegExp(
  String.raw`\b(?=[0-9a-f]{8})(?:${beforeId.source}|(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f]|\d{8}-))[0-9a-f]{8}(?:-[0-9a-f]{4}){0,3}(?:-[0-9a-f]{12})?\b`,
  'i',
)
const orderIdsPattern = new RegExp(orderIdPattern, 'gi')
/** '1e9', a number beyond every order. */
const scientific = /(?<![\w.,])(\d)e([6-9]|\d\d)(?!\w)/g
const writtenOut = (_: string, digit: string, zeros: string) => digit + '0'.repeat(Number(zeros))
const wordPattern = /r\$|\d+(?:[.,]\d+)*|[a-z]+|[\p{Extended_Pictographic}\p{Emoji_Modifier}]|[^\s\w]/gu

/** Lower case, no accents, no invisible characters, 'simmmm' → 'sim', "that's" → 'that'; digits of other scripts as 0–9. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(?<=[a-z])n['’]t(?![a-z])/g, ' not')
    .replace(/(?<=[a-z])['’](?:s|m|ll|re|ve)(?![a-z])/g, '')
    .replace(/(?<![a-z\d])(?:k{2,}|(?:ha|he|hua|rs){2,}[ha]*|k{3,}[a-z]*)(?![!$#_-]*[a-z\d])/g, ' haha ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?<=\d)oo(?![a-z])/g, '00')

/** A word said more often in a row says no more: '!!!!!!', 'não não não não'. */
const maxRun = 3
const isRun = (words: readonly Word[], text: string) =>
  words.length >= maxRun && words.slice(-maxRun).every((it) => it.text === text)

/** 'é' by itself is the verb; 'e' may be either. */
const verbIs = /(?<![\p{L}\p{N}])(?:é|eh)(?![\p{L}\p{N}])/giu
const verbSign = '\ue1ff'

/** The words that letters as typed stand for, without a double ending: 'vcs', 'simm'. */
const wordsFor = memoize((typed: string): readonly string[] => {
  const word = typed.length > 2 ? typed.replace(/([a-z])\1+$/, '$1') : typed
  return (slang.get(word) ?? word).split(' ')
})

/** The words of a text that holds no address. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const plain = normalizeText(text.normalize('NFC').replace(orderIdsPattern, ' ').replace(verbIs, verbSign))
    .replace(personalDatum, ' ')
    .replace(scientific, writtenOut)
  let end = 0
  for (const it of plain.matchAll(wordPattern)) {
    const adjacent = it.index === end && it.index > 0
    end = it.index + it[0].length
    if (it[0] === verbSign) {
      words.push({ text: 'e', adjacent, isVerb: true })
      continue
    }
    for (const word of wordsFor(it[0])) if (!isRun(words, word)) words.push({ text: word, adjacent })
  }
  return words
}
