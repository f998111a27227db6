import type { MessagePart } from '@smm/contracts/message-parts'
import { piecesOf, type Wording } from './paragraph.ts'
import { whatsappLabel } from './suggestions.ts'

/** A paragraph as it is drawn: its links are buttons below it. */
export function drawParagraph(wording: Wording): MessagePart[] {
  const pieces = piecesOf(wording)
  const text = pieces
    .map((it) => (it.type === 'link' ? it.drawn : it.text))
    .join('')
    .trim()
  const urls = new Set(pieces.flatMap((it) => (it.type === 'link' ? [it.url] : [])))
  const links = [...urls].map((url) => ({ label: whatsappLabel, url }))
  return [
    ...(text ? [{ type: 'text', text } as const] : []),
    ...(links.length ? [{ type: 'links', links } as const] : []),
  ]
}
