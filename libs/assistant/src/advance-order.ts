import { platforms, type Product } from '@smm/contracts/products'
import { formatCents } from '@smm/pricing/money'
import type { Link } from '@smm/social-links/link'
import { linkFits } from '@smm/social-links/link-fits'
import { type Draft, productOf, type Recap } from './dialogue.ts'
import { isUnsure } from './is-unsure.ts'
import { nameOf } from './orders-after.ts'
import { askLink, askOtherLink, askQuantity, askQuantityInRange, askWhat, joined } from './order-questions.ts'
import { refuseUnsoldProduct, refuseUnsoldService } from './refuse-unsold.ts'
import { chosenQuantity, isOurs, isSold, priceOf, soldProducts } from './shop.ts'
import { say, type Step, type Turn } from './turn.ts'
import { inWords, ofPurchase, orderName, productName, shownLink, targetName } from './wording.ts'

/**
 * The next step of putting an order together: asks for what is missing, lists the packages, or shows the whole order
 * and asks for a yes. `lead` is said first.
 */
export function advanceOrder(turn: Turn, draft: Draft, lead = ''): Step {
  const product = productOf(draft)
  if (!product)
    return isUnsold(turn, draft) ? refuseUnsoldService(turn, draft.serviceType!) : askWhat(turn, draft, lead)
  if (!isOurs(turn.offers, product)) return refuseUnsoldProduct(turn, product)
  if (!isSold(turn.offers, product)) return saySoldOut(turn, product)
  const chosen = draft.quantity ?? (draft.choice ? (chosenQuantity(product, draft.choice) ?? null) : null)
  const known: Draft = { ...draft, quantity: chosen, choice: chosen === null ? draft.choice : null }
  if (known.link && !linkFits(product, known.link)) return withoutThatLink(turn, known, product, lead)
  if (known.quantity === null) return askQuantity(turn, known, product, lead)
  const priced = priceOf(turn.offers, product, known.quantity)
  if (!priced.ok) return askQuantityInRange(turn, known, product, lead)
  if (!known.link) return askLink(known, product, known.quantity, priced.amountCents, lead)
  const recap: Recap = {
    ...product,
    quantity: known.quantity,
    link: known.link.canonicalUrl,
    quotedCents: priced.amountCents,
  }
  return showRecap(known, recap, lead, isUnsure(turn))
}

/** A link that does not fit never pushes out one that does; it may be meant for the order that comes next. */
function withoutThatLink(turn: Turn, draft: Draft, product: Product, lead: string): Step {
  const { draft: before, waiting } = turn.dialogue
  if (!before.link || !linkFits(product, before.link)) return askOtherLink(turn, draft, product, lead)
  const link = draft.link!
  const next = waiting.findIndex((it) => isWaitingFor(it, link))
  const what =
    next < 0
      ? 'Esse link não serve'
      : `Guardei esse link para ${nameOf(waiting[next]!)}, que vem depois. Ele não serve`
  const note = `${what} para ${productName(product)}, então mantive ${shownLink(before.link.canonicalUrl)}.`
  const step = advanceOrder(turn, { ...draft, link: before.link, handle: before.handle }, note)
  const given = { link, platform: link.platform, handle: null }
  return {
    ...step,
    dialogue: {
      ...step.dialogue,
      waiting: waiting.map((it, at) => (at === next ? { ...it, ...given } : it)),
    },
  }
}

function isWaitingFor(wish: Draft, link: Link): boolean {
  const product = productOf(wish)
  return product !== null && !wish.link && linkFits(product, link)
}

const isUnsold = ({ offers }: Turn, { serviceType }: Draft): boolean =>
  serviceType !== null && !platforms.some((platform) => isOurs(offers, { platform, serviceType }))

function showRecap(draft: Draft, recap: Recap, lead: string, unsure: boolean): Step {
  const content = joined(
    lead,
    `${lead ? 'Confira' : 'Perfeito! Confira'} o seu pedido:\n${recapLines(recap)}`,
    unsure
      ? 'Se você fala de uma compra que já fez, me conte o que aconteceu, e eu chamo a nossa equipe.'
      : '',
    'Tudo certo? Posso gerar o PIX?',
  )
  return {
    dialogue: { draft, recap, asked: 'confirm' },
    replies: [
      say(content, [
        'Sim, pode gerar o PIX',
        ...(unsure ? [ofPurchase] : []),
        'Mudar a quantidade',
        'Mudar o link',
      ]),
    ],
  }
}

const recapLines = (recap: Recap): string =>
  [
    `• ${orderName(recap, recap.quantity)}`,
    `• ${targetName(recap)}: ${shownLink(recap.link)}`,
    `• Total: ${formatCents(recap.quotedCents)}`,
  ].join('\n')

function saySoldOut(turn: Turn, product: Product): Step {
  const others = soldProducts(turn.offers).map(productName)
  const content = joined(
    `No momento ${productName(product)} estão indisponíveis. Já estamos cuidando disso.`,
    others.length
      ? `Enquanto isso, posso ajudar com ${inWords(others.slice(0, 4))}.`
      : 'Tente de novo daqui a pouco, por favor.',
  )
  return { dialogue: { recap: null, asked: null }, replies: [say(content)] }
}
