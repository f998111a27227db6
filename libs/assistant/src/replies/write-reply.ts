import { uncapital } from '../naming/grammar.ts'
import type { Reply } from '../visitor-records.ts'
import { piecesOf, textOf, type Wording } from './paragraph.ts'
import { withoutRepeatedFacts } from './repeated-facts.ts'
import type { Part } from './say.ts'
import { openings } from './texts/roles.ts'

const remembered = 6
/** Replies back in which a wording counts as just said. */
const recent = 3

/** Writes the parts of a step as one reply. No wording is repeated while another one is left: each text has a second one, or a role. */
export function writeReply(
  parts: readonly Part[],
  suggestions: string[] | undefined,
  said: readonly string[],
): Written {
  const last = said.slice(-recent)
  const paragraphs = withoutRepeatedFacts(parts.map((part, at) => writePart(part, last, at === 0)))
  const written = parts.map((part, at) => ({ part, words: paragraphs[at] ?? '' }))
  const [first = '', ...rest] = paragraphs.map(textOf).filter(Boolean)
  const behindFirst = parts[0]?.role === 'opening' ? ' ' : '\n\n'
  const content = rest.length > 0 ? first + behindFirst + rest.join('\n\n') : first
  const reply: Reply = suggestions?.length ? { content, suggestions } : { content }
  return { reply, written, said: [...said, content].slice(-remembered) }
}

/** `words`: the wording that was taken, empty where it is left out. */
export type WrittenPart = { part: Part; words: Wording }
type Written = { reply: Reply; written: WrittenPart[]; said: string[] }

function writePart({ role, wordings }: Part, last: readonly string[], isFirst: boolean): Wording {
  const [oldest = ''] = [...wordings].sort((a, b) => lastSaid(a, last) - lastSaid(b, last))
  if (lastSaid(oldest, last) < 0 || !role) return oldest
  if (role === 'aside' && !isFirst) return ''
  /** Between two wordings, only the reply right before is felt as repeated. */
  if (wordings.length > 1 && lastSaid(oldest, last) < last.length - 1) return oldest
  const opened = openings[role].map((open) => open(oldest))
  return opened.find((it) => lastSaid(it, last) < 0) ?? oldest
}

/** The place of the last reply that says it, be it behind an opener or without its notes. */
function lastSaid(wording: Wording, said: readonly string[]): number {
  const [first = '', ...rest] = piecesOf(wording).flatMap(({ type, text }) => (type === 'text' ? [text] : []))
  const begins = (before: string) => before.includes(first) || before.includes(uncapital(first))
  return said.findLastIndex((before) => begins(before) && rest.every((it) => before.includes(it)))
}
