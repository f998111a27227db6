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

/** One paragraph of a reply: its situation and the facts it is told with. */
export type Part = { [Key in Situation]: { situation: Key; data: DataOf<Key> } }[Situation]

export const say = <Key extends Situation>(situation: Key, ...[data]: Parameters<Texts[Key]>): Part =>
  // The pair is one of the union by construction, which the compiler cannot infer from a type parameter.
  ({ situation, data }) as Part

/** The wordings of a paragraph, the first one preferred. */
export function wordingsOf({ situation, data }: Part): readonly string[] {
  const write = texts[situation] as (data: unknown) => string | readonly string[]
  const written = write(data)
  return typeof written === 'string' ? [written] : written
}
