import { type RawBuilder, sql } from 'kysely'

/** Accepted cost per 1,000 of an `upstream_services` row in reais, six decimals, rounded up. */
export const costInBrl = (rateToBrl: number) => inBrl('upstream_services.rate', rateToBrl)

/** Same for the price of the last answer, which may be held; the row is aliased `link`. */
export const offeredCostInBrl = (rateToBrl: number) => inBrl('link.offered_rate', rateToBrl)

const inBrl = (column: string, rateToBrl: number | RawBuilder<unknown>) =>
  sql<string>`(ceil(${sql.ref(column)} * ${rateToBrl}::numeric * 1000000) / 1000000)::numeric(16,6)`

/** Accepted cost of a row aliased `link` at the rate of its supplier's row. */
export const routeCostInBrl = inBrl('link.rate', sql.ref('suppliers.rate_to_brl'))

/** Same for the price of the last answer, which may be held. */
export const offeredRouteCostInBrl = inBrl('link.offered_rate', sql.ref('suppliers.rate_to_brl'))
