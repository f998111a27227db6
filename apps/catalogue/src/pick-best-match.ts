import type { Product } from '@smm/contracts/products'
import type { Merit } from '@smm/contracts/services'
import { packagesUnderFloor } from '@smm/pricing/floor'
import { publishedProduct } from '@smm/pricing/packages'

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
export type BestMatch = { upstreamId: number; reason: string }

const hints = {
  brazilian: /\bbr\b|\bbra[sz]il|🇧🇷/i,
  elsewhere:
    /\b(usa|uk|india\w*|turk\w*|arab\w*|russia\w*|iran\w*|indonesia\w*|nigeria\w*|chin\w*|korea\w*|japan\w*|europe\w*|geo)\b|[\u{1F1E6}-\u{1F1FF}]{2}/iu,
  someOnly: /\b(female|male|feminin\w+|masculin\w+|mulheres|homens|custom|personalizad\w+)\b/i,
  unstable: /\bbots?\b|no refill|sem reposi|\bdrop \d|teste\b/i,
  real: /\b(real|reais|hq|high quality|alta qualidade|premium)\b/i,
}

/** What we look for, most important first; the cheapest of those that are equal in all of it wins. */
function meritsFor(product: Product): Array<[reason: Merit, holds: (it: Candidate) => boolean]> {
  const published = publishedProduct(product)
  const smallest = published?.packages[0]?.quantity ?? Infinity
  const largest = published?.packages.at(-1)?.quantity ?? 0
  return [
    ['takes the smallest package', (it) => it.minQuantity <= smallest],
    ['takes the largest package', (it) => it.maxQuantity >= largest],
    ['every package covers cost plus margin', (it) => packagesUnderFloor(offerOf(product, it)).length === 0],
    ['not for another country', (it) => hints.brazilian.test(it.name) || !hints.elsewhere.test(it.name)],
    ['not for a part of the audience', (it) => !hints.someOnly.test(it.name)],
    ['not a throw-away', (it) => !hints.unstable.test(it.name)],
    // What the pages promise for thirty days comes before who does it.
    ['refills', (it) => it.refill],
    ['Brazilian', (it) => hints.brazilian.test(it.name)],
    ['real profiles', (it) => hints.real.test(it.name)],
    ['can be cancelled', (it) => it.cancel],
  ]
}

const offerOf = (product: Product, it: Candidate) => ({
  ...product,
  ...it,
  isActive: true,
  upstreamServiceId: it.upstreamId,
  marginBasisPoints: 5_000,
})

/**
 * Which service of the supplier a product is sent to as long as nobody has chosen one. Only those that take a link and a
 * quantity and have a price come into question.
 */
export function pickBestMatch(product: Product, candidates: Candidate[]): BestMatch | undefined {
  const fit = candidates.filter((it) => /^default$/i.test(it.type) && it.costMicrosPerThousand > 0)
  const held: Merit[] = []
  let best = fit
  for (const [reason, holds] of meritsFor(product)) {
    const better = best.filter(holds)
    if (better.length === 0) continue
    best = better
    held.push(reason)
  }
  const [first, ...others] = best
  if (!first) return undefined
  const { upstreamId } = others.reduce((winner, it) => (isCheaper(it, winner) ? it : winner), first)
  return { upstreamId, reason: `best of ${fit.length}: ${held.join(', ') || 'the only one'}` }
}

const isCheaper = (a: Candidate, b: Candidate) =>
  (a.costMicrosPerThousand - b.costMicrosPerThousand || a.upstreamId - b.upstreamId) < 0
