import Type, { type Static } from 'typebox'
import { everyRole } from '../access.ts'
import { Platform, ServiceType } from '../products.ts'

/** A percentage from 0 to 500, at most two decimals, as text: "50", "37.5". */
const MarginPercent = Type.String({
  pattern: '^(?:[0-4]?\\d{1,2}(?:\\.\\d{1,2})?|500(?:\\.0{1,2})?)$',
})

export const Margin = Type.Object({
  id: Type.String(),
  marginPercent: Type.String(),
  isGlobal: Type.Boolean(),
  platform: Type.Union([Platform, Type.Null()]),
  category: Type.Union([ServiceType, Type.Null()]),
})
export type Margin = Static<typeof Margin>

export const NewMargin = Type.Union([
  Type.Object(
    { marginPercent: MarginPercent, isGlobal: Type.Literal(true) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      platform: Platform,
      category: ServiceType,
      marginPercent: MarginPercent,
      isGlobal: Type.Literal(false),
    },
    { additionalProperties: false },
  ),
])
export type NewMargin = Static<typeof NewMargin>

const MarginChange = Type.Object({ marginPercent: MarginPercent }, { additionalProperties: false })

export const listMargins = {
  method: 'GET',
  url: '/api/margins',
  access: everyRole,
  schema: { response: { 200: Type.Array(Margin) } },
} as const
export const createMargin = {
  method: 'POST',
  url: '/api/margins',
  access: { roles: ['owner', 'finance'], needsProof: true },
  schema: { body: NewMargin, response: { 201: Margin } },
} as const
/** Optimistic locking: `if-match` holds the displayed percentage; the answer is CONFLICT when it has changed. */
export const changeMargin = {
  method: 'PATCH',
  url: '/api/margins/:id',
  access: { roles: ['owner', 'finance'], needsProof: true },
  schema: {
    params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
    headers: Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 20 })) }),
    body: MarginChange,
    response: { 200: Margin },
  },
} as const
