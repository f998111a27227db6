import { sql } from 'kysely'

/** SQL: the day in São Paulo, by the clock of the database. */
export const today = sql<string>`(now() AT TIME ZONE 'America/Sao_Paulo')::date`
