import { type Page, type Utterance, withoutPages } from '../parse/utterance.ts'
import {
  asksAboutIt,
  disguised,
  handsOver,
  joins,
  keepsIt,
  mayName,
  namesPassword,
  shows,
} from '../windows/password-windows.ts'
import { plainText } from '../words/split-words.ts'

/** Written with '@' or as a link: 'minha_senha1' only looks like a name. */
const isAddress = ({ text }: Utterance, it: Page) => !('handle' in it) || text[it.start] === '@'

/** The message in plain words, punctuation apart, with each address and '@name' as an '@'. */
const plainOf = (utterance: Utterance): string =>
  plainText(
    withoutPages({ ...utterance, pages: utterance.pages.filter((it) => isAddress(utterance, it)) }, '@'),
  )
    .replace(disguised, 'senha ')
    .replace(/[:=,]|[?.!](?=[?.!]*(?:\s|$))/g, ' $& ')
    .replace(/\s+/g, ' ')

/** Whether a password is being handed over, which is never kept; asking about passwords is a question like any other. */
export function offersPassword(utterance: Utterance): boolean {
  if (!mayName.test(utterance.text.toLowerCase())) return false
  const plain = plainOf(utterance).replace(keepsIt, ' ').replace(joins, ' , ')
  if (plain.includes('?') && asksAboutIt.test(plain)) return false
  return (namesPassword.test(plain) && handsOver.test(plain)) || shows.some((it) => it.test(plain))
}
