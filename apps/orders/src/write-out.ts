import { type RawBuilder, sql } from 'kysely'

/**
 * A word or number in the statement itself: as a parameter it would hide from a prepared statement which partial index
 * serves it, or how few rows are wanted.
 */
export const writeOut = <Word extends string | number>(word: Word): RawBuilder<Word> => sql.lit(word)
