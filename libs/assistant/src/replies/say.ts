import { askTexts } from './ask-texts.ts'
import { couponTexts } from './coupon-texts.ts'
import { kindTexts } from './kind-texts.ts'
import { orderTexts } from './order-texts.ts'
import { priceTexts } from './price-texts.ts'
import { recapTexts } from './recap-texts.ts'
import { rightsTexts } from './rights-texts.ts'
import { talkTexts } from './talk-texts.ts'
import { ticketTexts } from './ticket-texts.ts'
import type { Wording } from './paragraph.ts'
import { unsoldTexts } from './unsold-texts.ts'

/** The texts of situations: each stands in one of these files. News, which no turn says, stand in `news-texts.ts`. */
export const textFiles = [
  askTexts,
  priceTexts,
  unsoldTexts,
  recapTexts,
  couponTexts,
  orderTexts,
  ticketTexts,
  rightsTexts,
  talkTexts,
  kindTexts,
] as const

type InAll<Files> = Files extends readonly [infer First, ...infer Rest] ? First & InAll<Rest> : unknown
/** The texts by their situation: one wording, or several that say the same. */
type Texts = { [Key in keyof InAll<typeof textFiles>]: InAll<typeof textFiles>[Key] }

type Situation = keyof Texts
type DataOf<Key extends Situation> = Parameters<Texts[Key]>[0]
type Writers = { readonly [Key in Situation]: (data: DataOf<Key>) => Wording | readonly Wording[] }
const writers: Writers = Object.assign({}, ...textFiles)

type PartOf<Key extends Situation> = { situation: Key; data: DataOf<Key>; wordings: readonly Wording[] }
/** One paragraph of a reply: its situation, the facts it is told with, and its wordings, the first one preferred. */
export type Part = { [Key in Situation]: PartOf<Key> }[Situation]

export function say<Key extends Situation>(
  situation: Key,
  ...[data]: Parameters<Texts[Key]>
): { [It in Key]: PartOf<It> }[Key] {
  const written = writers[situation](data)
  return { situation, data, wordings: isSeveral(written) ? written : [written] }
}

const isSeveral = (written: Wording | readonly Wording[]): written is readonly Wording[] =>
  Array.isArray(written)
