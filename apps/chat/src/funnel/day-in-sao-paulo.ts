import { sql } from 'kysely'

/** SQL: today in São Paulo, by the clock of the database. */
export const dayInSaoPaulo = sql<string>`(now() AT TIME ZONE 'America/Sao_Paulo')::date`
