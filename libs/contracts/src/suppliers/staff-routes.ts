import Type, { type Static } from 'typebox'
import { everyRole, ownerOnly } from '../access.ts'
import { Platform, ServiceType, Tier } from '../products.ts'
import { RoutingMode, SupplierId } from './routing.ts'

const UpstreamServiceId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** A service that a supplier lists. Prices are of a thousand, in reais, as text. */
export const SupplierService = Type.Object({
  upstreamServiceId: Type.Integer(),
  name: Type.String(),
  pricePerThousand: Type.String(),
  /** Its new price, which is held until somebody accepts it. */
  heldPrice: Type.Optional(Type.String()),
  minQuantity: Type.Integer(),
  maxQuantity: Type.Integer(),
  refill: Type.Boolean(),
})
export type SupplierService = Static<typeof SupplierService>

export const StaffRoute = Type.Object({
  supplierId: SupplierId,
  upstreamServiceId: Type.Integer(),
  isOn: Type.Boolean(),
  /** Null when its supplier does not list it, so it delivers nothing. */
  listed: Type.Union([SupplierService, Type.Null()]),
})
export type StaffRoute = Static<typeof StaffRoute>

/** A service that we sell, with its routes in their order. */
export const RoutedService = Type.Object({
  id: Type.String(),
  platform: Platform,
  serviceType: ServiceType,
  /** Absent: the standard one. Another tier of a service is listed under the same id. */
  tier: Type.Optional(Tier),
  isActive: Type.Boolean(),
  /** Its floor counts with it since the last sync: the dearest enabled route's price of a thousand, in reais. */
  costPerThousand: Type.String(),
  marginPercent: Type.String(),
  mode: RoutingMode,
  routes: Type.Array(StaffRoute),
  /** Changes whenever the mode or the routes do. */
  revision: Type.String(),
})
export type RoutedService = Static<typeof RoutedService>

/** All routes of a service, the first to be asked first. The answer is CONFLICT when `revision` is not the stored one. */
export const RoutesChange = Type.Object(
  {
    revision: Type.String({ maxLength: 100 }),
    tier: Type.Optional(Tier),
    mode: RoutingMode,
    routes: Type.Array(
      Type.Object(
        { supplierId: SupplierId, upstreamServiceId: UpstreamServiceId, isOn: Type.Boolean() },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
  },
  { additionalProperties: false },
)
export type RoutesChange = Static<typeof RoutesChange>

const change = { ...ownerOnly, needsProof: true } as const

export const listRoutes = {
  method: 'GET',
  url: '/api/suppliers/routes',
  access: everyRole,
  schema: { response: { 200: Type.Array(RoutedService) } },
} as const
export const saveRoutes = {
  method: 'PUT',
  url: '/api/suppliers/routes/:serviceId',
  access: change,
  schema: {
    params: Type.Object({ serviceId: Type.String({ format: 'uuid' }) }),
    body: RoutesChange,
    response: { 200: RoutedService },
  },
} as const
/** The services of a product that a supplier lists, the cheapest first. */
export const listSupplierServices = {
  method: 'GET',
  url: '/api/suppliers/:id/services',
  access: ownerOnly,
  schema: {
    params: Type.Object({ id: SupplierId }),
    querystring: Type.Object({ platform: Platform, serviceType: ServiceType }),
    response: { 200: Type.Array(SupplierService) },
  },
} as const
/** Accepts a held price; the answer is CONFLICT when it is not the displayed one any more. */
export const acceptSupplierPrice = {
  method: 'POST',
  url: '/api/suppliers/:id/services/:upstreamServiceId/accept-price',
  access: change,
  schema: {
    params: Type.Object({ id: SupplierId, upstreamServiceId: UpstreamServiceId }),
    body: Type.Object(
      { heldPrice: Type.String({ pattern: '^\\d{1,10}(\\.\\d{1,6})?$' }) },
      { additionalProperties: false },
    ),
    response: { 200: SupplierService },
  },
} as const
