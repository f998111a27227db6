import { canReceive } from '@smm/social-links/can-receive'
import { indexTables, matchLine } from '../../matching/phrase-index.ts'
import { pagePhrases } from '../../phrases/order/page-phrases.ts'
import type { Unit } from '../../parse/utterance.ts'
import { chosenPage } from '../pages/chosen-page.ts'
import { isPage, type PageFact, startBefore } from '../pages/page-facts.ts'
import { type Fact, isOrdered, isWanted, platformNamed, type FactRule, type Scene } from '../facts.ts'
import { isOwnCount } from '../reach-goal.ts'
import { unorderedIn } from '../unordered-in-story.ts'
import { isEachOfTwo } from '../shares.ts'

const maxGap = 5

/** Numbers that a story tells of, and pages told of or compared with: these receive nothing, and neither do their platforms. */
export const unorderedInStory: FactRule = (scene) => {
  const { facts, evidence } = scene
  const { numbers, pages } = unorderedIn(scene)
  const left = facts.filter((it) => !numbers.has(it))
  const ofPages = mentionedPages({ evidence, facts: left }, pages)
  return (it) => (numbers.has(it) ? 'past' : ofPages(it))
}

function mentionedPages(scene: Scene, unordered: ReadonlySet<number>): ReturnType<FactRule> {
  const { facts, evidence } = scene
  const { units, pages } = evidence.utterance
  const named = facts.filter(isPage).filter(({ role }) => role !== 'negated')
  const none = () => undefined
  if (named.length < 2 || isEachOfTwo(evidence)) return none
  const { mentioned, chosen } = mentionedOf(scene, named, unordered)
  if (mentioned.size === 0 || mentioned.size === named.length) return none
  return (it) => {
    if (mentioned.has(it)) return isWanted(it) ? 'mentioned' : undefined
    if (isPage(it)) return it === chosen || it.role === 'rival' ? 'wanted' : undefined
    const isOtherLeft = facts.some(
      (one) =>
        isWanted(one) && !mentioned.has(one) && ![undefined, it.value].includes(platformNamed(pages, one)),
    )
    const isOfMentioned = it.kind === 'platform' && [...mentioned].some((one) => isPlatformOf(units, one, it))
    return isOfMentioned && isOtherLeft ? 'mentioned' : undefined
  }
}

/** The pages that are only told of, and the one that is meant. */
function mentionedOf(
  scene: Scene,
  named: readonly PageFact[],
  unordered: ReadonlySet<number>,
): { mentioned: ReadonlySet<Fact>; chosen?: PageFact } {
  const mentioned = new Set<Fact>(named.filter((it) => it.role === 'mentioned' || unordered.has(it.value)))
  const chosen = chosenPage(scene, mentioned)
  return chosen ? { mentioned: new Set(named.filter((it) => it !== chosen)), chosen } : { mentioned }
}

/** 'meu tiktok é @a', where another page is meant. */
const isPlatformOf = (units: readonly Unit[], mentioned: Fact, platform: Fact): boolean =>
  platform.at < mentioned.at &&
  platform.at >= startBefore(units, mentioned.at) &&
  mentioned.at - platform.at <= maxGap

const pageIndex = indexTables({ page: pagePhrases })

/** 'era @loja.a, agora é @loja.b': of two pages one is no longer meant. */
export const formerPages: FactRule = ({ evidence }) => {
  const { units, words, pages } = evidence.utterance
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
  const former = denied >= 0 ? denied : asked.findIndex((it) => it.has('page:was') && it.has('page:becomes'))
  return (it) => (isPage(it) && it.value === former ? 'former' : undefined)
}

/** 'a foto L é do perfil @x, quero 300 curtidas': of several pages, the only one that can receive the service. */
export const fittingPage: FactRule = ({ evidence, facts }) => {
  const { pages } = evidence.utterance
  const services = facts.flatMap((it) => (it.kind === 'service' && isWanted(it) ? [it.value] : []))
  const fitting = facts.filter(isPage).filter(({ value }) => {
    const page = pages[value]!
    return services.every((it) => canReceive('link' in page ? page.link : null, it))
  })
  const [only] = fitting
  const isSure = services.length > 0 && fitting.length === 1 && facts.filter(isOrdered).length < 2
  if (!isSure || only!.role === 'negated' || only!.role === 'former') return () => undefined
  return (it) => (!isPage(it) ? undefined : it === only ? 'wanted' : isWanted(it) ? 'mentioned' : undefined)
}

/** The only page of a message is meant, unless it is a rival's or somebody else's. */
export const onlyPage: FactRule = ({ evidence, facts }) => {
  const { units } = evidence.utterance
  const pages = facts.filter(isPage)
  /** 'a @x tem 10 mil, eu tenho 3 mil' */
  const isCompared = facts.some((it) => it.role === 'owned' && isOwnCount(units, it.at))
  return (it) => {
    if (!isPage(it) || pages.length > 1 || it.role === 'negated') return undefined
    if (it.role === 'rival' && isCompared) return undefined
    const { marks } = evidence.clauses[it.clause]!
    return marks.has('rival') || marks.has('indicated') ? undefined : 'wanted'
  }
}
