import { sameProduct } from '@smm/contracts/products'
import { isOnRequest } from '@smm/site/on-request'
import { type Draft, productOf } from './dialogue.ts'
import { settle } from './merge-draft.ts'
import { quotedByStaff } from './refuse-unsold.ts'
import { isOurs } from './shop.ts'
import type { Turn } from './turn.ts'
import { inWords, orderName, productName, shownLink } from './wording.ts'

/** The orders named beside the first: `ours` wait until it is placed, and `note` says so, and what is not sold. */
export function ordersAfter(
  turn: Turn,
  first: Draft,
  others: readonly Draft[],
  lead = 'Depois cuidamos do outro',
) {
  const named = others
    .map((it) => inherit(settle(it), first))
    .filter((it) => it.serviceType || it.link || it.handle)
  const unsold = named.flatMap((it) => productOf(it) ?? []).filter((it) => !isOurs(turn.offers, it))
  const quoted = unsold.filter(isOnRequest)
  const refused = unsold.filter((it) => !isOnRequest(it))
  const ours = named.filter((it) => {
    const product = productOf(it)
    return !product || !unsold.some((other) => sameProduct(other, product))
  })
  const note = [
    ours.length ? `Um de cada vez, combinado? ${lead}: ${ours.map(nameOf).join(', ')}.` : '',
    refused.length ? `Só não trabalhamos com ${inWords(refused.map(productName))}.` : '',
    quoted.length ? quotedByStaff(quoted) : '',
  ]
    .join(' ')
    .trim()
  return { note, ours }
}

const mostWaiting = 4
/** Behind those that wait already. */
export const inLine = (waiting: readonly Draft[], ours: readonly Draft[]): Draft[] =>
  [...waiting, ...ours].slice(0, mostWaiting)

/** A second order for the same kind of target goes to the same page: 500 seguidores e 300 curtidas do not. */
const inherit = (next: Draft, first: Draft): Draft =>
  next.link || next.handle || next.platform ? next : settle({ ...next, platform: first.platform })

/** '500 seguidores no Instagram para instagram.com/loja.x', as far as it is known. */
export function nameOf(draft: Draft): string {
  const product = productOf(draft)
  const where = draft.link ? ` para ${shownLink(draft.link.canonicalUrl)}` : ''
  if (!product) return where.slice(6) || 'o outro pedido'
  return (draft.quantity ? orderName(product, draft.quantity) : productName(product)) + where
}
