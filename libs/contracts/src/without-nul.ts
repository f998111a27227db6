/** Schema `pattern` that refuses NUL, the only character PostgreSQL's text cannot store. */
export const withoutNul = '^[^\\u0000]*$'
