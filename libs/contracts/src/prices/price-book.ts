import Type, { type Static } from 'typebox'
import { Product, Tier } from '../products.ts'

export const badges = ['MAIS POPULAR', 'RECOMENDADO', 'MELHOR VALOR', 'TRENDING'] as const
export const Badge = Type.Enum(badges)
export type Badge = (typeof badges)[number]

/** The pages that list packages: all prices, and the product's own landing page. */
const pricePages = ['prices', 'landing'] as const
export const PricePage = Type.Enum(pricePages)
export type PricePage = (typeof pricePages)[number]

const Quantity = Type.Integer({ minimum: 1 })
const Cents = Type.Integer({ minimum: 1 })

export const Package = Type.Object({
  name: Type.String(),
  quantity: Quantity,
  priceCents: Cents,
  /** The struck-through price; null where there is none. */
  originalCents: Type.Union([Cents, Type.Null()]),
  isPopular: Type.Boolean(),
  badge: Type.Union([Badge, Type.Null()]),
  /** Where the package is published. */
  pages: Type.Array(PricePage),
})
export type Package = Static<typeof Package>

/** The packages of a product in one of its tiers. */
const TierPackages = {
  /** Published range of quantities. */
  minimum: Quantity,
  maximum: Quantity,
  packages: Type.Array(Package),
  /** The landing page highlights another card than the prices page. */
  landingFavourite: Type.Optional(Type.Object({ quantity: Quantity, badge: Badge })),
}

/** A tier in the owner's words: its name, and a sentence on what it includes, which may be empty. */
const TierWords = { name: Tier, sentence: Type.String({ maxLength: 200 }) }
export const TierNote = Type.Object(TierWords)
export type TierNote = Static<typeof TierNote>

export const PublishedTier = Type.Object({ ...TierWords, ...TierPackages })
export type PublishedTier = Static<typeof PublishedTier>

export const PublishedProduct = Type.Object({
  ...Product.properties,
  ...TierPackages,
  /** Most orders cost between the lowest price and this: the owner's claim. */
  commonUpToCents: Type.Optional(Cents),
  /** The standard tier's, where the product has others. */
  sentence: Type.Optional(TierWords.sentence),
  /** The other tiers, in the owner's order; absent where there are none. */
  tiers: Type.Optional(Type.Array(PublishedTier)),
})
export type PublishedProduct = Static<typeof PublishedProduct>

/** The published packages of all products. */
export const PriceBook = Type.Array(PublishedProduct)
export type PriceBook = readonly PublishedProduct[]

/** A price book as the catalogue published it; a higher version is the newer book. */
export const PublishedBook = Type.Object({ version: Type.Integer({ minimum: 0 }), products: PriceBook })
export type PublishedBook = Static<typeof PublishedBook>

/** Public: the gateway shows the answer on the pages. */
export const showPriceBook = {
  method: 'GET',
  url: '/api/packages',
  schema: { response: { 200: PublishedBook } },
} as const
