import { contact, whatsappLink } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import { type Fact, paragraph, type Paragraph, type Piece, piecesOf, type Wording } from './paragraph.ts'

const note = (fact: Fact, text: string): Piece => ({ type: 'note', fact, text })
export const passwordNotNeeded = note('password', ' Não precisamos de senha.')
export const passwordNotAsked = note('password', ' Nunca pedimos senha.')
export const withoutPassword = note('password', ', nunca a senha')
export const lossReplaced = note(
  'guarantee',
  ` Se cair em até ${legal.guaranteeDays} dias depois da entrega, repomos a diferença sem custo.`,
)

const named = `WhatsApp ${contact.whatsappShown}`
const addressOf = (message?: string) => {
  const url = whatsappLink(message)
  return { type: 'link', fact: 'whatsapp', url, text: `${named}: ${url}` } as const
}

/** Our WhatsApp on a line of its own, with the message that it begins with. */
export const whatsappLine = (message?: string): Piece => {
  const address = addressOf(message)
  return { ...address, text: `\n${address.text}`, drawn: '' }
}

/** Our WhatsApp at the end of a sentence. */
export const whatsappAtEnd: Piece = { ...addressOf(), drawn: `${named}.` }

/** At the end of a sentence that begins with its condition: 'Se preferir, …'. */
export const callUs = paragraph`fale com a gente pelo ${whatsappAtEnd}`

/** The paragraphs of a reply, each without the notes and links whose fact one before it has stated. */
export function withoutRepeatedFacts(paragraphs: readonly Wording[]): Paragraph[] {
  const stated = new Set<Fact>()
  return paragraphs.map((it) => {
    const pieces = piecesOf(it).filter(({ type, fact }) => type === 'text' || !fact || !stated.has(fact))
    for (const { fact } of pieces) if (fact) stated.add(fact)
    return { pieces }
  })
}
