import { hasQuestionMark } from '../parse/questions.ts'
import { makeUtterance, type Page, type Utterance, withoutPages } from '../parse/utterance.ts'
import {
  asksAboutIt,
  besidePassword,
  disguised,
  handsOver,
  joins,
  keepsIt,
  mayName,
  namesPassword,
  secretBefore,
  shows,
  startsPassword,
} from '../windows/password-windows.ts'
import { normalizeText } from '../words/split-words.ts'

/** Written with '@' or as a link: 'minha_senha1' only looks like a name. */
const isAddress = ({ text }: Utterance, it: Page) => !('handle' in it) || text[it.start] === '@'

/** The message in plain words, punctuation apart, with each address and '@name' as an '@'. */
const plainOf = (utterance: Utterance): string =>
  normalizeText(
    withoutPages({ ...utterance, pages: utterance.pages.filter((it) => isAddress(utterance, it)) }, '@'),
  )
    .replace(disguised, 'senha ')
    .replace(/[:=,]|[?.!](?=[?.!]*(?:\s|$))/g, ' $& ')
    .replace(/\s+/g, ' ')

/** Whether a password is being handed over, which is never kept; asking about passwords is a question like any other. */
export function offersPassword(utterance: Utterance): boolean {
  if (!mayName.test(utterance.text.toLowerCase())) return false
  const plain = plainOf(utterance).replace(keepsIt, ' ').replace(joins, ' , ')
  if (hasQuestionMark(plain) && asksAboutIt.test(plain)) return false
  return (namesPassword.test(plain) && handsOver.test(plain)) || shows.some((it) => it.test(plain))
}

/** The message less its password: of the pieces beside it, those that tell of an order and cannot hold it. */
export function withoutPassword(message: string): string {
  let isBehind = false
  const kept = message.split(besidePassword).map((piece) => {
    const named = startsPassword.exec(piece)
    const head = named ? (secretBefore.test(piece) ? '' : piece.slice(0, named.index)) : piece
    const isKept = isOfOrder(head, isBehind)
    isBehind = named !== null
    return isKept ? head : ''
  })
  return kept.filter(Boolean).join(' ')
}

/** Right behind the word for a password, all but goods may be it; a name without '@' may be one anywhere. */
function isOfOrder(piece: string, isBehind: boolean): boolean {
  const utterance = makeUtterance(piece)
  if (!utterance.pages.every((it) => isAddress(utterance, it))) return false
  const told = utterance.units.flatMap(({ kind, tags }) => [kind, ...tags])
  return told.includes('G') || (!isBehind && told.some((it) => ofOrder.has(it)))
}
const ofOrder: ReadonlySet<string> = new Set(['P', 'L', 'wish~', 'change~'])
