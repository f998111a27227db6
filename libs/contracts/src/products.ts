import Type, { type Static } from 'typebox'
import { withoutNul } from './without-nul.ts'

export const platforms = ['instagram', 'youtube', 'tiktok'] as const
export const Platform = Type.Enum(platforms)
export type Platform = (typeof platforms)[number]

/** Kind of delivery. The admin panel calls it the category of a service. */
export const serviceTypes = [
  'followers',
  'likes',
  'views',
  'subscribers',
  'comments',
  'shares',
  'saves',
] as const
export const ServiceType = Type.Enum(serviceTypes)
export type ServiceType = (typeof serviceTypes)[number]

/** A service type on a platform. */
export const Product = Type.Object({ platform: Platform, serviceType: ServiceType })
export type Product = Static<typeof Product>

/** A tier of a product with packages and routes of its own, by its name, which never changes: orders keep it. */
export const Tier = Type.String({ minLength: 1, maxLength: 40, pattern: withoutNul })
export type TieredProduct = Product & { tier?: string | null | undefined }

export const QuantityRange = Type.Object({
  minimum: Type.Integer({ minimum: 1 }),
  maximum: Type.Integer({ minimum: 1 }),
})
export type QuantityRange = Static<typeof QuantityRange>

/** Published by the catalogue: enough to price a product and to submit an order to the supplier. */
export const Offer = Type.Object({
  platform: Platform,
  serviceType: ServiceType,
  isActive: Type.Boolean(),
  /** Id of the service at the supplier; null until one is linked. */
  upstreamServiceId: Type.Union([Type.Integer(), Type.Null()]),
  /** Cost of 1,000 units, in millionths of a real. */
  costMicrosPerThousand: Type.Integer({ minimum: 0 }),
  /** 5000 = 50 %. The margin of the product, else the global one, else 50 %. */
  marginBasisPoints: Type.Integer({ minimum: 0, maximum: 50_000 }),
  /** Quantities the supplier takes in one order. */
  minQuantity: Type.Integer({ minimum: 1 }),
  maxQuantity: Type.Integer({ minimum: 1 }),
  /** Quantities between those limits that no route takes. Sent to the chat alone: orders has the routes. */
  gaps: Type.Optional(Type.Array(QuantityRange)),
})
export type Offer = Static<typeof Offer>

/** The same of a tier: another supplier's service, so another cost and other limits. */
export const TierOffer = Type.Object({ ...Offer.properties, tier: Tier })
export type TierOffer = Static<typeof TierOffer>

/** Every pair of platform and service type, sold or not. */
export const allProducts: readonly Product[] = platforms.flatMap((platform) =>
  serviceTypes.map((serviceType) => ({ platform, serviceType })),
)

/** Names shown to visitors and staff. */
export const platformNames: Record<Platform, string> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}
export const serviceTypeNames: Record<ServiceType, string> = {
  followers: 'Seguidores',
  likes: 'Curtidas',
  views: 'Visualizações',
  subscribers: 'Inscritos',
  comments: 'Comentários',
  shares: 'Compartilhamentos',
  saves: 'Salvamentos',
}
/** 'Seguidores no Instagram' */
export const productName = ({ platform, serviceType }: Product) =>
  `${serviceTypeNames[serviceType]} no ${platformNames[platform]}`
