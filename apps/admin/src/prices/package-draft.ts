import type { PackageVersion, StaffPackage } from '@smm/contracts/prices/packages'
import type { Badge, PricePage } from '@smm/contracts/prices/price-book'
import { formatQuantity } from '@smm/pricing/money'
import { toIso } from '../brasilia-time.ts'
import { parseCount, parseReais, typedCents } from '../panel/form/typed-values.ts'
import type { PricedProduct } from './priced-product.ts'

/** The inputs of the form, as typed. */
export type PackageDraft = {
  quantity: string
  name: string
  price: string
  original: string
  badge: Badge | ''
  landingBadge: Badge | ''
  pages: PricePage[]
  isScheduled: boolean
  /** 'AAAA-MM-DDTHH:MM', the time of Brasília. */
  from: string
  until: string
  acceptsUnderFloor: boolean
}

export const newestOf = ({ versions }: StaffPackage): PackageVersion | undefined => versions[0]
export const versionInForce = ({ versions, inForce }: StaffPackage): PackageVersion | undefined =>
  versions.find(({ version }) => version === inForce)
/** A change whose moment has not come; a later one takes its place. */
export const scheduledVersion = (it: StaffPackage): PackageVersion | undefined => {
  const newest = newestOf(it)
  return newest?.publishedAt === null && !newest.isWithdrawn ? newest : undefined
}

const emptyDraft: PackageDraft = {
  quantity: '',
  name: '',
  price: '',
  original: '',
  badge: '',
  landingBadge: '',
  pages: [],
  isScheduled: false,
  from: '',
  until: '',
  acceptsUnderFloor: false,
}

/** The form of a new package, which is shown where others of its product and tier are; the first one on every page. */
export function newDraft({ packages }: PricedProduct): PackageDraft {
  const sold = packages.flatMap((it) => versionInForce(it) ?? [])
  const pages = sold.length > 0 ? sold.flatMap((it) => it.pages) : (['prices', 'landing'] as const)
  return { ...emptyDraft, pages: [...new Set(pages)] }
}

/** The form of these terms, from now on. */
export const draftOf = (
  it: StaffPackage,
  terms: PackageVersion | undefined = versionInForce(it) ?? newestOf(it),
): PackageDraft =>
  terms
    ? {
        ...emptyDraft,
        quantity: formatQuantity(it.quantity),
        name: terms.name,
        price: typedCents(terms.priceCents),
        original: terms.originalCents === null ? '' : typedCents(terms.originalCents),
        badge: terms.badge ?? '',
        landingBadge: terms.landingBadge ?? '',
        pages: terms.pages,
      }
    : emptyDraft

/** The terms that the draft asks for. Call it for a draft without an error. */
export const termsOf = (draft: PackageDraft) => ({
  name: draft.name.trim(),
  priceCents: parseReais(draft.price) ?? 0,
  originalCents: parseReais(draft.original) ?? null,
  badge: draft.badge || null,
  landingBadge: draft.landingBadge || null,
  pages: draft.pages,
  ...(draft.isScheduled && draft.from && { validFrom: toIso(draft.from) }),
  ...(draft.isScheduled && draft.until && { validUntil: toIso(draft.until) }),
  ...(draft.acceptsUnderFloor && { acceptsUnderFloor: true }),
})

/** The prices that may be struck through: those of earlier versions, and the claims that the shop began with. */
export function strikeablePrices(it: StaffPackage | undefined): number[] {
  const prices = it?.versions.flatMap(({ priceCents, publishedAt, originalCents, originalEvidence }) => [
    ...(publishedAt ? [priceCents] : []),
    ...(originalCents !== null && originalEvidence === 'unproven' ? [originalCents] : []),
  ])
  return [...new Set(prices)].toSorted((a, b) => a - b)
}

type Edited = { product: PricedProduct; edited: StaffPackage | undefined; now: number }

/** The first error of the form; empty when it can be saved. */
export function validateDraft(draft: PackageDraft, { product, edited, now }: Edited): string {
  const quantity = parseCount(draft.quantity)
  const price = parseReais(draft.price)
  if (!edited && !quantity) return 'Informe a quantidade do pacote, como 2.000.'
  if (!edited && product.packages.some((it) => it.quantity === quantity && it.inForce !== null))
    return 'Já existe um pacote com esta quantidade: edite o que está à venda.'
  if (!draft.name.trim()) return 'Dê um nome ao pacote.'
  if (!price) return 'Informe o preço em reais, como 45,00.'
  const known = edited ?? product.packages.find((it) => it.quantity === quantity)
  return validateOriginal(draft, price, known) || validateSchedule(draft, now)
}

function validateOriginal(draft: PackageDraft, price: number, known: StaffPackage | undefined): string {
  if (!draft.original.trim()) return ''
  const original = parseReais(draft.original)
  if (!original) return 'Informe o preço riscado em reais, ou deixe vazio.'
  if (original <= price) return 'O preço riscado precisa ser maior que o preço de agora.'
  if (strikeablePrices(known).includes(original)) return ''
  return 'Só se risca um preço que este pacote já teve de verdade.'
}

function validateSchedule({ isScheduled, from, until }: PackageDraft, now: number): string {
  if (!isScheduled) return ''
  if (!from && !until) return 'Diga quando o preço começa ou quando termina.'
  const start = from ? Date.parse(toIso(from)) : now
  if (start < now) return 'O começo precisa ser no futuro.'
  if (until && Date.parse(toIso(until)) <= start) return 'O preço precisa terminar depois de começar.'
  return ''
}
