import { normalizeText } from '../words/split-words.ts'
import { commonOfTiers } from '../words/lexicon-data.ts'
import { standardTier } from '@smm/contracts/same-product'
import { namesTier, without } from '../windows/offer-windows.ts'
import { hasQuestionMark } from './questions.ts'

type NamedTier = { tier?: string; rest: string }

const nameWords = (name: string) =>
  normalizeText(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 3 && !commonOfTiers.has(word))

/**
 * The tier that a message names by a word of its name which no other tier has, and the message without it. 'sem reposição' is
 * the standard one. In a question, words behind the first of a name ask for something else: 'tem reposição?'.
 */
export function cutTier(message: string, names: readonly string[] = []): NamedTier {
  if (names.length < 2) return { rest: message }
  const named = new Set<string>()
  let rest = message
  for (const name of names) {
    const others = new Set(names.filter((it) => it !== name).flatMap(nameWords))
    const own = nameWords(name).filter((word) => !others.has(word))
    for (const word of hasQuestionMark(message) ? own.slice(0, 1) : own)
      rest = rest.replace(namesTier(word), (found) => {
        named.add(without.test(found) ? standardTier : name)
        return ' '
      })
  }
  const [tier, another] = named
  return tier === undefined || another !== undefined ? { rest: message } : { tier, rest: rest.trim() }
}
