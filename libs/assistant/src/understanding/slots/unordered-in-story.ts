import type { Evidence } from '../collect-evidence.ts'
import { fitted } from '../fitted.ts'
import { leastCount } from '../learned/among-numbers.ts'
import { hasWish } from '../parse/clauses.ts'
import { endsSentence } from '../parse/units.ts'
import type { Unit } from '../parse/utterance.ts'
import { type Fact, type FactRule, isOrdered, type Quantity, type Scene } from './facts.ts'
import { areRelated } from './relate-numbers.ts'
import { mentionedPages } from './pages/mentioned-pages.ts'
import { isInListWith, isPage } from './pages/page-facts.ts'
import { maxInStory, pageProbabilities } from './pages/page-probabilities.ts'
import { isShared } from './part-quantities.ts'

/** Numbers that a story tells of, and pages told of or compared with: these receive nothing, and neither do their platforms. */
export const unorderedInStory: FactRule = (scene) => {
  const { facts, evidence } = scene
  const { numbers, pages } = unorderedIn(scene)
  const left = facts.filter((it) => !numbers.has(it))
  const ofPages = mentionedPages({ evidence, facts: left }, pages)
  return (it) => (numbers.has(it) ? 'past' : ofPages(it))
}

/** Numbers or pages that are meant together, with the logarithm of what speaks for them. */
type Mention<It> = { of: readonly It[]; weight: number }

/** Finds the numbers and pages of a first message that order nothing, so that what is dropped and what is left cost least. */
function unorderedIn(scene: Scene): { numbers: ReadonlySet<Fact>; pages: ReadonlySet<number> } {
  const numbers = scene.evidence.context.expecting === 'nothing' ? numbersOf(scene) : []
  if (numbers.length === 0 && scene.facts.filter(isPage).length < 2)
    return { numbers: new Set(), pages: new Set() }
  const pages = pagesOf(scene)
  const isSeveral = numbers.length > 1 && scene.evidence.utterance.pages.length > 1
  let least = { cost: Infinity, numbers: 0, pages: 0 }
  for (let some = 0; some <= numbers.length; some++)
    for (let others = 0; others <= pages.length; others++) {
      const cost =
        costOfParting(numbers, some) +
        (numbers.length > 0 && some === 0 ? fitted.story.noNumber : 0) +
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
  if (numbers.length <= pages) return (pages - numbers.length) * fitted.story.pageWithoutNumber
  /** '500 no insta e 500 no tiktok, @loja.x nos dois' */
  const platforms = new Set(facts.flatMap((it) => (it.kind === 'platform' ? [it.value] : []))).size
  const left = Math.max(0, numbers.length - (platforms > 1 ? Math.max(pages, platforms) : pages))
  return isTotalled(evidence, numbers) ? 0 : left * fitted.story.numberWithoutPage
}

/** A correction, or '1000: 700 pro @a e 300 pro @b': one of the numbers stands for others. */
function isTotalled({ marks }: Evidence, numbers: readonly Quantity[]): boolean {
  const sum = numbers.reduce((all, { value }) => all + value, 0)
  return marks.has('correct') || numbers.some(({ value }) => 2 * value === sum)
}

const weightOf = (probability: number) =>
  Math.max(-fitted.story.surest, Math.min(fitted.story.surest, Math.log(probability / (1 - probability))))

/** The numbers of a first message; those of 'de 900 pra 1000' and '500 ou 1000' are told together. */
function numbersOf({ evidence, facts }: Scene): Array<Mention<Quantity>> {
  const { units } = evidence.utterance
  const isWished = evidence.clauses.some(hasWish)
  const isPriced = evidence.marks.has('cost') && (evidence.questions.asks || !isWished)
  /** 'quanto dá 400 e 900?' */
  const isPriceAsked = ({ at }: Fact) =>
    isPriced && units.find((it, place) => place > at && endsSentence(it))?.text !== '.'
  const ordered = facts.filter(isOrdered).filter(({ value }) => value >= leastCount)
  const isCorrected = evidence.marks.has('correct') && evidence.utterance.pages.length > 1
  const mayBeStory = ordered.length > 1 && ordered.length <= maxInStory
  if (!mayBeStory || isCorrected || evidence.marks.has('split')) return []
  const goods = ordered.map(({ at }) => goodsAt(units, at))
  const isOwn = (at: number) => goods[at] !== null && goods.filter((it) => it === goods[at]).length === 1
  const weightOfNumber = (it: Quantity, at: number) => {
    if (isPriceAsked(it)) return fitted.story.surest
    return (
      weightOf(evidence.probabilities.ofNumber(it.at)) +
      fitted.story.number +
      (isOwn(at) ? fitted.story.ownGoods : 0)
    )
  }
  return mentionsOf(ordered, {
    weigh: weightOfNumber,
    isTogether: (one, other) => areRelated(evidence, one, other),
  })
}

/** The goods and the platform behind a number: '500 seguidores', '300 no tiktok'; null for neither. */
function goodsAt(units: readonly Unit[], at: number): string | null {
  const behind = units.slice(at + 1, at + 1 + goodsReach)
  const end = behind.findIndex(({ kind }) => kind === 'N' || kind === 'punctuation')
  const own = end < 0 ? behind : behind.slice(0, end)
  const named = own.flatMap((it) => it.serviceType ?? it.platform ?? [])
  return named.length > 0 ? named.join(' ') : null
}
const goodsReach = 3

/** The pages of a message; those of one list, as 'a @a, a @b e a @c', are meant or told of together. */
function pagesOf({ evidence, facts }: Scene): Array<Mention<number>> {
  const all = facts.filter(isPage)
  const named = all.filter((it, at) => all.findIndex(({ value }) => value === it.value) === at)
  const mayBeStory = named.length > 1 && all.length <= 2 * maxInStory
  const probabilityOf = pageProbabilities(evidence, mayBeStory ? all : [])
  const inFavour = evidence.context.expecting === 'nothing' ? 0 : fitted.story.laterPage
  const mentions = mentionsOf(named, {
    weigh: (it) => (mayBeStory ? weightOf(probabilityOf(it)) + inFavour : fitted.story.surest),
    isTogether: (one, other) => isInListWith(evidence.utterance.units, one.at, other.at),
  })
  return mentions.map(({ of, weight }) => ({ of: of.map((it) => it.value), weight }))
}

type Weighing<It> = {
  weigh: (it: It, at: number) => number
  isTogether: (one: It, other: It) => boolean
}

/** Joins neighbours that are told together, the surest mention first. */
function mentionsOf<It>(all: readonly It[], { weigh, isTogether }: Weighing<It>): Array<Mention<It>> {
  const mentions: Array<Mention<It>> = []
  for (const [at, it] of all.entries()) {
    const last = at > 0 && isTogether(all[at - 1]!, it) ? mentions.pop() : undefined
    mentions.push({ of: [...(last?.of ?? []), it], weight: (last?.weight ?? 0) + weigh(it, at) })
  }
  return mentions.sort((a, b) => b.weight - a.weight)
}
