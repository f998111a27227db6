import { couponTexts } from './coupon-replies.ts'
import { orderTexts } from './order-replies.ts'
import { priceTexts } from './price-replies.ts'
import { purchaseTexts } from './purchase-replies.ts'
import { recapTexts } from './recap-replies.ts'
import { rightsTexts } from './rights-texts.ts'
import { talkTexts } from './talk-replies.ts'

/** Every text of the assistant by its situation: one wording, or several that say the same. */
const texts = {
  ...couponTexts,
  ...orderTexts,
  ...priceTexts,
  ...recapTexts,
  ...purchaseTexts,
  ...rightsTexts,
  ...talkTexts,
}
type Texts = typeof texts

export type Situation = keyof Texts
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
