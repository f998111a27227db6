import Type, { type Static } from 'typebox'
import { Platform, ServiceType } from './products.ts'

export const Service = Type.Object({
  id: Type.String(),
  platform: Platform,
  category: ServiceType,
  /** What the supplier asks for 1,000 units, in reais, as text. */
  pricePerThousand: Type.String(),
  isActive: Type.Boolean(),
  smmServiceId: Type.Optional(Type.Integer()),
})
export type Service = Static<typeof Service>

export const ServiceChange = Type.Object(
  {
    isActive: Type.Optional(Type.Boolean()),
    smmServiceId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
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
    body: ServiceChange,
    response: { 200: Service },
  },
} as const
