import { sql } from 'kysely'

/** What a row of `upstream_services` costs in reais, six decimals, rounded up. */
export const costInBrl = (rateToBrl: number) => inBrl('upstream_services.rate', rateToBrl)

/** The same for the price of the last answer, which may be held; `link` is the row. */
export const offeredCostInBrl = (rateToBrl: number) => inBrl('link.offered_rate', rateToBrl)

const inBrl = (column: string, rateToBrl: number) =>
  sql<string>`(ceil(${sql.ref(column)} * ${rateToBrl}::numeric * 1000000) / 1000000)::numeric(16,6)`
