import { askTexts } from './ask-texts.ts'
import { orderTexts } from './order-texts.ts'
import { priceTexts } from './price-texts.ts'
import { recapTexts } from './recap-texts.ts'
import { rightsTexts } from './rights-texts.ts'
import { talkTexts } from './talk-texts.ts'
import { ticketTexts } from './ticket-texts.ts'

/** Every text of the assistant by its situation: one wording, or several that say the same. */
const texts = {
  ...askTexts,
  ...priceTexts,
  ...recapTexts,
  ...orderTexts,
  ...ticketTexts,
  ...rightsTexts,
  ...talkTexts,
}
type Texts = typeof texts

type Situation = keyof Texts
type DataOf<Key extends Situation> = Parameters<Texts[Key]>[0]

/** The role of a paragraph: by it, it is drawn, opened when it is said again, or left out. */
const kinds = {
  packages: 'list',
  'ask-quantity': 'question-of-list',
  recap: 'recap',
  'ask-yes': 'question-of-recap',
  'still-in-cart': 'question-of-recap',
  'kept-quietly': 'recap-kept',
  'ask-which-to-cancel': 'choice',
  orders: 'orders',
  tickets: 'status',
  'no-ticket': 'answer',
  'nothing-to-cancel': 'answer',
  'order-not-found': 'answer',
  'staff-called-again': 'answer',
  topic: 'answer',
  condition: 'answer',
  prices: 'answer',
  compared: 'answer',
  quoted: 'answer',
  limits: 'answer',
  'package-named': 'answer',
  'out-of-range': 'answer',
  'between-ranges': 'answer',
  'not-sold': 'answer',
  'quoted-by-staff': 'answer',
  greeting: 'greeting',
  'sold-here': 'aside',
  'discounts-there-are': 'aside',
  'if-wanted': 'aside',
  'when-ready': 'aside',
} as const satisfies Partial<Record<Situation, string>>
export type Kind = (typeof kinds)[keyof typeof kinds] | 'remark'
type KindOf<Key extends Situation> = Key extends keyof typeof kinds ? (typeof kinds)[Key] : 'remark'

/** One paragraph of a reply: its situation and the facts it is told with. */
export type Part = {
  [Key in Situation]: { situation: Key; kind: KindOf<Key>; data: DataOf<Key> }
}[Situation]

const kindOf = (situation: Situation): Kind =>
  Object.hasOwn(kinds, situation) ? kinds[situation as keyof typeof kinds] : 'remark'

export const say = <Key extends Situation>(situation: Key, ...[data]: Parameters<Texts[Key]>): Part =>
  // The three are one of the union by construction, which the compiler cannot infer from a type parameter.
  ({ situation, kind: kindOf(situation), data }) as Part

/** The wordings of a paragraph, the first one preferred. */
export function wordingsOf({ situation, data }: Part): readonly string[] {
  const write = texts[situation] as (data: unknown) => string | readonly string[]
  const written = write(data)
  return typeof written === 'string' ? [written] : written
}
