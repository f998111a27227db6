import Type, { type Static } from 'typebox'
import { Product, Tier } from '../products.ts'

/** The supplier of the installation's settings, under the name that orders has called it by from the beginning. */
export const firstSupplierId = 'smm-api'

/** How a service chooses among its routes: by their order, or the cheapest with its measured drop and time to start. */
export const routingModes = ['priority', 'best'] as const
export const RoutingMode = Type.Enum(routingModes)
export type RoutingMode = (typeof routingModes)[number]

export const SupplierId = Type.String({ minLength: 1, maxLength: 60 })

/** A supplier as orders is told of it. */
export const RoutedSupplier = Type.Object({
  id: SupplierId,
  name: Type.String({ maxLength: 60 }),
  isOn: Type.Boolean(),
  /** Its address and key, which is encrypted; the first supplier's are in the settings of each service. */
  access: Type.Optional(
    Type.Object({
      url: Type.String({ maxLength: 500 }),
      encryptedKey: Type.String({ maxLength: 2000 }),
      /** Reais per unit of its currency. */
      rateToBrl: Type.Number({ exclusiveMinimum: 0 }),
    }),
  ),
})
export type RoutedSupplier = Static<typeof RoutedSupplier>

/** One of the ways in which a service may be delivered. */
export const Route = Type.Object({
  ...Product.properties,
  supplierId: SupplierId,
  upstreamServiceId: Type.Integer(),
  mode: RoutingMode,
  /** The lowest is the first. */
  priority: Type.Integer(),
  costMicrosPerThousand: Type.Integer({ minimum: 0 }),
  /** Quantities that it takes; absent on the only route of a service, whose supplier refuses others itself. */
  minQuantity: Type.Optional(Type.Integer({ minimum: 1 })),
  maxQuantity: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type Route = Static<typeof Route>

/** One of the ways in which a tier of a product may be delivered. */
export const TierRoute = Type.Object({ ...Route.properties, tier: Tier })
export type TierRoute = Static<typeof TierRoute>

/** All suppliers and all enabled routes, under a version of their own. Sent to orders alone. */
export const PublishedRouting = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  suppliers: Type.Array(RoutedSupplier),
  routes: Type.Array(Route),
})
export type PublishedRouting = Static<typeof PublishedRouting>
