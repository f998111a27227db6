import { isPlainAgreement } from '../agreement/plain-agreement.ts'
import { goodsNamed, type Reading, type ShownOrder } from '../reading.ts'
import { nameOf } from '../parse/units.ts'
import type { Page, Unit, Utterance } from '../parse/utterance.ts'
import { type Features, hashOf, mix } from './features.ts'

/** A longer message is read by its beginning and its end. */
const maxUnits = 80
const silent = '.,;:"()\n-'
const longestWordNgram = 3
const [shortestCharNgram, longestCharNgram] = [3, 5]

/**
 * Turns a message into features for the classifier: n-grams of words, of their tags and of letters, its length, and the
 * tables' reading, if any. Numbers and names count by their kind, beside a recap also by whether it shows them.
 */
export function actFeatures(
  utterance: Utterance,
  reading: Reading | null,
  recap: readonly ShownOrder[] = [],
): Features {
  const { units } = utterance
  const nameIn = (it: Unit) => nameOf(it) + (recap.length > 0 ? comparison(it, utterance, recap) : '')
  const spoken = units.filter((it) => !silent.includes(it.text))
  const read =
    spoken.length > maxUnits ? [...spoken.slice(0, maxUnits / 2), ...spoken.slice(-maxUnits / 2)] : spoken
  const found = new Set<number>()
  const names = read.map(nameIn)
  addWordNgrams(found, names, 'word')
  const tags = read.map((it, at) => it.tags.find(isTag) ?? names[at]!)
  if (tags.some((it, at) => it !== names[at])) addWordNgrams(found, tags, 'tag')
  for (const it of read) if (it.kind === 'word') addCharNgrams(found, it.text)
  found.add(hashOf(`length ${lengthOf(read.length)}`))
  return { words: [...found], reading: reading ? readingNames(reading).map((it) => hashOf(it)) : [] }
}

/** The tables' reading as words of their own. */
const readingNames = (reading: Reading): string[] => [
  ...reading.acts.map((it) => `act ${it}`),
  ...reading.conditions.map((it) => `condition ${it}`),
  ...slotsInFeatures.flatMap((it) => (isEmpty(slotOf(reading, it)) ? [] : [`slot ${it}`])),
  `agreement ${isPlainAgreement(reading)}`,
  `past ${reading.past?.state}`,
  `coverage ${Math.floor(reading.coverage * 4)}`,
]
export const slotsInFeatures = [
  'topics',
  'items',
  'supposed',
  'replaced',
  'resize',
  'unsold',
  'isForOther',
  'isQuestion',
] as const
/** Goods count whether they are wanted or were bought: `past` tells which. */
const slotOf = (reading: Reading, name: (typeof slotsInFeatures)[number]) =>
  name === 'items' ? goodsNamed(reading) : reading[name]
const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0)

const isTag = (tag: string) => tag.endsWith('~')
/** 1, 2, 3, 4–7, 8–15 …: each step twice as long. */
const lengthOf = (count: number) => (count < 4 ? count : 4 + Math.floor(Math.log2(count / 4)))

/** '=' for what the recap shows, '≠' for anything else of its kind. */
function comparison(
  { kind, value, serviceType, platform, page }: Unit,
  { pages }: Utterance,
  recap: readonly ShownOrder[],
): string {
  const found = pages[page]
  const cents = Math.round(value * 100)
  const same: Partial<Record<Unit['kind'], (it: ShownOrder) => boolean>> = {
    N: (it) => it.quantity === value || it.quotedCents === cents,
    M: (it) => it.quotedCents === cents,
    G: (it) => it.serviceType === serviceType,
    P: (it) => it.platform === platform,
    L: (it) => found !== undefined && isPageOf(it, found),
  }
  const isSame = same[kind]
  return !isSame ? '' : recap.some(isSame) ? '=' : '≠'
}

export const isPageOf = ({ link }: ShownOrder, page: Page) =>
  'link' in page
    ? page.link.canonicalUrl === link
    : 'handle' in page && link.toLowerCase().split(/[/@]/).includes(page.handle.toLowerCase())

function addWordNgrams(found: Set<number>, names: readonly string[], kind: string): void {
  const seed = hashOf(kind)
  const hashes = ['^', ...names, '$'].map((it) => hashOf(it))
  for (let from = 0; from < hashes.length; from++) {
    let chain = seed
    for (let at = from; at < Math.min(from + longestWordNgram, hashes.length); at++) {
      chain = mix(chain, hashes[at]!)
      found.add(chain)
    }
  }
}

function addCharNgrams(found: Set<number>, word: string): void {
  const ends = `<${word}>`
  for (let from = 0; from + shortestCharNgram <= ends.length; from++) {
    let piece = hashOf('piece')
    for (let at = from; at < Math.min(from + longestCharNgram, ends.length); at++) {
      piece = mix(piece, ends.charCodeAt(at))
      if (at - from + 1 >= shortestCharNgram) found.add(piece)
    }
  }
}
