import Type, { type Static } from 'typebox'
import { everyRole } from './access.ts'
import { Platform, QuantityRange, ServiceType, Tier } from './products.ts'

/** Notices about a service for an administrator. Amounts are in reais, as text. */
const serviceNoticeCodes = [
  /** A published package costs less than cost plus margin. */
  'PACKAGE_UNDER_FLOOR',
  /** No supplier takes the quantity of a published package: its orders are paid and wait for a person. */
  'PACKAGE_OUTSIDE_LIMITS',
  /** A price jump of the supplier is held and the old price applies. Saving the id again accepts the new one. */
  'PRICE_HELD',
  /** The supplier no longer lists it. Not sold. */
  'VANISHED',
  /** Our copy of the supplier's list lacks this id. Not sold until a sync finds it. */
  'UNKNOWN_ID',
  /** The linked id is classified as another product. */
  'OTHER_PRODUCT',
  /** The pages promise refills; the supplier offers none for this id. */
  'NO_REFILL',
] as const
export const ServiceNotice = Type.Object({
  code: Type.Enum(serviceNoticeCodes),
  /** PACKAGE_…: the first such package of a tier; absent: of the standard one. */
  tier: Type.Optional(Tier),
  quantity: Type.Optional(Type.Integer()),
  price: Type.Optional(Type.String()),
  floor: Type.Optional(Type.String()),
  /** PACKAGE_OUTSIDE_LIMITS: all such packages of the tier, and what the suppliers take. */
  quantities: Type.Optional(Type.Array(Type.Integer())),
  taken: Type.Optional(Type.Array(QuantityRange)),
  /** PRICE_HELD: the supplier's new price of 1,000. */
  pricePerThousand: Type.Optional(Type.String()),
})
export type ServiceNotice = Static<typeof ServiceNotice>

/** Criteria by which the catalogue picks a supplier's service. */
export const merits = [
  'takes the smallest package',
  'takes the largest package',
  'every package covers cost plus margin',
  'not for another country',
  'not for a part of the audience',
  'not a throw-away',
  'refills',
  'Brazilian',
  'real profiles',
  'can be cancelled',
] as const
export type Merit = (typeof merits)[number]
/** How the supplier's service was picked: by the catalogue among `of` candidates, or by staff. */
export const Picked = Type.Union([
  Type.Object({ by: Type.Literal('catalogue'), of: Type.Integer(), merits: Type.Array(Type.Enum(merits)) }),
  Type.Object({ by: Type.Literal('staff'), username: Type.String() }),
])
export type Picked = Static<typeof Picked>

export const Service = Type.Object({
  id: Type.String(),
  platform: Platform,
  category: ServiceType,
  /** Supplier's price of 1,000 units, in reais, as text. */
  pricePerThousand: Type.String(),
  isActive: Type.Boolean(),
  smmServiceId: Type.Optional(Type.Integer()),
  /** Name of the linked service at the supplier. */
  supplierName: Type.Optional(Type.String()),
  picked: Type.Optional(Picked),
  /** Effective margin as a percentage; with the quantities below, enough to calculate its prices. */
  marginPercent: Type.Optional(Type.String()),
  minQuantity: Type.Optional(Type.Integer()),
  maxQuantity: Type.Optional(Type.Integer()),
  notices: Type.Optional(Type.Array(ServiceNotice)),
})
export type Service = Static<typeof Service>

export const ServiceChange = Type.Object(
  {
    isActive: Type.Optional(Type.Boolean()),
    smmServiceId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    /** Accepts the held price if it is still the displayed one. */
    acceptPrice: Type.Optional(Type.String({ pattern: '^\\d{1,10}\\.\\d{2,6}$' })),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ServiceChange = Static<typeof ServiceChange>

/** Result of a sync with the supplier. */
export const SyncReport = Type.Object({
  fetched: Type.Integer(),
  changed: Type.Integer(),
  held: Type.Integer(),
  startedAt: Type.String(),
  finishedAt: Type.String(),
})
export type SyncReport = Static<typeof SyncReport>

export const listServices = {
  method: 'GET',
  url: '/api/services',
  access: everyRole,
  schema: { response: { 200: Type.Array(Service) } },
} as const
export const syncServices = {
  method: 'POST',
  url: '/api/services/sync',
  access: { roles: ['owner', 'finance', 'support'] },
  schema: { response: { 200: SyncReport } },
} as const
export const changeService = {
  method: 'PATCH',
  url: '/api/services/:id',
  access: { roles: ['owner', 'finance'], needsProof: true },
  schema: {
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    querystring: Type.Object({
      /** Refuses an id missing from the supplier's list with ID_NOT_LISTED: it would take the service off sale. */
      onlyIfListed: Type.Optional(Type.Boolean()),
    }),
    body: ServiceChange,
    response: { 200: Service },
  },
} as const
