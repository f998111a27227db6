import type { PriceBook } from '@smm/contracts/prices/price-book'
import type { Product } from '@smm/contracts/products'
import type { Merit } from '@smm/contracts/services'
import { packagesUnderFloor } from '@smm/pricing/floor'
import { publishedProduct } from '@smm/pricing/price-book'
import { writeLinkReason } from '../link-reason.ts'
import { foreignWords, wholeWords } from './supplier-words.ts'

export type Candidate = {
  upstreamId: number
  name: string
  type: string
  /** Accepted cost of 1,000 in millionths of a real; 0 while none is known. */
  costMicrosPerThousand: number
  minQuantity: number
  maxQuantity: number
  refill: boolean
  cancel: boolean
}
type BestMatch = { upstreamId: number; reason: string }

const hints = {
  brazilian: /\bbr\b|\bbra[sz]il|🇧🇷/i,
  foreign: wholeWords(foreignWords, 'iu'),
  flag: /[\u{1F1E6}-\u{1F1FF}]{2}/u,
  someOnly: /\b(female|male|feminin\w+|masculin\w+|mulheres|homens|custom|personalizad\w+)\b/i,
  unstable: /\bbots?\b|no refill|sem reposi|\bdrop \d|teste\b/i,
  real: /\b(real|reais|hq|high quality|alta qualidade|premium)\b/i,
}

/** Selection criteria, most important first. The cheapest of equal candidates wins. */
function criteriaFor(
  book: PriceBook,
  product: Product,
): Array<[reason: Merit, holds: (it: Candidate) => boolean]> {
  const published = publishedProduct(book, product)
  const smallest = published?.packages[0]?.quantity ?? Infinity
  const largest = published?.packages.at(-1)?.quantity ?? 0
  return [
    ['takes the smallest package', (it) => it.minQuantity <= smallest],
    ['takes the largest package', (it) => it.maxQuantity >= largest],
    [
      'every package covers cost plus margin',
      (it) => packagesUnderFloor(book, offerOf(product, it)).length === 0,
    ],
    ['not for another country', (it) => isForBrazil(it.name)],
    ['not for a part of the audience', (it) => !hints.someOnly.test(it.name)],
    ['not a throw-away', (it) => !hints.unstable.test(it.name)],
    // The pages promise a refill for thirty days, so it outweighs the audience.
    ['refills', (it) => it.refill],
    ['Brazilian', (it) => hints.brazilian.test(it.name)],
    ['real profiles', (it) => hints.real.test(it.name)],
    ['can be cancelled', (it) => it.cancel],
  ]
}

const isForBrazil = (name: string) =>
  hints.brazilian.test(name) || !(hints.foreign.test(name) || hints.flag.test(name))

const offerOf = (product: Product, it: Candidate) => ({
  ...product,
  ...it,
  isActive: true,
  upstreamServiceId: it.upstreamId,
  marginBasisPoints: 5_000,
})

/**
 * Picks the supplier's service for a product that staff has not linked yet. Candidates need a price and the type Default,
 * which takes a link and a quantity.
 */
export function pickBestMatch(
  book: PriceBook,
  product: Product,
  candidates: Candidate[],
): BestMatch | undefined {
  const eligible = candidates.filter((it) => /^default$/i.test(it.type) && it.costMicrosPerThousand > 0)
  const held: Merit[] = []
  let best = eligible
  for (const [reason, holds] of criteriaFor(book, product)) {
    const better = best.filter(holds)
    if (better.length === 0) continue
    best = better
    held.push(reason)
  }
  const [first, ...others] = best
  if (!first) return undefined
  const { upstreamId } = others.reduce((winner, it) => (isCheaper(it, winner) ? it : winner), first)
  return { upstreamId, reason: writeLinkReason({ by: 'catalogue', of: eligible.length, merits: held }) }
}

const isCheaper = (a: Candidate, b: Candidate) =>
  (a.costMicrosPerThousand - b.costMicrosPerThousand || a.upstreamId - b.upstreamId) < 0
