import { type Fact, isWanted } from '../facts.ts'
import { type Reading, type Target, targetRoles } from '../../reading.ts'
import type { Page, Utterance } from '../../parse/utterance.ts'

/** The pages of a message with the roles that its facts give them. */
export function readTargets(pages: readonly Page[], facts: readonly Fact[]): Target[] {
  return pages.map((page, index) => {
    const [first, ...again] = facts.filter((it) => it.kind === 'page' && it.value === index)
    const meant = again.find(isMeant) ?? first
    const role =
      meant && isMeant(meant) ? 'wanted' : (targetRoles.find((it) => it === meant?.role) ?? 'mentioned')
    const target = { role, link: null, handle: null, refusal: null }
    if ('refusal' in page) return { ...target, refusal: page.refusal, platform: page.platform }
    if ('link' in page) return { ...target, link: page.link, platform: page.link.platform }
    return { ...target, handle: page.handle, platform: solePlatform(facts) }
  })
}

/** A hypothesis is about the page that it names. */
const isMeant = (it: Fact) => isWanted(it) || it.role === 'supposed'

/** The only platform that a message names for a page. */
function solePlatform(facts: readonly Fact[]): Target['platform'] {
  const named = facts.flatMap((it) =>
    it.kind === 'platform' && (isMeant(it) || it.role === 'former' || it.role === 'past') ? [it.value] : [],
  )
  return new Set(named).size === 1 ? named[0]! : null
}

const kinds = ['content', 'channel', 'account'] as const
/** The kind of page that is spoken of without its address. */
export const pageKindOf = ({ units, pages }: Utterance): Reading['pageKind'] =>
  pages.length ? null : (kinds.find((kind) => units.some((it) => it.tags.includes(`${kind}~`))) ?? null)
