import type { PriceBook, PublishedTier } from '@smm/contracts/prices/price-book'
import type { TierOffer } from '@smm/contracts/products'
import { seedBook } from './seed-book.ts'

/** Of Instagram's followers: twice the standard price, and no package of 100. */
export const premium: PublishedTier = {
  name: 'Premium com reposição',
  sentence: 'Perfis brasileiros, com reposição por um ano.',
  minimum: 500,
  maximum: 20_000,
  packages: [
    ['Growth', 500, 9_000] as const,
    ['Pro', 1_500, 24_000] as const,
    ['Business', 5_000, 60_000] as const,
  ].map(([name, quantity, priceCents]) => ({
    name,
    quantity,
    priceCents,
    originalCents: null,
    isPopular: quantity === 1_500,
    badge: quantity === 1_500 ? ('RECOMENDADO' as const) : null,
    pages: ['prices' as const],
  })),
}

/** The seed book of a shop that sells Instagram's followers in two tiers. */
export const twoTierBook: PriceBook = seedBook.map((it) =>
  it.platform === 'instagram' && it.serviceType === 'followers'
    ? { ...it, sentence: 'Entrega rápida, sem reposição.', tiers: [premium] }
    : it,
)

export const premiumFollowers = {
  platform: 'instagram',
  serviceType: 'followers',
  tier: premium.name,
} as const

export const premiumOffer = (change: Partial<TierOffer> = {}): TierOffer => ({
  ...premiumFollowers,
  isActive: true,
  upstreamServiceId: 104,
  costMicrosPerThousand: 60_000_000,
  marginBasisPoints: 5_000,
  minQuantity: 100,
  maxQuantity: 50_000,
  ...change,
})
