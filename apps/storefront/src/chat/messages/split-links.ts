export type TextPart = { text: string; href?: string }

/** Web addresses, and paths of this site's pages as the assistant writes them. */
const address =
  /https?:\/\/[^\s<>"]+|(?<![\w/.:-])\/(?:contato|politica-privacidade|termos|precos|faq)(?![\w/-])/gi

/** A message as plain text and links; only http, https and this site's pages become links. */
export function splitLinks(content: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of content.matchAll(address)) {
    const text = withoutClosingMarks(match[0])
    const href = readAddress(text)
    if (!href) continue
    if (match.index > end) parts.push({ text: content.slice(end, match.index) })
    parts.push({ text, href })
    end = match.index + text.length
  }
  if (end < content.length) parts.push({ text: content.slice(end) })
  return parts
}

/** Closing punctuation belongs to the sentence, and so does a bracket opened before the address. */
function withoutClosingMarks(found: string): string {
  let text = found
  for (;;) {
    const last = text.at(-1)!
    const isStrayBracket = last === ')' && !text.includes('(')
    if (!isStrayBracket && !".,;:!?'*_]}…".includes(last)) return text
    text = text.slice(0, -1)
  }
}

function readAddress(text: string): string | undefined {
  if (text.startsWith('/')) return text
  try {
    const { href, hostname } = new URL(text)
    return hostname.includes('.') ? href : undefined
  } catch {
    return undefined
  }
}
