import type { Evidence } from '../evidence/collect-evidence.ts'
import { leastCount } from '../learned/number-features.ts'
import { afterNumber } from '../phrases/role-windows.ts'
import { around, endsSentence, isGoods } from '../parse/units.ts'
import { isPage } from './chosen-page.ts'
import { type Fact, isOrdered, isWanted, type Quantity, type RoleRule, type Scene } from './facts.ts'
import { isInListWith, pageOdds } from './page-odds.ts'
import { isShared } from './shares.ts'

/** More of them are a list, and each opinion takes its time. */
const mostInStory = 6
/** Odds nearer to 0 or 1 are no surer: the logarithm of what speaks for a mention lies within this. */
const surest = 3
/** Weights added for each kind of mention: `laterPage` stands beside an order in hand, `countless` beside numbers that count goods. */
const prior = { number: 0.4, page: 0.3, laterPage: 2, ownService: 2, countless: -2 }
/** The cost of a number that no page is left for, and of a page that no number is left for. */
const costOf = { numberWithoutPage: 3.5, pageWithoutNumber: 2.7 }

/** Numbers or pages that are meant together, with the logarithm of what speaks for them. */
type Mention<It> = { of: readonly It[]; weight: number }

/** Of the numbers and pages of a first message, those that order nothing: what is dropped and what is left cost least. */
export function unorderedIn(scene: Scene): { numbers: ReadonlySet<Fact>; pages: ReadonlySet<number> } {
  const numbers = scene.evidence.context.expecting === 'nothing' ? numbersOf(scene) : []
  const pages = pagesOf(scene)
  const isSeveral = numbers.length > 1 && scene.evidence.utterance.pages.length > 1
  let least = { cost: Infinity, numbers: 0, pages: 0 }
  for (let some = 0; some <= numbers.length; some++)
    for (let others = 0; others <= pages.length; others++) {
      const cost =
        costOfParting(numbers, some) +
        costOfParting(pages, others) +
        (isSeveral
          ? costOfRest(scene, allOf(numbers.slice(0, some)), allOf(pages.slice(0, others)).length)
          : 0)
      if (cost < least.cost) least = { cost, numbers: some, pages: others }
    }
  return {
    numbers: new Set(allOf(numbers.slice(least.numbers))),
    pages: new Set(allOf(pages.slice(least.pages))),
  }
}

const allOf = <It>(mentions: ReadonlyArray<Mention<It>>): It[] => mentions.flatMap(({ of }) => of)

/** The cost of taking the first mentions for ordered, and the others for told of. */
const costOfParting = (mentions: ReadonlyArray<Mention<unknown>>, ordered: number): number =>
  mentions.reduce((sum, { weight }, at) => sum + Math.max(0, at < ordered ? -weight : weight), 0)

/** The cost of numbers and pages that are left without each other. */
function costOfRest({ evidence, facts }: Scene, numbers: readonly Quantity[], pages: number): number {
  if (isShared(evidence)) return 0
  if (numbers.length <= pages) return (pages - numbers.length) * costOf.pageWithoutNumber
  /** '500 no insta e 500 no tiktok, @loja.x nos dois' */
  const networks = new Set(facts.flatMap((it) => (it.kind === 'platform' ? [it.value] : []))).size
  const left = Math.max(0, numbers.length - (networks > 1 ? Math.max(pages, networks) : pages))
  return isTotalled(evidence, numbers) ? 0 : left * costOf.numberWithoutPage
}

/** A correction, or '1000: 700 pro @a e 300 pro @b': one of the numbers stands for others. */
function isTotalled({ marks }: Evidence, numbers: readonly Quantity[]): boolean {
  const sum = numbers.reduce((all, { value }) => all + value, 0)
  return marks.has('correct') || numbers.some(({ value }) => 2 * value === sum)
}

const weightOf = (odds: number) => Math.max(-surest, Math.min(surest, Math.log(odds / (1 - odds))))
const bestFirst = <It>(mentions: ReadonlyArray<Mention<It>>) =>
  mentions.toSorted((a, b) => b.weight - a.weight)

function numbersOf({ evidence, facts }: Scene): Array<Mention<Quantity>> {
  const { units } = evidence.utterance
  const isPriced = evidence.isQuestion && evidence.marks.has('cost')
  /** 'e 10 mil?', 'quanto dá 400 e 900' */
  const isAsked = ({ at }: Fact) => {
    const end = units.find((it, place) => place > at && endsSentence(it))
    return end ? end.text === '?' : isPriced
  }
  const ordered = facts.filter(isOrdered).filter(({ value }) => value >= leastCount)
  const isCounted = ({ at }: Fact) => isGoods(units, at + 1)
  const isAnyCounted = ordered.some(isCounted)
  const isCountless = (it: Fact) =>
    isAnyCounted && !isCounted(it) && !afterNumber.goesOn.test(around(units, it.at + 1, it.at + 3))
  const isCorrected = evidence.marks.has('correct') && evidence.utterance.pages.length > 1
  if (ordered.length < 2 || ordered.length > mostInStory || isCorrected) return []
  const services = ordered.map(({ at }) => units[at + 1]?.serviceType ?? null)
  const isOwn = (at: number) =>
    services[at] !== null && services.indexOf(services[at]!) === services.lastIndexOf(services[at]!)
  const weightOfNumber = (it: Quantity, at: number) => {
    if (isAsked(it) && !isCountless(it)) return surest
    const bonus = isCountless(it) ? prior.countless : isOwn(at) ? prior.ownService : 0
    return weightOf(evidence.odds.ofNumber(it.at)) + prior.number + bonus
  }
  return bestFirst(ordered.map((it, at) => ({ of: [it], weight: weightOfNumber(it, at) })))
}

/** The pages of a message; those of one list, as 'a @a, a @b e a @c', are meant or told of together. */
function pagesOf({ evidence, facts }: Scene): Array<Mention<number>> {
  const all = facts.filter(isPage)
  const named = all.filter((it, at) => all.findIndex(({ value }) => value === it.value) === at)
  const isStory = named.length > 1 && all.length <= 2 * mostInStory
  const oddsOf = pageOdds(evidence, isStory ? all : [])
  const inFavour = evidence.context.expecting === 'nothing' ? prior.page : prior.laterPage
  const lists: Array<Mention<number>> = []
  for (const [at, it] of named.entries()) {
    const weight = isStory ? weightOf(oddsOf(it)) + inFavour : surest
    const before = named[at - 1]?.at ?? it.at
    const list = isInListWith(evidence.utterance.units, before, it.at) ? lists.pop() : undefined
    lists.push({ of: [...(list?.of ?? []), it.value], weight: (list?.weight ?? 0) + weight })
  }
  return bestFirst(lists)
}

/** Numbers that a story tells of, and pages told of beside them. */
export const namedInStory: RoleRule = (scene) => {
  const { numbers, pages } = unorderedIn(scene)
  return (it) => {
    if (isPage(it)) return numbers.size > 0 && isWanted(it) && pages.has(it.value) ? 'mentioned' : undefined
    return numbers.has(it) ? 'past' : undefined
  }
}
