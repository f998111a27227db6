import { platforms, type Product, type ServiceType } from '@smm/contracts/products'
import { contact, whatsappLink } from '@smm/site/contact'
import { isOnRequest } from '@smm/site/on-request'
import { askAgain, tapsFor } from './ask-again.ts'
import { emptyDraft } from './dialogue.ts'
import { catalogueInWords, soldProducts } from './shop.ts'
import { say, type Step, type Turn } from './turn.ts'
import { capital, inWords, productChips, productName, serviceNames } from './wording.ts'

/** Says no to a product of a known network that nobody sells here, or who quotes it. */
export const refuseUnsoldProduct = (turn: Turn, product: Product): Step =>
  refuse(turn, isOnRequest(product) ? quotedByStaff([product]) : notSold(productName(product)), product)

/** Says no to a service nobody sells here on any network, or who quotes it: 'comentários'. */
export function refuseUnsoldService(turn: Turn, serviceType: ServiceType): Step {
  const quoted = platforms.map((platform) => ({ platform, serviceType })).filter(isOnRequest)
  return refuse(turn, quoted.length ? quotedByStaff(quoted) : notSold(serviceNames[serviceType]))
}

/** Says no to anything else: 'selo de verificado', another network. Null when the message asks for no such thing. */
export function refuseUnsold(turn: Turn): Step | null {
  const { unsold, orders } = turn.reading
  const { usable } = turn.targets
  const isForUs = usable.some((it) => 'link' in it) || (usable.length > 0 && orders.some((it) => it.platform))
  if (!unsold || isForUs) return null
  return refuse(turn, notSold(unsold))
}

/** 'Curtidas no TikTok não saem por este chat: são sob consulta, pelo WhatsApp …' */
export function quotedByStaff(products: readonly Product[]): string {
  const names = inWords(products.map(productName))
  const link = whatsappLink(`Olá! Quero um orçamento de ${names}.`)
  return `${capital(names)} não saem por este chat: são sob consulta, pelo WhatsApp ${contact.whatsappShown}: ${link}`
}

const notSold = (name: string) => `Infelizmente não trabalhamos com ${name}.`

function refuse(turn: Turn, reason: string, product?: Product): Step {
  const sold = soldProducts(turn.offers)
  const near = product ? sold.filter((it) => it.platform === product.platform) : []
  const suggestions = productChips(near.length ? near : sold)
  const refusal = `${reason}\n\nPor aqui temos somente ${catalogueInWords(turn.offers)}.`
  if (turn.dialogue.recap)
    return {
      dialogue: {},
      replies: [say(`${refusal}\n\n${askAgain(turn)}`, tapsFor(turn.dialogue))],
    }
  const content = `${refusal}\n\nSe algum desses servir, me envie o link e eu já mostro os preços.`
  return {
    dialogue: { draft: { ...emptyDraft, link: turn.dialogue.draft.link }, recap: null, asked: 'link' },
    replies: [say(content, suggestions)],
  }
}
