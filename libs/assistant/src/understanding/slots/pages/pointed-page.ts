import { pointing } from '../../windows/page-windows.ts'
import { pointingBack, severalPages } from '../../windows/role-windows.ts'
import { around } from '../../parse/units.ts'
import type { Page, Unit } from '../../parse/utterance.ts'
import type { Scene } from '../facts.ts'
import { textBefore, isPage, type PageFact, startBefore } from './page-facts.ts'

/** The page told twice, or pointed at by a later clause: 'tenho @a e @b, quero só no @b', 'no meu'. */
export function pointedPage({ facts, evidence }: Scene): PageFact | undefined {
  const { units, pages } = evidence.utterance
  const named = facts.filter(isPage)
  const isRepeated = (it: PageFact, at: number) =>
    named.slice(0, at).some((one) => nameAt(pages, one) === nameAt(pages, it))
  const isDenied = ({ role }: PageFact) => role === 'negated' || role === 'former'
  return named.findLast((it, at) => !isDenied(it) && isRepeated(it, at)) ?? pointedAt(units, named)
}

const nameAt = (pages: readonly Page[], { value }: PageFact): string => {
  const page = pages[value]!
  return 'link' in page ? page.link.canonicalUrl : 'handle' in page ? page.handle.toLowerCase() : ''
}

/** Where a later clause points back: 'quero no meu', 'bota nela', 'no da firma'. */
function pointedAt(units: readonly Unit[], pages: readonly PageFact[]): PageFact | undefined {
  const last = pages.at(-1)!
  const after = around(units, last.at + 1, units.length)
  if (pointingBack.last.test(after) && !pointingBack.notLast.test(after)) return last
  const platform = units.findLastIndex(
    (it, at) =>
      it.kind === 'P' &&
      at > last.at &&
      pointingBack.toward.test(units[at - 1]!.text) &&
      units[at - 2]!.text !== 'tambem',
  )
  const ofPlatform = pages.filter(({ at }) =>
    units.slice(startBefore(units, at), at).some((it) => it.platform === units[platform]?.platform),
  )
  if (ofPlatform.length === 1) return ofPlatform[0]
  const pointings = [...after.matchAll(pointing)].filter(([, denied, , isLeft]) => !denied && !isLeft)
  const whose = pointings.at(-1)?.[2]
  if (!whose) return undefined
  const meant = pages.filter(({ at }) => {
    const left = textBefore(units, at)
    if (pointingBack.theirs.test(whose)) return isOfPerson(units, at)
    return pointingBack.own.test(whose)
      ? severalPages.own.test(left)
      : left.split(' ').slice(-4).includes(whose)
  })
  return meant.length === 1 ? meant[0] : undefined
}

const isOfPerson = (units: readonly Unit[], at: number) =>
  units.slice(startBefore(units, at), at).some(({ tags }) => tags.includes('person~'))
