import { indexTables, matchLine } from '../matching/phrase-index.ts'
import { pagePhrases } from '../phrases/page-phrases.ts'
import { pointingBack, toldPage } from '../phrases/role-windows.ts'
import { around, endsSentence } from '../units.ts'
import type { Unit } from '../utterance.ts'
import {
  before,
  chosenPage,
  isOrderedBefore,
  isPage,
  accountAt,
  type PageFact,
  pointedPage,
  startBefore,
} from './chosen-page.ts'
import { oddsOfPage } from '../learned/learned-reader.ts'
import { type Fact, isOrdered, isWanted, networkOf, type RoleRule, type Scene } from './facts.ts'
import { isEachOfTwo } from './shares.ts'

const maxGap = 5

/** The words around a page, and whether an order stands before it. */
type Around = { left: string; right: string; isOrdered: boolean; hasDeed: boolean }
const isBefore =
  (...names: ReadonlyArray<keyof typeof toldPage>) =>
  ({ left }: Around) =>
    names.some((it) => toldPage[it].test(left))
const isBehind =
  (...names: ReadonlyArray<keyof typeof toldPage>) =>
  ({ right }: Around) =>
    names.some((it) => toldPage[it].test(right))

/** The first rule that holds says whether a page is only told of. */
const tellings: ReadonlyArray<readonly [isTold: boolean, holds: (it: Around) => boolean]> = [
  [true, isBefore('alike', 'ofThird', 'untouched')],
  [true, isBehind('leftAlone')],
  [false, isBehind('ofThem')],
  [false, (it) => it.isOrdered && !toldPage.confused.test(it.left)],
  [true, isBefore('looked')],
  [true, (it) => toldPage.denied.test(it.right) && !toldPage.deniesOther.test(it.right)],
  [false, (it) => toldPage.own.test(it.left) && !toldPage.ownBeside.test(it.left)],
  [true, isBefore('before', 'ofSomebody', 'ofPerson')],
  [true, isBehind('does', 'mistaken', 'whose')],
  [true, (it) => it.hasDeed],
]

function isTold(units: readonly Unit[], { at }: PageFact): boolean {
  const right = around(units, units[at + 1]?.text === ')' ? at + 2 : at + 1, at + 9)
  const place = {
    left: before(units, at),
    right,
    isOrdered: isOrderedBefore(units, at),
    hasDeed: hasDeedLater(units, at),
  }
  return tellings.find(([, holds]) => holds(place))?.[0] ?? false
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

/** Of several pages, those told of or compared with receive nothing, and neither do their networks and numbers. */
export const toldPages: RoleRule = (scene) => {
  const { facts, parsed } = scene
  const { units, pages } = parsed.utterance
  const named = facts.filter(isPage)
  const none = () => undefined
  if (named.length < 2 || isEachOfTwo(parsed)) return none
  const { told, chosen } = toldOf(scene, named)
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

/** The pages that are only told of, and the one that is meant. */
function toldOf(scene: Scene, named: readonly PageFact[]): { told: ReadonlySet<Fact>; chosen?: PageFact } {
  const { units, plain } = scene.parsed.utterance
  const isOfOther = named.some((it) => isOrderedBefore(units, it.at)) && !toldPage.forSelf.test(plain)
  const isOfSelf = isOfOther || toldPage.notForSelf.test(plain)
  const told = new Set<Fact>(
    named.filter((it) => isTold(units, it) || (isOfSelf && toldPage.ofSelf.test(before(units, it.at)))),
  )
  const chosen = chosenPage(scene, told)
  return chosen ? { told: new Set(named.filter((it) => it !== chosen)), chosen } : { told }
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
    .some((it) => it.tags.includes('wish~') || it.text === ',' || endsSentence(it))

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

/** Odds above which a page surely receives an order, and below which it surely does not. */
const sure = { wanted: 0.75, told: 0.25 }

/**
 * Of several pages, where the words around them speak against what the rules found: those that are surely wanted. Where that
 * is not sure, each that may be is `possible`.
 */
export const likelyPages: RoleRule = (scene) => {
  const { parsed, ordering, facts } = scene
  const { units, pages } = parsed.utterance
  const none = () => undefined
  const named = facts.filter(isPage)
  const isSeveral = new Set(named.map((it) => accountAt(pages, it))).size > 1
  if (!isSeveral || ordering !== null || parsed.context.expecting !== 'nothing') return none
  const isDenied = named.some(({ role }) => role === 'former' || role === 'negated')
  if (isDenied || parsed.marks.has('correct') || pointedPage(scene)) return none
  const odds = new Map<Fact, number>(
    named.map((it) => [it, isAlone(units, it.at) ? 1 : oddsOfPage(parsed, it.at)]),
  )
  const best = Math.max(...odds.values())
  const isLikely = (it: Fact) => odds.get(it)! > 0.5 || odds.get(it) === best
  if (named.every((it) => isWanted(it) === isLikely(it))) return none
  const left = named.filter((it) => odds.get(it)! >= sure.told)
  const isSure = left.length === 1 || left.every((it) => odds.get(it)! > sure.wanted)
  if (!isSure && facts.filter(isOrdered).length > 1) return none
  return (it) => {
    if (!isPage(it)) return undefined
    if (left.includes(it)) return isSure ? 'wanted' : 'possible'
    return isWanted(it) ? 'mentioned' : undefined
  }
}

/** A page on a line of its own is sent to receive the order. */
const isAlone = (units: readonly Unit[], at: number) =>
  [units[at - 1], units[at + 1]].every((it) => it === undefined || it.text === '\n')

/** The only page of a message is meant, unless it is a rival's or somebody else's. */
export const onlyPage: RoleRule = ({ parsed, facts }) => {
  const pages = facts.filter((it) => it.kind === 'page')
  return (it) => {
    if (it.kind !== 'page' || pages.length > 1 || it.role === 'negated') return undefined
    const { marks } = parsed.clauses[it.clause]!
    return marks.has('rival-word') || marks.has('indicated') ? undefined : 'wanted'
  }
}
