import { matchStory } from '../matching/match-clauses.ts'
import type { Story, StoryClause } from '../parse/read-story.ts'

/** A message that is the opposite of an order. */
export type Opposite = 'less' | 'deal' | 'report' | 'warning'

/** Reads the opposite of an order; null where the message has none of it. `isInHand`: an order is being put together. */
export function readOpposite(story: Story, isInHand: boolean): Opposite | null {
  const { clauses, matches } = story
  const isBought = matches.has('opposite:of-purchase')
  if (!mayBeOfOrder(story, isInHand)) return null
  if (!isBought && isLastWish(story, 'warns')) return 'warning'
  if (!isBought && isLastWish(story, 'reports') && !matches.has('opposite:of-shop')) return 'report'
  if (isLastWish(story, 'deals')) return 'deal'
  return !isBought && clauses.some((it, at) => wantsLess(it, clauses.slice(at + 1), isInHand)) ? 'less' : null
}

const mayBeOfOrder = ({ matches }: Story, isInHand: boolean) =>
  isInHand || matches.has('sign:goods') || matches.has('opposite:reports')

/** Whether an order is given up, or was only a joke. */
export const jokesOfOrder = (story: Story, isInHand: boolean): boolean =>
  mayBeOfOrder(story, isInHand) && (story.matches.has('opposite:gives-up') || isJoke(story))

const wishesMore = (text: string) => matchStory(text).has('opposite:wishes-more')

/** Found, and nothing is wished for after it: 'vendo bolsas', and then 'quero 500'. */
function isLastWish({ text, matches }: Story, name: 'warns' | 'reports' | 'deals'): boolean {
  const found = matches.get(`opposite:${name}`)
  return found !== undefined && !wishesMore(text.slice(found.to))
}

/** 'Tira 200 seguidores' takes from the order in hand; 'do meu insta' takes from the page. */
function wantsLess({ matches }: StoryClause, after: readonly StoryClause[], isInHand: boolean): boolean {
  const isLess = isInHand
    ? matches.has('opposite:less') && matches.has('opposite:of-page')
    : matches.has('opposite:less') || matches.has('opposite:less-bare') || matches.has('opposite:fewer')
  return isLess && !after.some((it) => it.matches.has('opposite:wishes-more'))
}

/** 'brincadeira, gente', and nothing asked for after it. */
export const isJoke = ({ clauses }: Story): boolean =>
  clauses.some((it, at) => isJokeAt(it, clauses.slice(at + 1)))

const isJokeAt = ({ matches }: StoryClause, after: readonly StoryClause[]): boolean =>
  (matches.has('opposite:joke') ||
    (matches.has('opposite:wants-nothing') &&
      !after.some((it) => it.matches.has('opposite:orders-there')))) &&
  !matches.has('opposite:denies') &&
  !asksPriceOrWishes(after.map((it) => it.text).join(' '))

/** 'só pesquisando: 500 no tiktok quanto fica?' */
function asksPriceOrWishes(text: string): boolean {
  const matches = matchStory(text)
  return matches.has('opposite:wishes-more') || matches.has('opposite:asks-price')
}
