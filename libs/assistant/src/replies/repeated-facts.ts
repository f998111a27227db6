import { contact, whatsappLink } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import { formatCents } from '@smm/pricing/money'
import { orderName } from '../naming/order-names.ts'
import type { Priced } from '../shop.ts'
import {
  type Fact,
  paragraph,
  type Paragraph,
  type Piece,
  piecesOf,
  stating,
  type Wording,
} from './paragraph.ts'

const note = (fact: Fact, text: string): Piece => ({ type: 'note', fact, text })
export const passwordNotNeeded = note('password', ' Não precisamos de senha.')
export const passwordNotAsked = note('password', ' Nunca pedimos senha.')
export const withoutPassword = note('password', ', nunca a senha')
export const lossReplaced = note(
  'guarantee',
  ` Se cair em até ${legal.guaranteeDays} dias depois da entrega, repomos a diferença sem custo.`,
)

const priceOf = (order: Priced): Fact => `price of ${orderName(order, order.quantity)}`
/** '500 seguidores no Instagram saem por R$ 45,00.', on a line before what is asked. */
export const priceLine = (order: Priced): Piece =>
  note(
    priceOf(order),
    `${orderName(order, order.quantity)} ${order.quantity === 1 ? 'sai' : 'saem'} por ${formatCents(order.cents)}.\n`,
  )
/** Words that tell the price of an order, if it is one. */
export const statingPrices = ([only, ...others]: readonly Priced[], text: string): Wording =>
  only && others.length === 0 ? stating(priceOf(only), text) : text

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
