import { pointingBack, severalPages } from '../phrases/role-windows.ts'
import { around, endsSentence, nameOf } from '../parse/units.ts'
import type { Page, Unit } from '../parse/utterance.ts'
import type { Evidence } from '../evidence/collect-evidence.ts'
import { type Fact, isOrdered, isWanted, type Scene } from './facts.ts'
import { isShared, isShareWord } from './shares.ts'

export type PageFact = Extract<Fact, { kind: 'page' }>
export const isPage = (it: Fact): it is PageFact => it.kind === 'page'

const maxBefore = 8

const opensStretch = (it: Unit) => it.kind === 'L' || endsSentence(it)
/** The place where the words before a page begin: after the page or the sentence before it. */
export function startBefore(units: readonly Unit[], at: number): number {
  let from = at
  while (from > 0 && at - from < maxBefore && !opensStretch(units[from - 1]!)) from--
  return from
}
export const before = (units: readonly Unit[], at: number) => around(units, startBefore(units, at), at)
export const isOrderedBefore = (units: readonly Unit[], at: number) =>
  units.slice(startBefore(units, at), at).some(({ kind, tags }) => kind === 'N' || tags.includes('wish~'))

const isOfPerson = (units: readonly Unit[], at: number) =>
  units.slice(startBefore(units, at), at).some(({ tags }) => tags.includes('person~'))

/** The owner of the page that is meant, and whether it is denied: 'no pessoal nem mexe, é só no da loja', 'não no meu'. */
const pointing = new RegExp(
  '(?<=^| )(nao (?:(?:e|quero) )?)?(?:n[oa]|pr[oa]|para [oa]) (?:(?:perfil|conta|canal|pagina) )?(?:d[oa] )?' +
    '(meu|minha|(?!P )\\S+)(?= |$)( ,? ?(?:nao|nem))?',
  'g',
)

/** Where a later clause points back: 'quero no meu', 'bota nela', 'no da firma'. */
function pointedAt(units: readonly Unit[], pages: readonly PageFact[]): PageFact | undefined {
  const last = pages.at(-1)!
  const after = around(units, last.at + 1, units.length)
  if (pointingBack.last.test(after) && !pointingBack.notLast.test(after)) return last
  const network = units.findLastIndex(
    (it, at) =>
      it.kind === 'P' &&
      at > last.at &&
      pointingBack.toward.test(units[at - 1]!.text) &&
      units[at - 2]!.text !== 'tambem',
  )
  const ofNetwork = pages.filter(({ at }) =>
    units.slice(startBefore(units, at), at).some((it) => it.platform === units[network]?.platform),
  )
  if (ofNetwork.length === 1) return ofNetwork[0]
  const pointings = [...after.matchAll(pointing)].filter(([, denied, , isLeft]) => !denied && !isLeft)
  const whose = pointings.at(-1)?.[2]
  if (!whose) return undefined
  const meant = pages.filter(({ at }) => {
    const left = before(units, at)
    if (pointingBack.theirs.test(whose)) return isOfPerson(units, at)
    return pointingBack.own.test(whose)
      ? severalPages.own.test(left)
      : left.split(' ').slice(-4).includes(whose)
  })
  return meant.length === 1 ? meant[0] : undefined
}

/** '@a e da minha amiga @b': nothing but joining words between. */
export const isJoined = (units: readonly Unit[], from: number, to: number) =>
  units
    .slice(from + 1, to)
    .every((it) => pointingBack.joining.test(nameOf(it)) || isShareWord(it) || it.tags.includes('person~'))

/** Pages in sentences of their own, and one quantity: one page is meant, that of the wish, or else of the quantity. */
function bestOfApart(evidence: Evidence, pages: readonly PageFact[], quantity: Fact): PageFact | undefined {
  const { units } = evidence.utterance
  const isApart = pages.slice(1).some((it, at) => !isJoined(units, pages[at]!.at, it.at))
  if (!isApart || isShared(evidence)) return undefined
  const nearest = pages.findLast(({ at }) => at < quantity.at) ?? pages[0]
  const isOneSentence = (it: PageFact) => !units.slice(it.at, quantity.at).some(endsSentence)
  const scoreOf = (it: PageFact) => {
    const left = before(units, it.at)
    const isCounted = startBefore(units, it.at) <= quantity.at && quantity.at < it.at
    return (
      3 * Number(isCounted) +
      4 * Number(isOrderedBefore(units, it.at)) +
      3 * Number(severalPages.toward.test(left)) +
      2 * Number(severalPages.own.test(left)) +
      Number(it === nearest) * (isOneSentence(it) ? 4 : 1)
    )
  }
  return pages.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
}

/** The name of a page's account in lower case, or else its address. */
export const accountAt = (pages: readonly Page[], { value }: PageFact): string => {
  const page = pages[value]!
  if ('link' in page) return page.link.handle?.toLowerCase() ?? page.link.canonicalUrl
  return 'handle' in page ? page.handle.toLowerCase() : ''
}

const nameAt = (pages: readonly Page[], { value }: PageFact): string => {
  const page = pages[value]!
  return 'link' in page ? page.link.canonicalUrl : 'handle' in page ? page.handle.toLowerCase() : ''
}

/** The page told twice, or pointed at by a later clause: 'tenho @a e @b, quero só no @b', 'no meu'. */
export function pointedPage({ facts, evidence }: Scene): PageFact | undefined {
  const { units, pages } = evidence.utterance
  const named = facts.filter(isPage)
  const isRepeated = (it: PageFact, at: number) =>
    named.slice(0, at).some((one) => nameAt(pages, one) === nameAt(pages, it))
  return named.findLast(isRepeated) ?? pointedAt(units, named)
}

/** The page meant of several for one quantity: the one pointed at, or of the wish. */
export function chosenPage(scene: Scene, mentioned: ReadonlySet<Fact>): PageFact | undefined {
  const { facts, evidence } = scene
  const [quantity, ...others] = facts.filter(isOrdered)
  if (others.length > 0) return undefined
  const left = facts.filter(isPage).filter((it) => isWanted(it) && !mentioned.has(it))
  return pointedPage(scene) ?? (quantity && bestOfApart(evidence, left, quantity))
}
