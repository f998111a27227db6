import type { Margin } from '@smm/contracts/margins'
import { platforms, type Product, sameProduct, serviceTypes } from '@smm/contracts/products'
import type { Service } from '@smm/contracts/services'
import { publishedProducts } from '@smm/pricing/packages'

/** One input of the margins page: the global one has no product. */
export type MarginField = { key: string; product: Product | null; saved: Margin | undefined }

const defaultPercent = '50'

const keyOf = (product: Product | null) => (product ? `${product.platform} ${product.serviceType}` : 'global')

/** The global margin first, then one per platform and category that is sold, may be sold or has a margin. */
export function marginFields(services: Service[], margins: Margin[]): MarginField[] {
  const isNeeded = (product: Product) =>
    publishedProducts.some((it) => sameProduct(it, product)) ||
    [...services, ...margins].some(
      (it) => it.platform === product.platform && it.category === product.serviceType,
    )
  const products = platforms
    .flatMap((platform) => serviceTypes.map((serviceType) => ({ platform, serviceType })))
    .filter(isNeeded)
  return [null, ...products].map((product) => ({
    key: keyOf(product),
    product,
    saved: margins.find((it) =>
      product ? it.platform === product.platform && it.category === product.serviceType : it.isGlobal,
    ),
  }))
}

/** What the input shows before anybody types: a product without a margin of its own is empty and follows the global one. */
export const savedPercent = ({ product, saved }: MarginField) =>
  saved?.marginPercent ?? (product ? '' : defaultPercent)

/** What somebody typed, the percentage he saw when he began, and whether the browser could make nothing of it. */
export type Draft = { text: string; seen: string; isBroken: boolean }

/** "37,5" and "37.5" → "37.5". */
const normal = (typed: string) => typed.trim().replace(',', '.')

const notANumber = 'Use um número de 0 a 500.'

/** Why what was typed cannot be saved; an empty text when it can. */
export function complaintAbout(field: MarginField, draft: Draft | undefined): string {
  if (draft?.isBroken) return notANumber
  const text = normal(draft?.text ?? savedPercent(field))
  if (!text) return field.product && !field.saved ? '' : 'Informe uma margem.'
  if (!/^\d+(\.\d{1,2})?$/.test(text) || Number(text) > 500) return notANumber
  return ''
}

/** Somebody else saved another value since this one was begun. */
export const overtakenBy = (field: MarginField, draft: Draft | undefined): string | undefined =>
  draft && draft.seen !== savedPercent(field) ? (field.saved?.marginPercent ?? '') : undefined

export type MarginToSave = MarginField & { marginPercent: string }

/** What is sent, in order: the global margin first, then every product that has one or was given one. */
export const marginsToSave = (fields: MarginField[], typed: (field: MarginField) => string): MarginToSave[] =>
  fields
    .map((field) => ({ ...field, marginPercent: normal(typed(field)) }))
    .filter(({ marginPercent }) => marginPercent !== '')
