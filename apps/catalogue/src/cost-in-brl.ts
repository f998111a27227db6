import { sql } from 'kysely'

/** What a row of `upstream_services` costs in reais, six decimals, rounded up. */
export const costInBrl = (rateToBrl: number) =>
  sql<string>`(ceil(upstream_services.rate * ${rateToBrl}::numeric * 1000000) / 1000000)::numeric(16,6)`
