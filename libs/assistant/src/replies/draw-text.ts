import type { MessagePart } from '@smm/contracts/message-parts'
import { contact, whatsappLink } from '@smm/site/contact'

const address = whatsappLink()
const soleLine = `WhatsApp ${contact.whatsappShown}: `

/** A text of ours as it is drawn: a WhatsApp address in it becomes a button below. */
export function drawText(text: string): MessagePart[] {
  const urls = new Set<string>()
  const lines = text.split('\n').flatMap((line) => {
    const at = line.indexOf(address)
    if (at < 0) return [line]
    const [url = address] = line.slice(at).split(' ')
    urls.add(url)
    const before = line.slice(0, at)
    return before === soleLine ? [] : [`${before.trimEnd().slice(0, -1)}.`]
  })
  const links = [...urls].map((url) => ({ label: 'Chamar no WhatsApp', url }))
  const left = lines.join('\n').trim()
  return [
    ...(left ? [{ type: 'text', text: left } as const] : []),
    ...(links.length ? [{ type: 'links', links } as const] : []),
  ]
}
