import { indexTables, matchLine } from '../matching/phrase-index.ts'
import { pagePhrases } from '../phrases/page-phrases.ts'
import { pointingBack, toldPage } from '../phrases/role-windows.ts'
import { around, isStop, nameOf } from '../units.ts'
import type { Page, Unit } from '../utterance.ts'
import type { ParsedMessage } from '../parse-message.ts'
import { type Fact, isOrdered, isWanted, networkOf, type RoleRule, type Scene } from './facts.ts'
import { isEachOfTwo, isShared, isShareWord } from './shares.ts'

type PageFact = Extract<Fact, { kind: 'page' }>
const isPage = (it: Fact): it is PageFact => it.kind === 'page'

const maxGap = 5
const maxBefore = 8

const opensStretch = (it: Unit) => it.kind === 'L' || isStop(it)
/** The place where the words before a page begin: after the page or the sentence before it. */
function startBefore(units: readonly Unit[], at: number): number {
  let from = at
  while (from > 0 && at - from < maxBefore && !opensStretch(units[from - 1]!)) from--
  return from
}
const before = (units: readonly Unit[], at: number) => around(units, startBefore(units, at), at)
const isOrderedBefore = (units: readonly Unit[], at: number) =>
  units.slice(startBefore(units, at), at).some(({ kind, tags }) => kind === 'N' || tags.includes('wish~'))

function isTold(units: readonly Unit[], { at }: PageFact): boolean {
  const left = before(units, at)
  const right = around(units, units[at + 1]?.text === ')' ? at + 2 : at + 1, at + 9)
  if ([toldPage.alike, toldPage.ofThird, toldPage.untouched].some((it) => it.test(left))) return true
  if (toldPage.leftAlone.test(right)) return true
  if (toldPage.ofThem.test(right)) return false
  if (isOrderedBefore(units, at) && !toldPage.confused.test(left)) return false
  if (toldPage.looked.test(left)) return true
  const isDenied = toldPage.denied.test(right) && !toldPage.deniesOther.test(right)
  const isOwn = toldPage.own.test(left) && !toldPage.ownBeside.test(left)
  if (isOwn || isDenied) return isDenied
  const { before: told, ofSomebody, ofPerson, does, mistaken, whose } = toldPage
  return (
    [told, ofSomebody, ofPerson].some((it) => it.test(left)) ||
    [does, mistaken, whose].some((it) => it.test(right)) ||
    hasDeedLater(units, at)
  )
}

/** Words between a page and its verb: 'o @x aqui da rua tem 8 mil'. */
function hasDeedLater(units: readonly Unit[], at: number): boolean {
  for (let next = at + 1; next <= at + maxGap && next < units.length; next++) {
    const { kind, tags, text } = units[next]!
    if (kind !== 'word' || tags.includes('wish~') || tags.includes('give~') || pointingBack.ending.test(text))
      return false
    if (toldPage.doesLater.test(text)) return next > at + 1
  }
  return false
}

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
  if (network >= 0 && ofNetwork.length === 1) return ofNetwork[0]
  const pointings = [...after.matchAll(pointing)].filter(([, denied, , isLeft]) => !denied && !isLeft)
  const whose = pointings.at(-1)?.[2]
  if (!whose) return undefined
  const meant = pages.filter(({ at }) => {
    const left = before(units, at)
    if (pointingBack.theirs.test(whose)) return isOfPerson(units, at)
    return pointingBack.own.test(whose)
      ? toldPage.own.test(left) && !toldPage.ownsOf.test(left)
      : left.split(' ').slice(-4).includes(whose)
  })
  return meant.length === 1 ? meant[0] : undefined
}

/** '@a e da minha amiga @b': nothing but joining words between. */
export const isJoined = (units: readonly Unit[], from: number, to: number) =>
  units
    .slice(from + 1, to)
    .every(
      (it) =>
        pointingBack.joining.test(nameOf(it)) ||
        isShareWord(it) ||
        it.tags.includes('person~') ||
        it.tags.includes('give~'),
    )

/** Pages in sentences of their own, and one quantity: one page is meant, that of the wish, or else of the quantity. */
function bestOfApart(
  parsed: ParsedMessage,
  pages: readonly PageFact[],
  quantity: Fact,
): PageFact | undefined {
  const { units } = parsed.utterance
  const isApart = pages.slice(1).some((it, at) => !isJoined(units, pages[at]!.at, it.at))
  const isCorrected = pointingBack.corrected.test(around(units, pages[0]?.at ?? 0, pages.at(-1)?.at ?? 0))
  if (pages.length < 2 || !isApart || isCorrected || isShared(parsed)) return undefined
  const nearest = pages.findLast(({ at }) => at < quantity.at) ?? pages[0]
  const isOneSentence = (it: PageFact) => !units.slice(it.at, quantity.at).some(isStop)
  const scoreOf = (it: PageFact) => {
    const left = before(units, it.at)
    const isCounted = startBefore(units, it.at) <= quantity.at && quantity.at < it.at
    return (
      3 * Number(isCounted) +
      4 * Number(isOrderedBefore(units, it.at)) +
      3 * Number(toldPage.toward.test(left)) +
      2 * Number(toldPage.own.test(left)) +
      Number(it === nearest) * (isOneSentence(it) ? 4 : 1)
    )
  }
  return pages.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
}

const nameAt = (pages: readonly Page[], { value }: PageFact): string => {
  const page = pages[value]!
  return 'link' in page ? page.link.canonicalUrl : 'handle' in page ? page.handle.toLowerCase() : ''
}

/** The page meant of several: the one told twice, pointed at, or of the wish. */
function chosenPage({ facts, parsed }: Scene, told: ReadonlySet<Fact>) {
  const { units, pages } = parsed.utterance
  const named = facts.filter(isPage)
  const [quantity, ...others] = facts.filter(isOrdered)
  if (others.length > 0) return undefined
  const isRepeated = (it: PageFact, at: number) =>
    named.slice(0, at).some((one) => nameAt(pages, one) === nameAt(pages, it))
  const left = named.filter((it) => isWanted(it) && !told.has(it))
  return (
    named.findLast(isRepeated) ?? pointedAt(units, named) ?? (quantity && bestOfApart(parsed, left, quantity))
  )
}

/** Of several pages, those told of or compared with receive nothing, and neither do their networks and numbers. */
export const toldPages: RoleRule = (scene) => {
  const { facts, parsed } = scene
  const { units, pages, plain } = parsed.utterance
  const named = facts.filter(isPage)
  const none = () => undefined
  if (named.length < 2 || isEachOfTwo(parsed)) return none
  const told = new Set<Fact>(named.filter((it) => isTold(units, it)))
  const isOfOther = named.some((it) => isOrderedBefore(units, it.at)) && !toldPage.forSelf.test(plain)
  if (isOfOther || toldPage.notForSelf.test(plain))
    for (const it of named) if (toldPage.ofSelf.test(before(units, it.at))) told.add(it)
  const chosen = chosenPage(scene, told)
  if (chosen) for (const it of named) if (it !== chosen) told.add(it)
  if (chosen) told.delete(chosen)
  if (told.size === 0 || told.size === named.length) return none
  const isOneOfSeveral = facts.filter(isOrdered).length > 1
  return (it) => {
    if (told.has(it)) return isWanted(it) ? 'mentioned' : undefined
    if (isPage(it)) return it === chosen || it.role === 'rival' ? 'wanted' : undefined
    const isOtherLeft = facts.some(
      (one) => isWanted(one) && !told.has(one) && ![undefined, it.value].includes(networkOf(pages, one)),
    )
    if (it.kind === 'platform' && isOtherLeft && [...told].some((one) => isNetworkOf(units, one, it)))
      return 'mentioned'
    const isOfTold = () => [...told].some((one) => isDeedOf(units, one, it))
    return isOneOfSeveral && isOrdered(it) && isOfTold() ? 'rival' : undefined
  }
}

/** 'meu tiktok é @a', where another page is meant. */
const isNetworkOf = (units: readonly Unit[], told: Fact, network: Fact): boolean =>
  network.at < told.at && network.at >= startBefore(units, told.at) && told.at - network.at <= maxGap

/** 'a @x comprou 5000', 'tem o @x com 2000': a number within the same sentence, and no wish between. */
const isDeedOf = (units: readonly Unit[], told: Fact, number: Fact): boolean =>
  number.at > told.at &&
  number.at - told.at <= maxGap &&
  !units
    .slice(told.at + 1, number.at)
    .some((it) => it.tags.includes('wish~') || it.text === ',' || isStop(it))

const pageIndex = indexTables({ page: pagePhrases })

/** 'era @loja.a, agora é @loja.b': of two pages one is no longer meant. */
export const formerPages: RoleRule = ({ parsed }) => {
  const { units, words, pages } = parsed.utterance
  if (pages.length !== 2) return () => undefined
  const hitsWith = (names: readonly string[]) =>
    matchLine(
      pageIndex,
      units
        .filter(({ text }) => text !== '\n')
        .flatMap(({ kind, page, from, to }) =>
          kind === 'L' ? [names[page]] : words.slice(from, to).map((it) => it.text),
        )
        .join(' '),
    )
  const asked = [hitsWith(['P1', 'P2']), hitsWith(['P2', 'P1'])]
  const denied = asked.findIndex((it) => it.has('page:denied'))
  const isDenied = denied >= 0 || asked[0]!.has('page:mistaken')
  const former = isDenied ? denied : asked.findIndex((it) => it.has('page:was') && it.has('page:becomes'))
  return (it) => (isPage(it) && it.value === former ? 'former' : undefined)
}

/** The only page of a message is meant, unless it is a rival's or somebody else's. */
export const onlyPage: RoleRule = ({ parsed, facts }) => {
  const pages = facts.filter((it) => it.kind === 'page')
  return (it) => {
    if (it.kind !== 'page' || pages.length > 1 || it.role === 'negated') return undefined
    const { marks } = parsed.clauses[it.clause]!
    return marks.has('rival-word') || marks.has('indicated') ? undefined : 'wanted'
  }
}
