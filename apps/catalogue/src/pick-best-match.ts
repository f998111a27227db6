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
function meritsOf(product: Product, it: Candidate): Array<[reason: Merit, holds: boolean]> {
  const published = publishedProduct(product)
  const smallest = published?.packages[0]?.quantity ?? 0
  const largest = published?.packages.at(-1)?.quantity ?? 0
  const offer = {
    ...product,
    ...it,
    isActive: true,
    upstreamServiceId: it.upstreamId,
    marginBasisPoints: 5_000,
  }
  const isBrazilian = hints.brazilian.test(it.name)
  return [
    ['takes the smallest package', it.minQuantity <= smallest || !published],
    ['takes the largest package', it.maxQuantity >= largest],
    ['every package covers cost plus margin', packagesUnderFloor(offer).length === 0],
    ['not for another country', isBrazilian || !hints.elsewhere.test(it.name)],
    ['not for a part of the audience', !hints.someOnly.test(it.name)],
    ['not a throw-away', !hints.unstable.test(it.name)],
    ['Brazilian', isBrazilian],
    ['refills', it.refill],
    ['real profiles', hints.real.test(it.name)],
    ['can be cancelled', it.cancel],
  ]
}

/**
 * Which service of the supplier a product is sent to as long as nobody has chosen one. Only those that take a link and a
 * quantity and have a price come into question.
 */
export function pickBestMatch(product: Product, candidates: Candidate[]): BestMatch | undefined {
  const ranked = candidates
    .filter((it) => /^default$/i.test(it.type) && it.costMicrosPerThousand > 0)
    .map((it) => ({ it, merits: meritsOf(product, it) }))
    .sort((a, b) => compare(a, b))
  const best = ranked[0]
  if (!best) return undefined
  const held = best.merits.filter(([, holds]) => holds).map(([reason]) => reason)
  return {
    upstreamId: best.it.upstreamId,
    reason: `best of ${ranked.length}: ${held.join(', ') || 'the only one'}`,
  }
}

type Ranked = { it: Candidate; merits: Array<[Merit, boolean]> }
function compare(a: Ranked, b: Ranked): number {
  for (const [place, [, holds]] of a.merits.entries()) {
    const other = b.merits[place]?.[1] ?? false
    if (holds !== other) return holds ? -1 : 1
  }
  return a.it.costMicrosPerThousand - b.it.costMicrosPerThousand || a.it.upstreamId - b.it.upstreamId
}
