import { brand } from '@smm/site/brand'
import { Refusal } from '@smm/http-service/refusal'
import { commonPasswords } from './common-passwords.ts'

/** The shortest word that counts as the whole of a password: 'senha' of 'senha1234567'. */
const minWordLength = 4

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Refuses with COMMON_PASSWORD what a guesser tries first: length alone does not make a password. */
export function refuseCommonPassword(password: string, username: string): void {
  if (isCommonPassword(password, [username, brand.name])) throw new Refusal('COMMON_PASSWORD')
}

/** A known word with figures and signs around it, a part of `ownWords`, a short text repeated, or figures alone. */
export function isCommonPassword(password: string, ownWords: string[]): boolean {
  const text = plain(password)
  const word = withoutEdges(text)
  const own = ownWords.map(compact)
  return (
    /^\d*$/.test(text) ||
    isRepeated(text) ||
    isRepeated(word) ||
    [text, word, fromLeet(word), compact(word)].some((it) => isListed(it) || own.includes(it))
  )
}

/** Lower case without accents. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const compact = (text: string) => plain(text).replace(/[^a-z0-9]/g, '')
const withoutEdges = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')
const fromLeet = (text: string) => text.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign)

const isListed = (word: string) =>
  word.length >= minWordLength && !/\s/.test(word) && commonPasswords.includes(` ${word} `)

/** 'aaaaaaaaaaaa', 'abcabcabcabc', 'senhasenha'. */
function isRepeated(text: string): boolean {
  const lengths = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1)
  return lengths.some((length) => text === text.slice(0, length).repeat(text.length / length))
}
