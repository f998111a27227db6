import type { Product, ServiceType } from '@smm/contracts/products'
import { askAgain, tapsFor } from './ask-again.ts'
import { emptyDraft } from './dialogue.ts'
import { catalogueInWords, soldProducts } from './shop.ts'
import { say, type Step, type Turn } from './turn.ts'
import { productName, serviceNames } from './wording.ts'

/** Says no to a product of a known network that nobody sells here. */
export const refuseUnsoldProduct = (turn: Turn, product: Product): Step =>
  refuse(turn, productName(product), product)

/** Says no to a service nobody sells here on any network: 'comentários'. */
export const refuseUnsoldService = (turn: Turn, serviceType: ServiceType): Step =>
  refuse(turn, serviceNames[serviceType])

/** Says no to anything else: 'selo de verificado', another network. Null when the message asks for no such thing. */
export function refuseUnsold(turn: Turn): Step | null {
  const { unsold, orders } = turn.reading
  const { usable } = turn.targets
  const isForUs = usable.some((it) => 'link' in it) || (usable.length > 0 && orders.some((it) => it.platform))
  if (!unsold || isForUs) return null
  return refuse(turn, unsold)
}

function refuse(turn: Turn, name: string, product?: Product): Step {
  const sold = soldProducts(turn.offers)
  const near = product ? sold.filter((it) => it.platform === product.platform) : []
  const suggestions = (near.length ? near : sold).slice(0, 4).map(productName)
  const refusal = `Infelizmente não trabalhamos com ${name}. O que temos: ${catalogueInWords(turn.offers)}.`
  if (turn.dialogue.recap)
    return {
      dialogue: {},
      replies: [say(`${refusal}\n\n${askAgain(turn.dialogue)}`, tapsFor(turn.dialogue))],
    }
  const content = `${refusal}\n\nSe algum desses servir, me envie o link e eu já mostro os preços.`
  return {
    dialogue: { draft: { ...emptyDraft, link: turn.dialogue.draft.link }, recap: null, asked: 'link' },
    replies: [say(content, suggestions)],
  }
}
