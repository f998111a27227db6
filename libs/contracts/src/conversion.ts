import Type, { type Static } from 'typebox'
import { overviewPeriods } from './overview.ts'

const Page = Type.String({ maxLength: 100, pattern: '^/[\\w/-]*$' })
const Campaign = Type.String({ maxLength: 40, pattern: '^[a-z0-9._-]*$' })

/** Where a visit began: the path of its page, and as `source` the campaign in its address; '' when it names none. */
export const VisitOrigin = Type.Object({ page: Page, source: Campaign })
export type VisitOrigin = Static<typeof VisitOrigin>

/** Visits since the last call. */
export const CountedVisits = Type.Array(
  Type.Object({ ...VisitOrigin.properties, count: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
  { maxItems: 1_000 },
)
export type CountedVisits = Static<typeof CountedVisits>

/** Called by the gateway, which forwards nothing to this path. */
export const countVisits = {
  method: 'POST',
  url: '/visits',
  schema: { body: CountedVisits, response: { 200: Type.Object({ ok: Type.Boolean() }) } },
} as const

const steps = {
  /** Documents that a browser opened. */
  visits: Type.Integer(),
  /** Conversations with a message of the visitor; each of the next counts conversations too. */
  chats: Type.Integer(),
  recaps: Type.Integer(),
  charges: Type.Integer(),
  paid: Type.Integer(),
}
export const ConversionSteps = Type.Object(steps)
export type ConversionSteps = Static<typeof ConversionSteps>

/** Conversations count on the day, the page and the campaign of their first message, whenever they are paid. */
export const Conversion = Type.Object({
  total: ConversionSteps,
  before: ConversionSteps,
  /** Oldest first, without gaps; the last one is today. */
  byDay: Type.Array(Type.Object({ day: Type.String(), ...steps })),
  /** The most visited first, at most 20 of each. */
  byPage: Type.Array(Type.Object({ page: Type.String(), ...steps })),
  bySource: Type.Array(Type.Object({ source: Type.String(), ...steps })),
})
export type Conversion = Static<typeof Conversion>

export const showConversion = {
  method: 'GET',
  url: '/api/conversations/conversion',
  access: { roles: ['owner', 'finance', 'viewer'] },
  schema: {
    querystring: Type.Object(
      { days: Type.Optional(Type.Enum(overviewPeriods)) },
      { additionalProperties: false },
    ),
    response: { 200: Conversion },
  },
} as const
