import type { Platform } from '@smm/contracts/products'
import { linkOfHandle } from '@smm/social-links/link-of-handle'
import type { Reading, Target } from '../understanding/reading.ts'

/** The address of a target; a handle of no named platform is Instagram's, where most orders go. */
function addressOf(
  { link, handle, platform }: Target,
  { past, items }: Reading,
  known?: Platform | null,
): string | null {
  if (link) return link.canonicalUrl
  const named =
    platform ?? past?.item.platform ?? items.find((it) => it.platform)?.platform ?? known ?? 'instagram'
  return handle ? (linkOfHandle(named, handle)?.canonicalUrl ?? null) : null
}

/** 'era pro @loja.y', said of an order that went to another page. */
const isFormer = ({ role }: Target) => role === 'former' || role === 'negated'

/** The pages that a message names for a purchase made before: the former one of a renamed page first. */
export const pagesNamed = (reading: Reading, known?: Platform | null): string[] =>
  reading.targets
    .filter((it) => it.role !== 'rival')
    .toSorted((a, b) => Number(isFormer(b)) - Number(isFormer(a)))
    .flatMap((it) => addressOf(it, reading, known) ?? [])
