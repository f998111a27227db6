import { type Kind, type Part, wordingsOf } from '../replies/say.ts'
import { onWhatsapp } from '../replies/wording.ts'
import type { Reply } from '../visitor-records.ts'
import type { Step } from './turn.ts'

const remembered = 6
/** Replies back in which a wording counts as just said. */
const recent = 3

const unchanged = ['Por enquanto, nada mudou. ', 'Ainda sem novidade. ', 'Continua igual. ']
/** Words before a paragraph that was just said in all its wordings. */
const openers: Partial<Record<Kind, readonly string[]>> = {
  answer: ['Só reforçando: ', 'Como falei: ', 'Repetindo, para ficar claro: '],
  orders: unchanged,
  status: unchanged,
}
/** Words before a reply that is one of the last, word for word. */
const nods = ['', 'Certo.\n', 'Tudo bem.\n']

/** Writes the parts of a step as one reply. No wording is repeated while another one is left, and no reply twice running. */
export function writeReply(step: Step, said: readonly string[]): Written {
  const last = said.slice(-recent)
  const paragraphs = withOneAddress(step.parts.map((part, at) => writePart(part, last, at === 0)))
  const separate = paragraphs.filter(Boolean).join('\n\n')
  const written = step.parts[0]?.kind === 'greeting' ? separate.replace('\n\n', ' ') : separate
  const content = nods.map((nod) => nod + written).find((it) => !last.includes(it)) ?? written
  const reply: Reply = step.taps?.length ? { content, suggestions: step.taps } : { content }
  return { reply, paragraphs, said: [...said, content].slice(-remembered) }
}

/** `paragraphs` are the wordings of the step's parts, one for each. */
type Written = { reply: Reply; paragraphs: string[]; said: string[] }

function writePart(part: Part, last: readonly string[], isFirst: boolean): string {
  const wordings = wordingsOf(part)
  const fresh = wordings.find((it) => lastSaid(it, last) < 0)
  if (fresh !== undefined) return fresh
  if (part.kind === 'aside' && !isFirst) return ''
  const oldest = wordings.reduce((a, b) => (lastSaid(b, last) < lastSaid(a, last) ? b : a))
  const opener = openers[part.kind]?.find((it) => !last.some((before) => before.includes(it)))
  return opener?.endsWith(': ')
    ? opener + oldest.charAt(0).toLowerCase() + oldest.slice(1)
    : (opener ?? '') + oldest
}

/** Two answers that both name our WhatsApp give its address once. */
const withOneAddress = (paragraphs: readonly string[]): string[] =>
  paragraphs.map((it, at) =>
    paragraphs.slice(0, at).some((before) => before.endsWith(address)) ? it.replace(address, '') : it,
  )
const address = `\n${onWhatsapp()}`

/** The place of the last reply that says it, be it behind an opener. */
const lastSaid = (wording: string, said: readonly string[]): number =>
  said.findLastIndex((before) => before.includes(wording.slice(1)))
