/** For a schema's `pattern`: PostgreSQL takes every character of a text but this one. */
export const withoutNul = '^[^\\u0000]*$'
