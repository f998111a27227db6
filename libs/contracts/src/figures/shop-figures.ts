import Type, { type Static } from 'typebox'
import { Platform, ServiceType } from '../products.ts'

/** The shop's own figures for its pages. A figure of too few orders is left out. */
export const ShopFigures = Type.Object({
  completedOrders: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Visitors may ask for the news of an order by e-mail. */
  sendsMails: Type.Optional(Type.Boolean()),
  /** The median time from payment to the first delivery of each product, over the last 30 days. */
  starts: Type.Array(
    Type.Object({
      platform: Platform,
      serviceType: ServiceType,
      medianMinutes: Type.Integer({ minimum: 1 }),
    }),
  ),
})
export type ShopFigures = Static<typeof ShopFigures>

/** Asked by the gateway, which shows the answer on the pages. */
export const showShopFigures = {
  method: 'GET',
  url: '/api/shop-figures',
  schema: { response: { 200: ShopFigures } },
} as const
