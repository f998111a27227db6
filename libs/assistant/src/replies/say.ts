import type { Wording } from './paragraph.ts'
import { askTexts } from './texts/ask-texts.ts'
import { closingTexts } from './texts/closing-texts.ts'
import { couponTexts } from './texts/coupon-texts.ts'
import { kindnessTexts } from './texts/kindness-texts.ts'
import { orderTexts } from './texts/order-texts.ts'
import { priceTexts } from './texts/price-texts.ts'
import { recapTexts } from './texts/recap-texts.ts'
import { rightsTexts } from './texts/rights-texts.ts'
import type { Role } from './texts/roles.ts'
import { talkTexts } from './texts/talk-texts.ts'
import { ticketTexts } from './texts/ticket-texts.ts'
import { unsoldTexts } from './texts/unsold-texts.ts'

/** The texts of situations, which a turn says: each stands in one of these files. News come unasked: functions in `news`. */
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
  closingTexts,
  kindnessTexts,
] as const

type InAll<Files> = Files extends readonly [infer First, ...infer Rest] ? First & InAll<Rest> : unknown
/** The texts by their situation: one wording, or several, each for when those before it were just said. */
type Texts = { [Key in keyof InAll<typeof textFiles>]: InAll<typeof textFiles>[Key] }

type Situation = keyof Texts
type DataOf<Key extends Situation> = Parameters<Texts[Key]>[0]
type Written = Wording | readonly Wording[]
type Writer<Data> = ((data: Data) => Written) & { role?: Role }
const writers: { readonly [Key in Situation]: Writer<DataOf<Key>> } = Object.assign({}, ...textFiles)

type PartOf<Key extends Situation> = {
  situation: Key
  data: DataOf<Key>
  role: Role | undefined
  wordings: readonly Wording[]
}
/** One paragraph of a reply: its situation, the facts it is told with, and its wordings, the first one preferred. */
export type Part = { [Key in Situation]: PartOf<Key> }[Situation]

export function say<Key extends Situation>(
  situation: Key,
  ...[data]: Parameters<Texts[Key]>
): { [It in Key]: PartOf<It> }[Key] {
  const write = writers[situation]
  const written = write(data)
  return { situation, data, role: write.role, wordings: isSeveral(written) ? written : [written] }
}

/** Whether a part stands in one of these files of texts. */
export const isIn =
  (...files: readonly object[]) =>
  ({ situation }: Part): boolean =>
    files.some((it) => situation in it)

const isSeveral = (written: Wording | readonly Wording[]): written is readonly Wording[] =>
  Array.isArray(written)
