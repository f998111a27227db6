/** Schema `pattern` that refuses NUL, the only character PostgreSQL's text cannot store. */
export const withoutNul = '^[^\\u0000]*$'
/** The same, of a name that has more than white space. */
export const legible = '^\\s*[^\\u0000\\s][^\\u0000]*$'
