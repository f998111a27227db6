import { matchStory } from '../matching/match-clauses.ts'
import type { Story, StoryClause } from '../parse/read-story.ts'

/** A request that is out of scope: to have followers removed, to sell or rent a page, to report one, or a warning of us. */
export type OutOfScope = 'less' | 'deal' | 'report' | 'warning'

/** Reads a request that is out of scope; null where the message has none. `isInHand`: an order is being put together. */
export function readOutOfScope(story: Story, isInHand: boolean): OutOfScope | null {
  const { clauses, matches } = story
  const isBought = matches.has('story-request:of-purchase')
  if (!mayBeOfOrder(story, isInHand)) return null
  if (!isBought && isLastWish(story, 'warns')) return 'warning'
  if (!isBought && isLastWish(story, 'reports') && !matches.has('story-request:of-shop')) return 'report'
  if (isLastWish(story, 'deals')) return 'deal'
  return !isBought && clauses.some((it, at) => wantsLess(it, clauses.slice(at + 1), isInHand)) ? 'less' : null
}

const mayBeOfOrder = ({ matches }: Story, isInHand: boolean) =>
  isInHand || matches.has('story-sign:goods') || matches.has('story-request:reports')

/** Whether an order is given up, or was only a joke. */
export const jokesOfOrder = (story: Story, isInHand: boolean): boolean =>
  mayBeOfOrder(story, isInHand) && (story.matches.has('story-request:gives-up') || isJoke(story))

const wishesMore = (text: string) => matchStory(text).has('story-request:wishes-more')

/** Found, and nothing is wished for after it: 'vendo bolsas', and then 'quero 500'. */
function isLastWish({ text, matches }: Story, name: 'warns' | 'reports' | 'deals'): boolean {
  const found = matches.get(`story-request:${name}`)
  return found !== undefined && !wishesMore(text.slice(found.to))
}

/** 'Tira 200 seguidores' takes from the order in hand; 'do meu insta' takes from the page. */
function wantsLess({ matches }: StoryClause, after: readonly StoryClause[], isInHand: boolean): boolean {
  const isLess = isInHand
    ? matches.has('clause-request:less') && matches.has('clause-request:of-page')
    : matches.has('clause-request:less') ||
      matches.has('clause-request:less-bare') ||
      matches.has('clause-request:fewer')
  return isLess && !after.some((it) => it.matches.has('clause-request:wishes-more'))
}

/** 'brincadeira, gente', and nothing asked for after it. */
export const isJoke = ({ clauses }: Story): boolean =>
  clauses.some((it, at) => isJokeAt(it, clauses.slice(at + 1)))

const isJokeAt = ({ matches }: StoryClause, after: readonly StoryClause[]): boolean =>
  (matches.has('clause-request:joke') ||
    (matches.has('clause-request:wants-nothing') &&
      !after.some((it) => it.matches.has('clause-request:orders-there')))) &&
  !matches.has('clause-request:denies') &&
  !asksPriceOrWishes(after.map((it) => it.text).join(' '))

/** 'só pesquisando: 500 no tiktok quanto fica?' */
function asksPriceOrWishes(text: string): boolean {
  const matches = matchStory(text)
  return matches.has('story-request:wishes-more') || matches.has('story-request:asks-price')
}
