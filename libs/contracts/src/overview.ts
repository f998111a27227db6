import Type, { type Static } from 'typebox'
import { Platform, ServiceType } from './products.ts'

/** The periods of the overview in days, today included. */
export const overviewPeriods = [7, 30, 90] as const
export type OverviewPeriod = (typeof overviewPeriods)[number]

const sums = {
  /** Orders that were paid. */
  orders: Type.Integer(),
  /** The money that paid them, in reais as all amounts here. */
  sales: Type.Number(),
  /** Sales that go back to customers, on the day that it was decided. */
  refunds: Type.Number(),
  /** Money that entered the account at the bank, less what left it. */
  received: Type.Number(),
  /** Charges of the supplier. */
  costs: Type.Number(),
  /** The bank's fees for PIX, by the settings. */
  fees: Type.Number(),
  /** Sales less refunds, costs and fees. */
  profit: Type.Number(),
}
export const OverviewSums = Type.Object(sums)
export type OverviewSums = Static<typeof OverviewSums>

/** `day`: 2026-11-21, in the time zone of São Paulo. */
export const OverviewDay = Type.Object({ day: Type.String(), ...sums })
export type OverviewDay = Static<typeof OverviewDay>

/** Sums of the ledger over the days up to today, and over as many days before them. */
export const Overview = Type.Object({
  total: OverviewSums,
  before: OverviewSums,
  /** Oldest first, without gaps; the last one is today. */
  byDay: Type.Array(OverviewDay),
  daysBefore: Type.Array(OverviewDay),
  /** Largest sales first. */
  byProduct: Type.Array(
    Type.Object({ platform: Platform, serviceType: ServiceType, ...sums, before: OverviewSums }),
  ),
  /** The fee of a PIX: a share of its amount, and reais. Both are zero where the settings have none. */
  pixFee: Type.Object({ percent: Type.Number(), reais: Type.Number() }),
})
export type Overview = Static<typeof Overview>

export const showOverview = {
  method: 'GET',
  url: '/api/admin/overview',
  access: { roles: ['owner', 'finance', 'viewer'] },
  schema: {
    querystring: Type.Object(
      { days: Type.Optional(Type.Enum(overviewPeriods)) },
      { additionalProperties: false },
    ),
    response: { 200: Overview },
  },
} as const
