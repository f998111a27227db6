import type { Margin } from '@smm/contracts/prices/margins'
import { platforms, type Product, serviceTypes } from '@smm/contracts/products'
import type { Service } from '@smm/contracts/services'
import { isPublished } from '@smm/pricing/published-products'

/** One input of the margins form; the global margin has no product. */
export type MarginField = { key: string; product: Product | null; saved: Margin | undefined }

/** The global margin is the first one. */
export type MarginFields = [MarginField, ...MarginField[]]

const defaultPercent = '50'

const keyOf = (product: Product | null) => (product ? `${product.platform} ${product.serviceType}` : 'global')

/** The global margin first, then one field per product that is published, in the catalogue or has a margin. */
export function marginFields(services: Service[], margins: Margin[]): MarginFields {
  const isNeeded = (product: Product) =>
    isPublished(product) ||
    [...services, ...margins].some(
      (it) => it.platform === product.platform && it.category === product.serviceType,
    )
  const products = platforms
    .flatMap((platform) => serviceTypes.map((serviceType) => ({ platform, serviceType })))
    .filter(isNeeded)
  const fieldOf = (product: Product | null) => ({
    key: keyOf(product),
    product,
    saved: margins.find((it) =>
      product ? it.platform === product.platform && it.category === product.serviceType : it.isGlobal,
    ),
  })
  return [fieldOf(null), ...products.map(fieldOf)]
}

/** The initial value of an input; a product without a margin follows the global one and is empty. */
export const savedPercent = ({ product, saved }: MarginField) =>
  saved?.marginPercent ?? (product ? '' : defaultPercent)

/** An edited value; `percentAtStart` detects a concurrent change, `isBadInput` is `validity.badInput`. */
export type Draft = { text: string; percentAtStart: string; isBadInput: boolean }

/** '37,5' and '37.5' → '37.5'. */
const normalize = (text: string) => text.trim().replace(',', '.')

const notANumberText = 'Use um número de 0 a 500.'

/** The error of an input; empty if it is valid. */
export function validateMargin(field: MarginField, draft: Draft | undefined): string {
  if (draft?.isBadInput) return notANumberText
  const text = normalize(draft?.text ?? savedPercent(field))
  if (!text) return field.product && !field.saved ? '' : 'Informe uma margem.'
  if (!/^\d+(\.\d{1,2})?$/.test(text) || Number(text) > 500) return notANumberText
  return ''
}

/** The value that somebody else saved since this edit began. */
export const concurrentChange = (field: MarginField, draft: Draft | undefined): string | undefined =>
  draft && draft.percentAtStart !== savedPercent(field) ? (field.saved?.marginPercent ?? '') : undefined

export type MarginToSave = MarginField & { marginPercent: string }

/** The margins to save, the global one first; products with an empty input are left out. */
export const marginsToSave = (fields: MarginField[], typed: (field: MarginField) => string): MarginToSave[] =>
  fields
    .map((field) => ({ ...field, marginPercent: normalize(typed(field)) }))
    .filter(({ marginPercent }) => marginPercent !== '')
