import Type, { type Static } from 'typebox'
import { Platform, ServiceType } from './products.ts'

/** What an administrator should know of a service. Amounts are in reais, as text. */
export const serviceNoticeCodes = [
  /** A published package costs less than cost plus margin. */
  'PACKAGE_UNDER_FLOOR',
  /** The supplier's new price jumped: the old one still counts. Saving the id again accepts the new one. */
  'PRICE_HELD',
  /** The supplier no longer lists it. Not sold. */
  'VANISHED',
  /** The supplier's list does not have this id yet. Not sold until it does. */
  'UNKNOWN_ID',
  /** The linked id reads like another product. */
  'OTHER_PRODUCT',
  /** The pages promise that what falls is replaced; the supplier does not do it for this id. */
  'NO_REFILL',
] as const
export const ServiceNotice = Type.Object({
  code: Type.Enum(serviceNoticeCodes),
  /** PACKAGE_UNDER_FLOOR: the first such package. */
  quantity: Type.Optional(Type.Integer()),
  price: Type.Optional(Type.String()),
  floor: Type.Optional(Type.String()),
  /** PRICE_HELD: what the supplier asks now for 1,000. */
  pricePerThousand: Type.Optional(Type.String()),
})
export type ServiceNotice = Static<typeof ServiceNotice>

/** Why this service of the supplier: chosen among `of` by what speaks for it, or entered by somebody. */
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
export const Picked = Type.Union([
  Type.Object({ by: Type.Literal('catalogue'), of: Type.Integer(), merits: Type.Array(Type.Enum(merits)) }),
  Type.Object({ by: Type.Literal('staff'), username: Type.String() }),
])
export type Picked = Static<typeof Picked>

export const Service = Type.Object({
  id: Type.String(),
  platform: Platform,
  category: ServiceType,
  /** What the supplier asks for 1,000 units, in reais, as text. */
  pricePerThousand: Type.String(),
  isActive: Type.Boolean(),
  smmServiceId: Type.Optional(Type.Integer()),
  /** Name of the linked service at the supplier. */
  supplierName: Type.Optional(Type.String()),
  picked: Type.Optional(Picked),
  /** The margin that counts for it, as a percentage, and the quantities of one order: enough to reckon what it sells for. */
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
    /** Takes the price that was held, if it is still this one: what the notice said of it. */
    acceptPrice: Type.Optional(Type.String({ pattern: '^\\d{1,10}\\.\\d{2,6}$' })),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ServiceChange = Static<typeof ServiceChange>

/** What a sync found at the supplier. */
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
  schema: { response: { 200: Type.Array(Service) } },
} as const
export const syncServices = {
  method: 'POST',
  url: '/api/services/sync',
  schema: { response: { 200: SyncReport } },
} as const
export const changeService = {
  method: 'PATCH',
  url: '/api/services/:id',
  schema: {
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    querystring: Type.Object({
      /** Refuses with ID_NOT_LISTED an id that the supplier's list does not have, for it would take the service off sale. */
      onlyIfListed: Type.Optional(Type.Boolean()),
    }),
    body: ServiceChange,
    response: { 200: Service },
  },
} as const
