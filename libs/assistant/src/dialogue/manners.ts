import { type Part, wordingsOf } from '../replies/say.ts'
import type { Reply } from '../visitor-records.ts'
import type { Step } from './turn.ts'

const remembered = 6
/** Replies back in which a wording counts as just said. */
const recent = 3

const openers = [
  'Como eu disse:',
  'Só relembrando:',
  'De novo, com calma:',
  'Continua assim:',
  'Resumindo:',
  'Como falei antes:',
  'Só para lembrar:',
]

/** 'Como eu disse' before a new ticket would be untrue. */
const openersOfDeeds = ['Certo.', 'Pronto.', 'Anotado.', 'Feito.']

/** Writes the parts of a step as one reply. No wording is repeated while another one is left, and no reply ever. */
export function writeReply(step: Step, said: readonly string[]): Written {
  const paragraphs = step.parts.map((part) => freshWording(part, said))
  const written = paragraphs.filter(Boolean).join('\n\n')
  const content = unrepeated(written, said, step.intents?.length ? openersOfDeeds : openers)
  const reply: Reply = step.taps?.length ? { content, suggestions: step.taps } : { content }
  return { reply, paragraphs, said: [...said, content].slice(-remembered) }
}

/** `paragraphs` are the wordings of the step's parts, one for each. */
type Written = { reply: Reply; paragraphs: string[]; said: string[] }

function freshWording(part: Part, said: readonly string[]): string {
  const wordings = wordingsOf(part)
  const last = said.slice(-recent)
  const fresh = wordings.find((it) => !last.some((before) => before.includes(it)))
  return fresh ?? leastRecent(wordings, last)
}

/** All were said lately: the one that is longest ago. */
const leastRecent = (wordings: readonly string[], said: readonly string[]): string =>
  wordings
    .map((it) => ({ it, at: said.findLastIndex((before) => before.includes(it)) }))
    .reduce((a, b) => (b.at < a.at ? b : a)).it

/** A reply that was said word for word gets another opening. */
function unrepeated(content: string, said: readonly string[], openers: readonly string[]): string {
  if (!said.includes(content)) return content
  const opened = openers.map((it) => `${it}\n${content}`)
  return opened.find((it) => !said.includes(it)) ?? opened[0]!
}
