import { conversations, pagesInStories, secondPages } from '@smm/assistant/corpus'
import { parseMessage, type ParsedMessage } from '@smm/assistant/understanding/parse/parse-message'
import type { Page } from '@smm/assistant/understanding/parse/utterance'
import { idle } from './reading-contexts.ts'

/** A page of a message that names several, and whether an order goes to it. */
export type PageRow = { message: string; parsed: ParsedMessage; at: number; isWanted: boolean }

/** The pages of the corpus's first messages, where one of them receives an order. */
export const pageRows = (): PageRow[] =>
  [
    ...[...conversations, ...secondPages].map(
      ([[message = ''], outcome]) => [message, addressesIn(outcome)] as const,
    ),
    ...pagesInStories,
  ].flatMap(([message, wanted]) => pagesOf(message, wanted.map(lastName)))

function pagesOf(message: string, wanted: readonly string[]): PageRow[] {
  const parsed = parseMessage(message, idle)
  const { units, pages } = parsed.utterance
  const named = units.flatMap(({ kind, page }, at) =>
    kind === 'L' ? [{ at, name: lastName(addressOf(pages[page]!)) }] : [],
  )
  const rows = named.map(({ at, name }) => ({ message, parsed, at, isWanted: wanted.includes(name) }))
  const isSeveral = new Set(named.map(({ name }) => name)).size > 1
  return isSeveral && rows.some((it) => it.isWanted) ? rows : []
}

const addressOf = (page: Page): string =>
  'link' in page ? page.link.canonicalUrl : 'handle' in page ? page.handle : ''

/** The addresses of 'order instagram followers 500 instagram.com/loja.x R$ 45,00 + …'. */
const addressesIn = (outcome: string): string[] => outcome.match(/\S+\.com\/\S+/g) ?? []

/** 'loja.x' of '@loja.x' and of 'instagram.com/loja.x/?hl=pt' */
export const lastName = (address: string): string =>
  address
    .toLowerCase()
    .replace(/\/?(\?(?!v=).*)?$/, '')
    .split(/[/@=]/)
    .at(-1)!
