import { indexTables, matchLine } from '../matching/phrase-index.ts'
import { pagePhrases } from '../phrases/page-phrases.ts'
import type { Utterance } from '../utterance.ts'

const index = indexTables({ page: pagePhrases })

/** Which of two pages of a message is no longer meant: 'era @loja.a, agora é @loja.b'. Tells its place, or -1. */
export function formerPage({ units, words, pages }: Utterance): number {
  if (pages.length !== 2) return -1
  const lineWith = (names: readonly string[]) =>
    units
      .flatMap(({ kind, text, page, from, to }) => {
        if (kind === 'L') return [names[page]]
        return text === '\n' ? [] : words.slice(from, to).map((it) => it.text)
      })
      .join(' ')
  const asked = [lineWith(['P1', 'P2']), lineWith(['P2', 'P1'])].map((it) => matchLine(index, it))
  const denied = asked.findIndex((it) => it.has('page:denied'))
  if (denied >= 0 || asked[0]!.has('page:mistaken')) return denied
  return asked.findIndex((it) => it.has('page:was') && it.has('page:becomes'))
}
