import { sameProduct } from '@smm/contracts/products'
import { isOnRequest } from '@smm/site/on-request'
import { type Draft, productOf } from './dialogue.ts'
import { settle } from './merge-draft.ts'
import { quotedByStaff } from './refuse-unsold.ts'
import { isOurs } from './shop.ts'
import type { Turn } from './turn.ts'
import { inWords, orderName, productName, shownLink } from './wording.ts'

const mostWaiting = 4

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
  const waiting = new Set(turn.dialogue.waiting.map((it) => JSON.stringify(it)))
  const sold = named.filter((it) => {
    const product = productOf(it)
    const isSold = !product || !unsold.some((other) => sameProduct(other, product))
    return isSold && !waiting.has(JSON.stringify(it))
  })
  const ours = sold.slice(0, Math.max(0, mostWaiting - waiting.size))
  const note = [
    ours.length ? `Um de cada vez, combinado? ${lead}: ${ours.map(nameOf).join(', ')}.` : '',
    refused.length ? `Só não trabalhamos com ${inWords(refused.map(productName))}.` : '',
    quoted.length ? quotedByStaff(quoted) : '',
    ours.length < sold.length ? 'Os demais, me peça de novo depois destes.' : '',
  ]
    .join(' ')
    .trim()
  return { note, ours }
}

/** Behind those that wait already. */
export const inLine = (waiting: readonly Draft[], ours: readonly Draft[]): Draft[] =>
  [...waiting, ...ours].slice(0, mostWaiting)

/** A second order for the same kind of target goes to the same page: 500 seguidores e 300 curtidas do not. */
function inherit(next: Draft, { platform, serviceType }: Draft): Draft {
  if (next.handle && !next.platform && !next.serviceType) return settle({ ...next, platform, serviceType })
  return next.link || next.handle || next.platform ? next : settle({ ...next, platform })
}

/** '500 seguidores no Instagram para instagram.com/loja.x', as far as it is known. */
export function nameOf(draft: Draft): string {
  const product = productOf(draft)
  const where = draft.link ? ` para ${shownLink(draft.link.canonicalUrl)}` : ''
  if (!product) return where.slice(6) || 'o outro pedido'
  return (draft.quantity ? orderName(product, draft.quantity) : productName(product)) + where
}
