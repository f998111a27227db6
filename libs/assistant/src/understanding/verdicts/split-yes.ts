import { differencesFrom } from '../agreement/compare-with-recap.ts'
import { isPlainAgreement } from '../agreement/plain-agreement.ts'
import { parseMessage, type ParsedMessage } from '../parse/parse-message.ts'
import { readByTables } from '../read-by-tables.ts'
import { type Reading, says } from '../reading.ts'

/** The reading of a yes, and its story behind or before a plain 'sim'. */
export type YesWithStory = { yes: Reading; story: string }

/** A part ends at a sign, or before a word that turns or goes on; 'assim que' and 'claro que' are one. */
const sign = String.raw`(?<=[.!?…;,:\n])\s+`
const bound = String.raw`(?<!\b(?:assim|at[eé]|depois|antes|sempre|desde|claro|certeza|l[oó]gico))`
const turn = 'e|que|q|pq|porque|pois|mas|s[oó]|quando|se|assim|depois|antes|amanh[aã]'
const partEnd = new RegExp(String.raw`${sign}|${bound}\s+(?=(?:${turn}) )`, 'i')
/** A longer message is no yes; a shorter rest is no story. */
const [longestRead, fewestWords] = [600, 3]
const [mostBefore, mostBehind] = [4, 3]

const wordsOf = (text: string) => text.split(/\s+/).filter((it) => /[\p{L}\d]/u.test(it)).length

/** Splits 'pode gerar, minha irmã comprou e amou' at the longest yes that it begins or ends with; null where there is none. */
export function splitYes({ utterance: { text }, context }: ParsedMessage): YesWithStory | null {
  if (text.length > longestRead || text.includes('?') || wordsOf(text) <= fewestWords) return null
  const parts = text.split(partEnd)
  const before = (count: number) => parts.slice(0, count).join(' ')
  const behind = (count: number) => parts.slice(count).join(' ')
  const first = longest(Math.min(mostBefore, parts.length - 1), (count) => yesIn(before(count), context))
  if (first) return withStory(first.yes, behind(first.count), (it) => `sim, ${it}`)
  const last = longest(Math.min(mostBehind, parts.length - 1), (count) =>
    yesIn(behind(parts.length - count), context),
  )
  return (
    last && withStory(last.yes, before(parts.length - last.count), (it) => `${it.replace(/[,;]$/, '')}. sim`)
  )
}

const withStory = (yes: Reading, rest: string, told: (rest: string) => string): YesWithStory | null =>
  wordsOf(rest) < fewestWords ? null : { yes, story: told(rest) }

/** The yes of most parts: a nod alone is none yet ('perfeito, gera aí'), and what ends one ends the search. */
function longest(
  most: number,
  yesOf: (count: number) => Reading | null,
): { count: number; yes: Reading } | null {
  let found: { count: number; yes: Reading } | null = null
  for (let count = 1; count <= most; count++) {
    const yes = yesOf(count)
    if (yes) found = { count, yes }
    else if (found || count > 1) break
  }
  return found
}

function yesIn(part: string, context: ParsedMessage['context']): Reading | null {
  const reading = readByTables(parseMessage(part, context))
  const isFirm = says(reading, 'command') || !says(reading, 'nod')
  const isAlone = isPlainAgreement(reading) && reading.confidence === 1
  return isFirm && isAlone && differencesFrom(context.recap ?? [], reading).length === 0 ? reading : null
}
